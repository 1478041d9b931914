import Foundation

extension DeviceLanguage {
    package static var current: DeviceLanguage { ProcessWorld.current.language }

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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text for a key in the device's language.
///
/// It is Foundation's function, for the language of the test's device: the table is that of the bundle's folder for the
/// language, such as `ar.lproj`, if there is one, otherwise the one that Foundation chooses. A pseudo-language changes
/// the text.
///
/// ```swift
/// title = NSLocalizedString("Settings", comment: "The title of the screen")
/// ```
///
/// - Parameter value: the text if there is none for the key; the key if empty.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    let language = DeviceLanguage.current
    let text = language.bundle(in: bundle).localizedString(forKey: key, value: value, table: tableName)
    return language.shown(text)
}

extension DeviceLanguage {
    /// The bundle of the language's texts: that of its folder, or of the folder of its main code; else the whole bundle.
    fileprivate func bundle(in bundle: Bundle) -> Bundle {
        for code in codes {
            if let path = bundle.path(forResource: code, ofType: "lproj"), let own = Bundle(path: path) {
                return own
            }
        }
        return bundle
    }

    /// The language's code, and shorter ones without script and region: `zh-Hant`, `zh`.
    private var codes: [String] {
        var codes = [code]
        while let dash = codes.last?.lastIndex(of: "-") { codes.append(String(codes.last?[..<dash] ?? "")) }
        return codes
    }

    /// The localizations that are used in the language, of those that there are: the language's own, else English or the
    /// first.
    package func localizations(among all: [String]) -> [String] {
        let named = all.filter { $0 != "Base" }
        // Names have hyphens or underscores between their parts, in any case.
        for code in codes {
            let found = named.filter {
                $0.replacingOccurrences(of: "_", with: "-").lowercased() == code.lowercased()
            }
            if !found.isEmpty { return found }
        }
        return Array((named.filter { $0 == "en" } + named).prefix(1))
    }
}
