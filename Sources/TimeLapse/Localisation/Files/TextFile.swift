import Foundation

/// The files that Xcode and its tools write texts into.
enum TextFile {
    /// Reads a `.strings` file, in the text format or as a property list.
    ///
    /// - Throws: an error that says what is wrong with the file.
    static func strings(_ data: Data) throws -> [String: TextEntry] {
        if isPropertyList(data) {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return ((list as? [String: Any]) ?? [:]).compactMapValues { ($0 as? String).map(TextEntry.plain) }
        }
        return try StringsFile(text(data)).texts.mapValues(TextEntry.plain)
    }

    /// Reads a `.stringsdict` file, which has plural rules.
    ///
    /// - Throws: an error that says what is wrong with the file.
    static func stringsdict(_ data: Data, language: String) throws -> [String: TextEntry] {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        var texts: [String: TextEntry] = [:]
        for (key, value) in list as? [String: Any] ?? [:] {
            if let text = value as? String {
                texts[key] = .plain(text)
            } else if let values = value as? [String: Any] {
                texts[key] = StringsdictEntry(values).text(key: key, language: language)
            }
        }
        return texts
    }

    private static func isPropertyList(_ data: Data) -> Bool {
        if data.starts(with: Data("bplist".utf8)) { return true }
        guard let beginning = try? text(data.prefix(64 & ~1)) else { return false }
        return beginning.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
    }

    private static func text(_ data: Data) throws -> String {
        let bytes = Array(data.prefix(2))
        let isUTF16 =
            switch bytes {
            case [0xFE, 0xFF], [0xFF, 0xFE]: true
            // Texts begin with a character of ASCII: a quote, a comment.
            default: bytes.count == 2 && bytes.contains(0)
            }
        let encoding: String.Encoding =
            !isUTF16 ? .utf8 : bytes[0] == 0 ? .utf16BigEndian : bytes[1] == 0 ? .utf16LittleEndian : .utf16
        guard let text = String(data: data, encoding: encoding) else { throw TextEncodingError() }
        return text
    }
}

/// A dictionary of a `.stringsdict` file: a text with variables, which are dictionaries in it.
private struct StringsdictEntry {
    let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    func text(key: String, language: String) -> TextEntry? {
        guard let forms else { return nil }
        var variables: [String: VariedText.Variable] = [:]
        for (name, value) in values {
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { continue }
            variables[name] = VariedText.Variable(argument: .inOrder, forms: Self.plural(rule))
        }
        return .varied(VariedText(forms, variables, key: key, language: language))
    }

    private var forms: TextForms? {
        if let widths = values["NSStringVariableWidthRuleType"] as? [String: Any] {
            var forms: [Int: TextForms] = [:]
            for (width, text) in widths {
                if let width = Int(width) { forms[width] = Self.form(text) }
            }
            return .width(forms)
        }
        if let devices = values["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return .device(devices.compactMapValues(Self.form))
        }
        return (values["NSStringLocalizedFormatKey"] as? String).map(TextForms.text)
    }

    /// A text, or a rule for widths or devices in one for the other.
    private static func form(_ value: Any) -> TextForms? {
        if let text = value as? String { return .text(text) }
        return (value as? [String: Any]).flatMap { StringsdictEntry($0).forms }
    }

    private static func plural(_ rule: [String: Any]) -> TextForms {
        var forms: [PluralCategory: TextForms] = [:]
        for category in PluralCategory.allCases {
            forms[category] = rule[category.rawValue].flatMap(Self.form)
        }
        return .plural(forms)
    }
}
