# The icon set, compiled into every program that links vd_ui.
file(GLOB icons CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/icons/*.svg)
qt_add_resources(vd_ui vd_icons PREFIX "/" BASE ${CMAKE_SOURCE_DIR}/resources FILES ${icons})

# What a door sounds like.
file(GLOB sounds CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/sounds/*.wav)
qt_add_resources(vd_ui vd_sounds PREFIX "/" BASE ${CMAKE_SOURCE_DIR}/resources FILES ${sounds})
