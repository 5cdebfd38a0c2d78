# The translations, compiled and embedded: /i18n/venuedesk_<language>.qm, with Qt's own texts beside them.
# `ninja translations` collects new texts and fills in translations/parts; see update.py.

set(vd_ts ${CMAKE_SOURCE_DIR}/translations/venuedesk_zh_CN.ts ${CMAKE_SOURCE_DIR}/translations/venuedesk_en.ts)
set_source_files_properties(${vd_ts} PROPERTIES OUTPUT_LOCATION ${CMAKE_BINARY_DIR}/i18n)
qt_add_lrelease(vd_ui TS_FILES ${vd_ts} QM_FILES_OUTPUT_VARIABLE vd_qm)

find_file(VD_QTBASE_ZH qtbase_zh_CN.qm PATHS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS} /usr/share/qt6/translations NO_DEFAULT_PATH REQUIRED)
configure_file(${VD_QTBASE_ZH} ${CMAKE_BINARY_DIR}/i18n/qtbase_zh_CN.qm COPYONLY)
qt_add_resources(vd_ui vd_i18n PREFIX "/i18n" BASE ${CMAKE_BINARY_DIR}/i18n FILES ${vd_qm} ${CMAKE_BINARY_DIR}/i18n/qtbase_zh_CN.qm)

get_target_property(vd_lupdate Qt6::lupdate IMPORTED_LOCATION)
if(NOT vd_lupdate)
  set(vd_lupdate /usr/lib/qt6/bin/lupdate)
endif()
add_custom_target(translations
  COMMAND ${CMAKE_SOURCE_DIR}/translations/update.py --lupdate ${vd_lupdate}
  COMMENT "Collecting texts and their translations" VERBATIM)
