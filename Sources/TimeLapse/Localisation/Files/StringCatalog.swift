import Foundation

/// An `.xcstrings` file: the texts of one table in all languages.
struct StringCatalog: Decodable {
    let sourceLanguage: String
    private let strings: [String: Entry]

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    /// A text in a language, or a form of it.
    private struct Localization: Decodable {
        struct Unit: Decodable {
            var state: String?
            var value: String
        }

        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
        var width: [String: Localization]?
    }

    /// A variable: a part of the text with forms of its own.
    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// The texts by their language and key.
    var tables: [String: [String: TextEntry]] {
        var tables: [String: [String: TextEntry]] = [:]
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                tables[language, default: [:]][key] = Self.entry(localization, key, language)
            }
        }
        return tables
    }

    private static func entry(
        _ localization: Localization, _ key: String, _ language: String
    ) -> TextEntry? {
        guard let forms = forms(localization) else { return nil }
        if case .text(let text) = forms, localization.substitutions == nil { return .plain(text) }
        let order = localization.stringUnit.map { names(in: $0.value) } ?? []
        var variables: [String: VariedText.Variable] = [:]
        for (name, substitution) in localization.substitutions ?? [:] {
            let number = substitution.argNum ?? (order.firstIndex(of: name) ?? 0) + 1
            let placeholder = "%\(number)$\(substitution.formatSpecifier ?? "@")"
            let forms = Self.forms(Localization(variations: substitution.variations)) {
                $0.replacing("%arg", with: placeholder)
            }
            variables[name] = forms.map { VariedText.Variable(argument: .number(number), forms: $0) }
        }
        return .varied(VariedText(forms, variables, key: key, language: language))
    }

    /// The names of the variables in a text, in their order.
    private static func names(in text: String) -> [String] {
        TextFormat(text).parts.compactMap {
            if case .placeholder(let placeholder) = $0 { placeholder.variable } else { nil }
        }
    }

    private static func forms(
        _ localization: Localization, _ change: (String) -> String = { $0 }
    ) -> TextForms? {
        if let unit = localization.stringUnit {
            // A language that was only added has empty texts.
            return unit.state == "new" && unit.value.isEmpty ? nil : .text(change(unit.value))
        }
        let variations = localization.variations
        if let devices = variations?.device { return .device(named(devices, change) { $0 }) }
        if let widths = variations?.width { return .width(named(widths, change) { Int($0) }) }
        return variations?.plural.map { .plural(named($0, change) { PluralCategory(rawValue: $0) }) }
    }

    /// The forms by what their names stand for.
    private static func named<Name: Hashable>(
        _ localizations: [String: Localization], _ change: (String) -> String, _ name: (String) -> Name?
    ) -> [Name: TextForms] {
        var result: [Name: TextForms] = [:]
        for (key, localization) in localizations {
            if let name = name(key) { result[name] = forms(localization, change) }
        }
        return result
    }
}
