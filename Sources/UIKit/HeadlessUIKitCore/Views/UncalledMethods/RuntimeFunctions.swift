#if DEBUG && os(Linux)

/// Functions of the Swift runtime and the C library without a Swift declaration, found by their symbol names.
///
/// If one is missing, as in a program that has the runtime linked statically, all are.
struct RuntimeFunctions {
    private typealias Descriptor = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?
    private typealias Find =
        @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeRawPointer?
    private typealias Visit =
        @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt
    private typealias VisitImages = @convention(c) (Visit, UnsafeMutableRawPointer?) -> CInt

    private let descriptorFunction: Descriptor
    private let demangleFunction: Demangle
    private let findFunction: Find

    /// The offset from an address in the program's file to its address in memory.
    let loadAddress: UInt

    init?() {
        guard let program = dlopen(nil, RTLD_NOW),
            let descriptor = dlsym(program, "swift_getTypeContextDescriptor"),
            let demangle = dlsym(program, "swift_demangle"), let find = dlsym(program, "memmem"),
            let visit = dlsym(program, "dl_iterate_phdr")
        else { return nil }
        // The types are those of the functions in C, as the runtime's and the C library's headers declare them.
        descriptorFunction = unsafeBitCast(descriptor, to: Descriptor.self)
        demangleFunction = unsafeBitCast(demangle, to: Demangle.self)
        findFunction = unsafeBitCast(find, to: Find.self)
        // The first image is the program, and its record begins with the address.
        var address: UInt = 0
        let first: Visit = { image, _, result in
            guard let image, let result else { return 1 }
            result.storeBytes(of: image.load(as: UInt.self), as: UInt.self)
            return 1
        }
        _ = withUnsafeMutablePointer(to: &address) { unsafeBitCast(visit, to: VisitImages.self)(first, $0) }
        loadAddress = address
    }

    /// The compiler's descriptor of a class, one for all types of a generic class.
    func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
        // A class is a pointer to its metadata, which the function takes.
        descriptorFunction(unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    /// A symbol's name in the demangler's format.
    func demangled(_ symbol: String) -> String? {
        guard let text = demangleFunction(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// The position of the first match of some bytes in a range of others.
    func find(_ sought: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int?
    {
        guard let start = bytes.baseAddress, let needle = sought.baseAddress,
            range.lowerBound <= range.upperBound,
            let place = findFunction(start + range.lowerBound, range.count, needle, sought.count)
        else { return nil }
        return place - start
    }
}
#endif
