/// Reads the objects of a PDF file from its bytes, as ISO 32000-1, section 7.3, specifies them.
struct PDFScanner {
    let bytes: [UInt8]
    var place: Int

    /// How deep arrays and dictionaries may be in each other.
    private static let deepest = 64

    init(_ bytes: [UInt8], at place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// Reads the next object; what it cannot read is `.other`, and takes at least one byte.
    mutating func value(depth: Int = 0) -> PDFValue {
        skipSpace()
        guard !isAtEnd, depth < Self.deepest else {
            place = bytes.count
            return .other
        }
        switch bytes[place] {
        case UInt8(ascii: "/"): return .name(nameText())
        case UInt8(ascii: "["):
            place += 1
            return .array(values(until: UInt8(ascii: "]"), depth))
        case UInt8(ascii: "<"):
            guard next(1) == UInt8(ascii: "<") else { return skip(past: UInt8(ascii: ">")) }
            place += 2
            return .dictionary(pairs(depth))
        case UInt8(ascii: "("): return skipText()
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return numberOrReference()
        default: return skipWord()
        }
    }

    /// Moves past a word if it is the next; returns whether it is.
    mutating func take(_ word: StaticString) -> Bool {
        skipSpace()
        let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard place + text.count <= bytes.count, bytes[place..<place + text.count].elementsEqual(text) else {
            return false
        }
        place += text.count
        return true
    }

    /// Reads digits; `nil` if there are none, or too many.
    mutating func integer() -> Int? {
        skipSpace()
        let start = place
        var number = 0
        while let byte = next(0), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), place < start + 12 {
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
            place += 1
        }
        return place == start ? nil : number
    }

    // MARK: Parts

    private func next(_ offset: Int) -> UInt8? {
        place + offset < bytes.count ? bytes[place + offset] : nil
    }

    mutating func skipSpace() {
        while let byte = next(0) {
            if byte == UInt8(ascii: "%") {
                while let byte = next(0), byte != 10, byte != 13 { place += 1 }
            } else if Self.isSpace(byte) {
                place += 1
            } else {
                return
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    private mutating func nameText() -> String {
        place += 1
        let start = place
        while let byte = next(0), !Self.isSpace(byte), !Self.isDelimiter(byte) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func values(until end: UInt8, _ depth: Int) -> [PDFValue] {
        var values: [PDFValue] = []
        while true {
            skipSpace()
            guard let byte = next(0) else { return values }
            if byte == end {
                place += 1
                return values
            }
            values.append(value(depth: depth + 1))
        }
    }

    private mutating func pairs(_ depth: Int) -> [String: PDFValue] {
        var pairs: [String: PDFValue] = [:]
        while true {
            skipSpace()
            guard let byte = next(0) else { return pairs }
            if byte == UInt8(ascii: ">") {
                place = min(place + 2, bytes.count)
                return pairs
            }
            let key = value(depth: depth + 1)
            if let name = key.name { pairs[name] = value(depth: depth + 1) }
        }
    }

    /// A number, or three parts such as `12 0 R`.
    private mutating func numberOrReference() -> PDFValue {
        let start = place
        while let byte = next(0), !Self.isSpace(byte), !Self.isDelimiter(byte) { place += 1 }
        guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite
        else { return .other }
        let end = place
        if let object = Int(exactly: number), object > 0, integer() != nil, take("R"),
            next(0).map({ Self.isSpace($0) || Self.isDelimiter($0) }) ?? true
        {
            return .reference(object)
        }
        place = end
        return .number(number)
    }

    private mutating func skip(past end: UInt8) -> PDFValue {
        while let byte = next(0) {
            place += 1
            if byte == end { break }
        }
        return .other
    }

    /// A text in parentheses, which may have others inside.
    private mutating func skipText() -> PDFValue {
        var depth = 0
        while let byte = next(0) {
            place += 1
            switch byte {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            if depth == 0 { break }
        }
        return .other
    }

    private mutating func skipWord() -> PDFValue {
        place += 1
        while let byte = next(0), !Self.isSpace(byte), !Self.isDelimiter(byte) { place += 1 }
        return .other
    }
}
