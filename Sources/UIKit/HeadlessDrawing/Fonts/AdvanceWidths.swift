import Foundation

/// The advance width of each character, in thousandths of an em.
///
/// A character is a grapheme cluster, and as wide as the widest of its scalars: so a letter with its accents
/// is one letter wide, and an emoji with all its modifiers one emoji.
///
/// The width of a scalar that the table does not list is
/// - zero for a control character or a combining mark;
/// - an em for an ideograph, kana, Hangul, a full-width form or an emoji;
/// - a space's for any space;
/// - its base letter's for a Latin letter with a diacritic;
/// - otherwise a digit's, which is about that of an average letter.
struct AdvanceWidths: Sendable {
    /// The width of a tab in spaces: there are no tab stops.
    static let spacesInTab = 4
    static let em = 1000
    static let other = 556

    let ascii: [Int]
    private let listed: [UInt32: Int]
    /// The width of a character that the table does not list.
    private var other = Self.other

    init(groups: KeyValuePairs<Int, String>) {
        var ascii = [Int](repeating: 0, count: 128)
        var listed: [UInt32: Int] = [:]
        for (width, characters) in groups {
            for scalar in characters.unicodeScalars {
                if scalar.isASCII {
                    ascii[Int(scalar.value)] = width
                } else {
                    listed[scalar.value] = width
                }
            }
        }
        ascii[0x09] = Self.spacesInTab * ascii[0x20]
        for (letter, base) in Self.letterBases where listed[letter] == nil {
            listed[letter] = ascii[base]
        }
        self.ascii = ascii
        self.listed = listed
    }

    /// The Latin letters with diacritics, and the ASCII letter in each.
    private static let letterBases: [(letter: UInt32, base: Int)] = {
        var bases: [(letter: UInt32, base: Int)] = []
        for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
            if let base = parts.first, base.isASCII { bases.append((scalar.value, Int(base.value))) }
        }
        // Letters with a stroke, or without their dot, which Unicode does not decompose.
        for (letter, base) in zip("ØøĐđÐðŁłĦħŦŧı".unicodeScalars, "OoDdDdLlHhTti".unicodeScalars) {
            bases.append((letter.value, Int(base.value)))
        }
        return bases
    }()
}

extension AdvanceWidths {
    /// The widths of a font whose characters are all equally wide: three fifths of an em, as those of SF Mono.
    static let monospaced: AdvanceWidths = {
        var widths = AdvanceWidths(groups: [
            monospacedWidth: String(String.UnicodeScalarView((0x20..<0x7F).compactMap(Unicode.Scalar.init)))
        ])
        widths.other = monospacedWidth
        return widths
    }()

    private static let monospacedWidth = 600

    static func of(_ face: UIFont.Face) -> AdvanceWidths {
        if face.design == .monospaced { return .monospaced }
        return face.weight.rawValue >= UIFont.Weight.semibold.rawValue ? .bold : .regular
    }

    /// - Complexity: O(*n*) in the number of characters.
    func thousandths(of text: some StringProtocol) -> Int {
        if let sum = text.utf8.withContiguousStorageIfAvailable(thousandthsIfASCII) ?? nil { return sum }
        return text.reduce(0) { $0 + thousandths(of: $1) }
    }

    private func thousandthsIfASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        ascii.withUnsafeBufferPointer { widths in
            var sum = 0
            for byte in bytes {
                guard byte < 128 else { return nil }
                sum += widths[Int(byte)]
            }
            return sum
        }
    }

    func thousandths(of character: Character) -> Int {
        var widest = 0
        for scalar in character.unicodeScalars {
            widest = max(widest, thousandths(of: scalar))
        }
        return widest
    }

    private func thousandths(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return ascii[Int(scalar.value)] }
        if scalar.isFullWidth { return Self.em }
        if let width = listed[scalar.value] { return width }
        switch scalar.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        case .spaceSeparator: return ascii[0x20]
        default: return other
        }
    }
}
