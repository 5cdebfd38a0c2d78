# One program per fuzz_Target.cpp with the usual entry point LLVMFuzzerTestOneInput. By itself it runs its corpus and a
# bounded number of mutations that are the same every time; "fuzz_QrText --seconds 600 --seed 7" goes on for longer.
# With clang and -DVD_LIBFUZZER=ON the same sources become libFuzzer programs instead.
option(VD_LIBFUZZER "Build the fuzz targets for libFuzzer (clang only)" OFF)
file(GLOB targets CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/fuzz_*.cpp)
foreach(source ${targets})
  get_filename_component(name ${source} NAME_WE)
  string(REPLACE "fuzz_" "" target ${name})
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE vd_test_support)
  if(VD_LIBFUZZER)
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  else()
    target_sources(${name} PRIVATE ${CMAKE_CURRENT_LIST_DIR}/main_fuzz.cpp)
    add_test(NAME fuzz/${name} COMMAND ${name} --runs 20000 ${CMAKE_CURRENT_LIST_DIR}/corpus/${target})
    set_tests_properties(fuzz/${name} PROPERTIES LABELS fuzz TIMEOUT ${patience} ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
  endif()
endforeach()
