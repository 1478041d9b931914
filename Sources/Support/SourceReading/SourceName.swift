/// The name in front of a call's parentheses, without generic arguments.
package struct SourceName {
    /// The name; empty if there is none.
    package let text: String
    package let start: Int

    package init(before place: Int, in line: [UInt8]) {
        var end = place
        while end > 0, line[end - 1] == UInt8(ascii: " ") { end -= 1 }
        if end > 0, line[end - 1] == UInt8(ascii: ">") {
            end = Self.startOfGenericArguments(endingAt: end, in: line) ?? end
        }
        // A raw identifier: `I am logged in`.
        if end > 1, line[end - 1] == UInt8(ascii: "`"),
            let quote = line[..<(end - 1)].lastIndex(of: UInt8(ascii: "`"))
        {
            start = quote
        } else {
            start = end - line[..<end].reversed().prefix { $0.isPartOfName }.count
        }
        text = String(decoding: line[start..<end], as: UTF8.self)
    }

    private static func startOfGenericArguments(endingAt end: Int, in line: [UInt8]) -> Int? {
        var level = 0
        for index in line[..<end].indices.reversed() {
            if line[index] == UInt8(ascii: ">") { level += 1 }
            if line[index] == UInt8(ascii: "<") { level -= 1 }
            if level == 0 { return index }
        }
        return nil
    }
}

extension UInt8 {
    /// Whether the byte is part of a Swift name; beyond ASCII, all are.
    package var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
}
