import Synchronization

/// Static strings of texts that are known only when the program runs, such as the paths of features.
///
/// Lines of tests are `StaticString`s all the way to XCTest and Swift Testing. Such a string is a pointer to bytes that are
/// never freed, their number, and flags; its layout is frozen. Here are such bytes, one copy of each text.
enum ImmortalText {
    /// The parts of a static string, as it is laid out.
    private typealias Parts = (start: UInt, count: Int, flags: UInt8)

    /// The flag of a string whose bytes are all ASCII. None is set for other text behind a pointer.
    private static let isASCII: UInt8 = 2

    private static let known = Mutex<[String: Parts]>([:])

    /// A text as a static string.
    ///
    /// - Complexity: O(*n*) in the text; its bytes are kept to the end of the process.
    static func string(_ text: String) -> StaticString {
        guard !text.isEmpty, MemoryLayout<Parts>.size == MemoryLayout<StaticString>.size else { return "" }
        let parts = known.withLock { known in
            if let parts = known[text] { return parts }
            let parts = copy(text)
            known[text] = parts
            return parts
        }
        return unsafeBitCast(parts, to: StaticString.self)
    }

    private static func copy(_ text: String) -> Parts {
        let utf8 = Array(text.utf8)
        // Literals end with a zero, which some readers of the pointer look for.
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: utf8.count + 1)
        _ = bytes.initialize(from: utf8 + [0])
        let flags = utf8.allSatisfy { $0 < 128 } ? isASCII : 0
        return (UInt(bitPattern: bytes.baseAddress), utf8.count, flags)
    }
}
