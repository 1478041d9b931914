/// Reads a visual format byte by byte; whitespace between its parts does not count.
struct VisualFormatReader {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ format: String) throws(VisualFormatError) {
        bytes = Array(format.utf8)
        if let odd = bytes.firstIndex(where: { $0 >= 0x80 }) {
            throw VisualFormatError(reason: "It contains a character that is not ASCII.", position: odd)
        }
    }

    /// The next byte after whitespace; `nil` at the end.
    mutating func peek() -> UInt8? {
        while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
        return position < bytes.count ? bytes[position] : nil
    }

    /// Steps over a character if it is the next one; returns whether it is.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Steps over two characters if they are the next ones; returns whether they are.
    mutating func take(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: first), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: second)
        else { return false }
        position += 2
        return true
    }

    func failure(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }

    mutating func expect(_ character: Unicode.Scalar, _ reason: String) throws(VisualFormatError) {
        guard take(character) else { throw failure(reason) }
    }

    /// Reads a name, of letters, digits and underscores; `nil` if there is none.
    mutating func name() -> VisualFormat.Name? {
        guard let first = peek(), first.isLetter else { return nil }
        let start = position
        while position < bytes.count, bytes[position].isLetter || bytes[position].isDigit { position += 1 }
        return VisualFormat.Name(text: text(from: start), position: start)
    }

    mutating func number(allowsMinus: Bool) throws(VisualFormatError) -> Double? {
        guard let first = peek() else { return nil }
        let start = position
        let isNegative = first == UInt8(ascii: "-")
        guard first.isDigit || first == UInt8(ascii: ".") || (isNegative && allowsMinus) else { return nil }
        if isNegative { position += 1 }
        while position < bytes.count, bytes[position].isDigit || bytes[position] == UInt8(ascii: ".") {
            position += 1
        }
        let text = text(from: start)
        guard let number = Double(text), number.isFinite else {
            let shown = text.count > 20 ? text.prefix(20) + "…" : text[...]
            throw VisualFormatError(reason: "\(shown) is not a finite number.", position: start)
        }
        return number
    }

    private func text(from start: Int) -> String {
        String(decoding: bytes[start..<position], as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether names can begin with it.
    fileprivate var isLetter: Bool {
        (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z"))
            || (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")) || self == UInt8(ascii: "_")
    }
}
