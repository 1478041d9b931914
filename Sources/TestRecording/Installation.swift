import FailureReporting

/// Called when the program is loaded, before its first line, if this module is linked into it.
///
/// This way tests of every module have the recorder, whatever they import and without a call: a test that only makes a
/// view can fail. The modules that tests import depend on this one; applications do not, and link neither this nor the
/// test libraries.
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
#else
@section(".init_array")
#endif
@used private let installAtLoad: @convention(c) () -> Void = {
    FailureRecorder.install(TestRecorder.record)
    XCTestRecorder.install()
}
