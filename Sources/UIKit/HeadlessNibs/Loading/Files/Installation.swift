import HeadlessUIKitCore

/// Called when the program is loaded: the modules below, which have the classes of nibs, read files by way of this.
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
#else
@section(".init_array")
#endif
@used private let installAtLoad: @convention(c) () -> Void = {
    NibReader.current = NibFiles()
    MainStoryboardReader.current = NibFiles()
}
