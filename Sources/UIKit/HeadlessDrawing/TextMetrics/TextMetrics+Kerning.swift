extension TextMetrics {
    /// The number of the ASCII characters: a table of pairs has a row of so many for each first one.
    static let asciiCount = 128

    /// What pairs of ASCII characters move together by, or apart where positive, in thousandths of an em.
    ///
    /// They were fitted with the widths of the characters, and held near four fifths of Inter's. Of several
    /// entries with a pair, the first counts.
    private static let pairs: [(first: String, second: String, thousandths: Int8)] = [
        ("T", "acdegoqsu", -84), ("T", "mnprvwxyz", -54), ("T", ".,:;-", -34), ("T", "A", -67),
        ("A", "T", -70), ("A", "VWY", -62), ("A", "vwy", -53), ("A", "CGOQt", -36), ("A", "cdegoq", -18),
        ("VWY", "A", -58), ("VWY", "acdegoqs", -51), ("VWY", "mnpru", -14), ("VWY", ".,", -65),
        ("FP", "A", -60), ("FP", ".,", -30), ("P", "acdegoq", -14),
        ("K", "cdegoqvwyu", -29), ("KLX", "CGOQ", -27), ("L", "TVWY", -56), ("L", "vwy", -36),
        ("R", "cdegoqVWY", -14), ("DOQ", "ATVWXY", -25), ("TVWY", "CGOQ", -22), ("G", "ATVWY", -16),
        ("abceghkmnopqrsuvxyz", "T", -41), ("abcehmnops", "VWY", -56), ("vwy", "A", -57),
        ("amnh", "vwy", -20), ("ebop", "vwxy", -15), ("vwyxz", "acdegoq", -20), ("kf", "cdegoqs", -19),
        ("f", "a", -10), ("r", "cdegoq", -15), ("r", "tfvxyw", 9), ("t", "cdegoqs", -8),
        ("rfvwy", ".,", -48), ("0123456789", ".,", -32), (".,", "0123456789", -36),
        ("-", "TVWXY", -41), ("TVWXYKL", "-", -44),
    ]

    static let noKerning = [Int8](repeating: 0, count: asciiCount * asciiCount)

    /// The kerning of a proportional face, by `pair(_:_:)`.
    static let kerning: [Int8] = {
        var table = noKerning
        for (firsts, seconds, thousandths) in pairs {
            for first in firsts.utf8 {
                for second in seconds.utf8 where table[pair(first, second)] == 0 {
                    table[pair(first, second)] = thousandths
                }
            }
        }
        return table
    }()

    /// The place of a pair of ASCII characters in a table of pairs.
    static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) * asciiCount + Int(second) }

    /// The same without what has a digit: those of one width stand in columns.
    static let kerningWithoutDigits: [Int8] = {
        var table = kerning
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
            for other in 0..<UInt8(asciiCount) {
                table[pair(digit, other)] = 0
                table[pair(other, digit)] = 0
            }
        }
        return table
    }()
}
