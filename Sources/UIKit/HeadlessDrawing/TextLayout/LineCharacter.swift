/// The properties of a character that line breaking needs.
struct LineCharacter {
    /// The behaviour of a character at the end of a line.
    enum Kind: UInt8 {
        /// A character of a word.
        case letter
        /// A digit, which a preceding hyphen belongs to.
        case digit
        /// Ends its line.
        case newline
        /// Hangs over the end of a line.
        case space
        /// Allows a break after it.
        case hyphen
        /// Allows a break on either side.
        case ideograph
        /// Cannot begin a line.
        case closing
        /// Cannot end a line.
        case opening
        /// Can neither end nor begin a line.
        case glue
    }

    /// The end of the character in the text, in bytes of UTF-8.
    var end: Int
    /// The width in thousandths of an em.
    var width: Int
    /// What the character is closer to the one before it than their widths, or further away if positive.
    /// It counts unless the character begins its line.
    var kern: Int16
    var kind: Kind

    /// - Complexity: O(*n*) in the number of characters.
    static func all(in text: String, font: UIFont) -> [LineCharacter] {
        let inASCII = text.utf8.withContiguousStorageIfAvailable { Self.all(inASCII: $0, font: font) }
        if let all = inASCII ?? nil { return all }
        var all: [LineCharacter] = []
        all.reserveCapacity(text.utf8.count)
        var end = 0
        var before: UInt8?
        for character in text {
            end += character.utf8.count
            let unit = character.asciiValue
            all.append(
                LineCharacter(
                    end: end, width: font.thousandths(of: character),
                    kern: Int16(font.metrics.kerning(before, unit)), kind: Kind(character)))
            before = unit
        }
        return all
    }

    /// The characters of a text of ASCII alone; `nil` if there is another unit, or a carriage return, which may be one
    /// character with the unit after it.
    ///
    /// The same as for any text, at a fraction of the cost: layout asks for them often, and an editor at each key.
    static func all<Units: Collection>(inASCII units: Units, font: UIFont) -> [LineCharacter]?
    where Units.Element: FixedWidthInteger & UnsignedInteger {
        let (kinds, widths, kerning) = (Kind.ascii, font.metrics.ascii, font.metrics.kerning)
        let tracking = font.tracking
        var before: UInt8 = 0
        var all: [LineCharacter] = []
        all.reserveCapacity(units.count)
        for unit in units {
            guard unit < 0x80, unit != 0x0D else { return nil }
            let byte = UInt8(unit)
            let width = widths[Int(byte)]
            all.append(
                LineCharacter(
                    end: all.count + 1, width: width == 0 ? 0 : width + tracking.thousandths(of: byte),
                    kern: Int16(kerning[TextMetrics.pair(before, byte)]), kind: kinds[Int(byte)]))
            before = byte
        }
        return all
    }

    static func width(of range: Range<Int>, in characters: [LineCharacter]) -> Int {
        var width = 0
        for index in range { width += Self.width(of: index, from: range.lowerBound, in: characters) }
        return width
    }

    /// What the character at `index` adds to a line that begins at `start`.
    static func width(of index: Int, from start: Int, in characters: [LineCharacter]) -> Int {
        characters[index].width + (index > start ? Int(characters[index].kern) : 0)
    }

    static func bytes(_ range: Range<Int>, in characters: [LineCharacter]) -> Range<Int> {
        func start(_ index: Int) -> Int { index == 0 ? 0 : characters[index - 1].end }
        return start(range.lowerBound)..<start(range.upperBound)
    }

    /// Whether a line may end before the character at `index`, which is not the first.
    static func isBreak(before index: Int, in characters: [LineCharacter]) -> Bool {
        let after = characters[index].kind
        let before = characters[index - 1].kind
        if after == .space || after == .newline { return false }
        if before == .space { return true }
        if after == .closing || after == .glue || before == .opening || before == .glue { return false }
        if before == .hyphen {
            // A hyphen that begins a word is a sign or a dash.
            let isWithinWord = index > 1 && characters[index - 2].kind != .space
            return isWithinWord && after != .hyphen && after != .digit
        }
        return before == .ideograph || after == .ideograph
    }
}

extension LineCharacter.Kind {
    init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if first.isASCII {
            // A keycap emoji begins with its digit.
            self = scalars.contains(where: \.isFullWidth) ? .ideograph : Self.ascii[Int(first.value)]
        } else if let kind = Self.listed[first] {
            self = kind
        } else if character.isNewline {
            self = .newline
        } else if first.properties.generalCategory == .spaceSeparator {
            self = .space
        } else {
            self = scalars.contains(where: \.isFullWidth) ? .ideograph : .letter
        }
    }

    private static let groups: KeyValuePairs<Self, String> = [
        .newline: "\n\r\u{0B}\u{0C}",
        .space: " \t\u{200B}",
        .glue: "\u{A0}\u{2007}\u{202F}\u{2060}",
        .digit: "0123456789",
        .hyphen: "-‐–—",
        .opening: "([{（［｛「『【〈《〔“‘",
        .closing: ")]},.:;!?…）］｝」』】〉》〕、。，．：；！？ー々”’",
    ]

    fileprivate static let ascii: [Self] = {
        var kinds = [Self](repeating: .letter, count: 128)
        for (kind, characters) in groups {
            for scalar in characters.unicodeScalars where scalar.isASCII { kinds[Int(scalar.value)] = kind }
        }
        return kinds
    }()

    private static let listed: [Unicode.Scalar: Self] = {
        var kinds: [Unicode.Scalar: Self] = [:]
        for (kind, characters) in groups {
            for scalar in characters.unicodeScalars where !scalar.isASCII { kinds[scalar] = kind }
        }
        return kinds
    }()
}
