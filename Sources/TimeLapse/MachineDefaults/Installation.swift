#if os(Linux)
/// Called when the program is loaded, before its first line: what an application reads first may be stored for good.
@section(".init_array")
@used private let installAtLoad: @convention(c) () -> Void = {
    FunctionReplacements(DeviceDefaults.functions).install()
}
#endif
