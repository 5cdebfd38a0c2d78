# The benchmark program; ctest runs it once at its small size, so that it cannot rot. Figures are no test.
pkg_check_modules(HIREDIS REQUIRED IMPORTED_TARGET hiredis)
add_executable(bare_window bench/main_bare_window.cpp)
target_link_libraries(bare_window PRIVATE vd_options Qt6::Widgets)
add_library(slow_flush MODULE bench/slow_flush.cpp)
target_link_libraries(slow_flush PRIVATE vd_options ${CMAKE_DL_LIBS})
add_executable(vd_bench bench/main_bench.cpp bench/Desk.cpp bench/Door.cpp bench/History.cpp bench/Load.cpp bench/Schedule.cpp
    bench/Schemes.cpp bench/Seats.cpp bench/Window.cpp)
target_link_libraries(vd_bench PRIVATE vd_test_support PkgConfig::HIREDIS PostgreSQL::PostgreSQL)
target_compile_definitions(vd_bench PRIVATE VD_SLOW_FLUSH="$<TARGET_FILE:slow_flush>")
add_dependencies(vd_bench bare_window slow_flush venuedesk venuedeskctl)
add_test(NAME bench/small COMMAND vd_bench --size small)
set_tests_properties(bench/small PROPERTIES LABELS bench TIMEOUT ${patience} RUN_SERIAL TRUE)
