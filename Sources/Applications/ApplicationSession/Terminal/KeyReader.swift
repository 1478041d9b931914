/// The keys in what a terminal sends: characters in UTF-8, control characters, and escape sequences.
struct KeyReader {
    private var bytes: [UInt8] = []

    /// Takes what the terminal sent; returns the keys that are complete.
    mutating func keys(_ new: some Sequence<UInt8>) -> [LineBuffer.Key] {
        bytes += new
        var keys: [LineBuffer.Key] = []
        while let (key, length) = next() {
            bytes.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// The next key, which may be none that is known, and how many bytes it has; `nil` if it is not complete.
    private func next() -> (key: LineBuffer.Key?, length: Int)? {
        guard let first = bytes.first else { return nil }
        if first == 0x1B { return sequence() }
        if first < 0x20 || first == 0x7F { return (Self.controls[first], 1) }
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard bytes.count >= length else { return nil }
        let text = String(decoding: bytes[..<length], as: UTF8.self)
        return (text == "\u{FFFD}" ? nil : .text(text), length)
    }

    private static let controls: [UInt8: LineBuffer.Key] = [
        0x01: .home, 0x02: .left, 0x03: .cancel, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
        0x08: .backspace,
        0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .clearScreen, 0x0D: .enter, 0x0E: .down,
        0x10: .up,
        0x15: .deleteToStart, 0x17: .deleteWord, 0x7F: .backspace,
    ]

    /// A sequence such as `ESC [ 1 ; 5 D`: parameters, and a last byte from `@` on (ECMA-48, 5.4).
    private func sequence() -> (key: LineBuffer.Key?, length: Int)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case 0x62: return (.wordLeft, 2)
        case 0x66: return (.wordRight, 2)
        case 0x4F: return bytes.count > 2 ? (Self.finals[bytes[2]], 3) : nil
        case 0x5B: break
        default: return (nil, 2)
        }
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return bytes.count > 32 ? (nil, bytes.count) : nil
        }
        let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
        return (Self.key(parameters, bytes[end]), end + 1)
    }

    private static let finals: [UInt8: LineBuffer.Key] = [
        0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
    ]

    private static func key(_ parameters: String, _ final: UInt8) -> LineBuffer.Key? {
        if final == 0x7E {
            return ["1": .home, "3": .delete, "4": .end, "7": .home, "8": .end][parameters]
        }
        guard parameters.hasSuffix(";5") || parameters.hasSuffix(";3") else { return finals[final] }
        return final == 0x43 ? .wordRight : final == 0x44 ? .wordLeft : finals[final]
    }
}
