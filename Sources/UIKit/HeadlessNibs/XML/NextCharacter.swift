import Foundation

/// Knows where a character comes next in a text, so that texts without it need not be searched for it.
struct NextCharacter {
    private let character: Int32
    private let end: UnsafePointer<CChar>
    /// The first place of the character that was not passed; the end if there is none.
    private var place: UnsafePointer<CChar>

    init(_ character: Unicode.Scalar, from start: UnsafePointer<CChar>, to end: UnsafePointer<CChar>) {
        (self.character, self.end, place) = (Int32(character.value), end, start)
        search(from: start)
    }

    private mutating func search(from start: UnsafePointer<CChar>) {
        let found = memchr(start, character, end - start)
        place = found.map { UnsafePointer($0.assumingMemoryBound(to: CChar.self)) } ?? end
    }

    /// The first place of the character at a position or behind it; the end if there is none.
    mutating func place(from position: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
        if place < position { search(from: position) }
        return place
    }

    /// Whether the character is in a part of the text, which is not before one that was asked for earlier.
    mutating func isBetween(_ start: UnsafePointer<CChar>, _ end: UnsafePointer<CChar>) -> Bool {
        place(from: start) < end
    }

    /// Whether the next one is before a position.
    func isBefore(_ position: UnsafePointer<CChar>) -> Bool { place < position }

    /// Goes on to the one after the next.
    mutating func skip() { search(from: place + 1) }
}
