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
