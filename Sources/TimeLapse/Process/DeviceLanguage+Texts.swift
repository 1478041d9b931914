import Foundation

extension DeviceLanguage {
    package static var current: DeviceLanguage { ProcessWorld.current.language }

    /// Whether letters of texts have accents, but not values that are filled in.
    var isAccented: Bool { pseudolanguage == .accented }

    /// A text as the language shows it: changed by a pseudo-language, else as it is.
    ///
    /// Placeholders of formats, such as `%@` and `%1$lld`, stay as they are.
    package func shown(_ text: String) -> String {
        switch pseudolanguage {
        case nil, .rightToLeft: text
        case .doubleLength: text.isEmpty ? text : "\(text) \(text)"
        case .bounded: "[# \(text) #]"
        case .accented: Self.accented(text)
        }
    }

    private static let accents: [Character: Character] = [
        "a": "á", "c": "ç", "d": "ð", "e": "é", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ", "l": "ļ",
        "n": "ñ", "o": "ó", "r": "ŕ", "s": "š", "t": "ţ", "u": "ú", "w": "ŵ", "y": "ý", "z": "ž", "A": "Å",
        "C": "Ç", "D": "Ð", "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ",
        "O": "Ö", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
    ]

    /// The letters with accents, by which a text shows that it was looked up.
    private static let accentedLetters = Set(accents.values)

    /// Languages that are not written in Latin letters.
    private static let otherScripts: Set<String> = [
        "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo",
        "mk", "ml",
        "mr", "my", "ne", "pa", "ru", "si", "sr", "ta", "te", "th", "uk", "ur", "yi", "zh",
    ]

    /// Whether a text is in the language, as far as its letters say; `nil` if they do not.
    package func shows(_ text: String) -> Bool? {
        let letters = text.filter(\.isLetter)
        switch pseudolanguage {
        case .accented:
            if letters.contains(where: Self.accentedLetters.contains) { return true }
            return letters.contains { Self.accents[$0] != nil } ? false : nil
        case .bounded: return letters.isEmpty ? nil : text.hasPrefix("[# ")
        case .doubleLength, .rightToLeft: return nil
        case nil:
            guard Self.otherScripts.contains(String(code.prefix { $0 != "-" })) else { return nil }
            return letters.isEmpty ? nil : letters.contains { !$0.isLatin }
        }
    }

    /// Whether it is one of Xcode's pseudo-languages.
    package var isPseudolanguage: Bool { pseudolanguage != nil }

    private static func accented(_ text: String) -> String {
        var result = ""
        var isPlaceholder = false
        for character in text {
            if isPlaceholder {
                result.append(character)
                // Digits, flags and lengths come before the letter that ends a placeholder.
                isPlaceholder =
                    !(character == "@" || character == "%" || "dDiuUxXoOfFeEgGcCsSpaA".contains(character))
            } else {
                isPlaceholder = character == "%"
                result.append(accents[character] ?? character)
            }
        }
        return result
    }
}

extension Character {
    /// Whether it is one of the letters up to those of Vietnamese.
    fileprivate var isLatin: Bool {
        guard let scalar = unicodeScalars.first?.value else { return true }
        return scalar < 0x250 || (0x1E00..<0x1F00).contains(scalar)
    }
}
