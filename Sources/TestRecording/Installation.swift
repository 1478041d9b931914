import FailureReporting

/// Called when the program is loaded, before its first line, if this module is linked into it.
///
/// Tests of every module get the recorder that way, whatever they import, and nothing has to ask for it first: a test
/// that only makes a view can fail. The modules that tests import depend on this one; applications do not, and carry
/// neither this nor the test libraries.
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
#else
@section(".init_array")
#endif
@used private let installAtLoad: @convention(c) () -> Void = { FailureRecorder.install(TestRecorder.record) }
