# The gallery: each <name>.cpp here gives `GalleryItems <name>Items()`, and the calls are written at configure time.
file(GLOB gallery_pages CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*.cpp)
list(FILTER gallery_pages EXCLUDE REGEX "/(main|AdminStage|PictureCheck|InputCheck|LongerTexts|InjectedTexts|Poster)\\.cpp$")
set(declarations "")
set(calls "")
foreach(page ${gallery_pages})
  get_filename_component(page ${page} NAME_WE)
  string(APPEND declarations "GalleryItems ${page}Items();\n")
  string(APPEND calls "    items += ${page}Items();\n")
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/gallery/gallery_items.h CONTENT
"#pragma once

#include \"tests/ui/gallery/Gallery.h\"

namespace vd::gallery {

${declarations}
inline GalleryItems allItems()
{
    GalleryItems items;
${calls}    return items;
}

} // namespace vd::gallery
" @ONLY)
add_executable(gallery ${gallery_pages} ${CMAKE_CURRENT_LIST_DIR}/main.cpp ${CMAKE_CURRENT_LIST_DIR}/AdminStage.cpp
  ${CMAKE_CURRENT_LIST_DIR}/PictureCheck.cpp ${CMAKE_CURRENT_LIST_DIR}/InputCheck.cpp ${CMAKE_CURRENT_LIST_DIR}/LongerTexts.cpp
  ${CMAKE_CURRENT_LIST_DIR}/InjectedTexts.cpp ${CMAKE_CURRENT_LIST_DIR}/Poster.cpp)
target_include_directories(gallery PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/gallery)
target_link_libraries(gallery PRIVATE vd_test_support)
foreach(scale 1 2)
  add_test(NAME ui/gallery_${scale}x COMMAND gallery --scale ${scale} --out ${CMAKE_BINARY_DIR}/gallery)
  set_tests_properties(ui/gallery_${scale}x PROPERTIES LABELS ui TIMEOUT ${patience} ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
endforeach()
# Texts of another language may be 40 % longer; no layout may cut them.
add_test(NAME ui/gallery_longer COMMAND gallery --longer --out ${CMAKE_BINARY_DIR}/gallery)
set_tests_properties(ui/gallery_longer PROPERTIES LABELS ui TIMEOUT ${patience} ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
# What people type is shown as they typed it, in every field of every page.
add_test(NAME ui/gallery_injected COMMAND gallery --injected --out ${CMAKE_BINARY_DIR}/gallery)
set_tests_properties(ui/gallery_injected PROPERTIES LABELS ui TIMEOUT ${patience} ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
# On every page: the wheel changes nothing in passing, and Enter that ends a Chinese word does nothing else.
add_test(NAME ui/gallery_input COMMAND gallery --input --out ${CMAKE_BINARY_DIR}/gallery)
set_tests_properties(ui/gallery_input PROPERTIES LABELS ui TIMEOUT ${patience} ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
