/// The name of an attribute, a child or a value as code writes it: a literal, which is compared with the characters of
/// a file without a `String` of either.
package struct NibName: ExpressibleByStringLiteral, Sendable {
    let literal: StaticString
    /// One of 64 bits: most names that are asked for are not there, and have another bit than those that are.
    let bit: UInt64

    // Inlined, so that the bit is a constant.
    @inline(__always)
    package init(stringLiteral literal: StaticString) {
        self.literal = literal
        bit = XMLSlice.bit(literal.characters, literal.utf8CodeUnitCount)
    }

    var start: UnsafePointer<CChar> { literal.characters }
    var count: Int { literal.utf8CodeUnitCount }
    var string: String { literal.description }
}

extension StaticString {
    /// The characters, with a zero behind them.
    var characters: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
