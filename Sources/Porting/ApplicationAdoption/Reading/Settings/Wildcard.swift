/// A pattern in which a star stands for any characters, and a question mark for one.
enum Wildcard {
    /// - Complexity: O(length of the text × length of the pattern).
    static func matches(_ text: some StringProtocol, _ pattern: some StringProtocol) -> Bool {
        let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
        var (index, place) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < text.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = (place, index)
                place += 1
            } else if place < pattern.count,
                pattern[place] == text[index] || pattern[place] == UInt8(ascii: "?")
            {
                index += 1
                place += 1
            } else if let last = star {
                star?.index += 1
                index = last.index + 1
                place = last.place + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
