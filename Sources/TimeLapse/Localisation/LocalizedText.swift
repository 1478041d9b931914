import Foundation
import Synchronization

extension DeviceLanguage {
    /// What a table of a bundle has for a key; `nil` if nothing.
    ///
    /// Files that cannot be read are a warning, once in each test.
    ///
    /// - Parameters:
    ///   - table: the table's name; `Localizable` if `nil` or empty.
    ///   - folder: the path of the bundle's resources.
    func entry(_ key: String, table: String?, in folder: String) -> TextEntry? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let table = TextFolder.at(folder).table(name, in: self)
        if !table.failures.isEmpty { ProcessWorld.current.report(table.failures) }
        return table.entries[key]
    }

    /// The text for a key as `NSLocalizedString` returns it: one with variables is marked, so that formatting finds
    /// its rules.
    func text(forKey key: String, value: String?, table: String?, in folder: String) -> String {
        ProcessWorld.current.kept(foundText(forKey: key, value: value, table: table, in: folder))
    }

    private func foundText(forKey key: String, value: String?, table: String?, in folder: String) -> String {
        switch entry(key, table: table, in: folder) {
        case .plain(let text): return shown(text)
        case .varied(let text):
            let format = text.format(on: ProcessWorld.current.textDevice) ?? key
            return TextFormat.hasVariables(format) ? TextMark.marked(format, text) : shown(format)
        case nil: return shown(value.flatMap { $0.isEmpty ? nil : $0 } ?? key)
        }
    }

    /// The text for a key with values in place of its placeholders.
    ///
    /// - Parameters:
    ///   - value: the text if there is none for the key.
    ///   - locale: the locale of numbers.
    package func text(
        forKey key: String, value: String, table: String?, in bundle: Bundle, arguments: [FormatArgument],
        locale: Locale
    ) -> String {
        ProcessWorld.current.kept(
            foundText(
                forKey: key, value: value, table: table, in: bundle, arguments: arguments, locale: locale))
    }

    private func foundText(
        forKey key: String, value: String, table: String?, in bundle: Bundle, arguments: [FormatArgument],
        locale: Locale
    ) -> String {
        var filling = TextFilling(
            arguments: arguments, locale: locale, device: ProcessWorld.current.textDevice, language: self)
        switch entry(key, table: table, in: bundle.textFolder) {
        case .plain(let text): return arguments.isEmpty ? shown(text) : filling.filled(text)
        case .varied(let text):
            filling.text = text
            return filling.filled(text.format(on: filling.device) ?? value)
        case nil: return arguments.isEmpty ? shown(value) : filling.filled(value)
        }
    }
}

extension Bundle {
    /// The path of the folder with its texts.
    var textFolder: String { resourcePath ?? bundlePath }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text for a key in the device's language.
///
/// It is Foundation's function, for the language of the test's device. The table is a `.strings` or `.stringsdict`
/// file in the bundle's folder for the language, such as `ar.lproj`, or a string catalogue; without one for the
/// language, that of the development language. A pseudo-language changes the text.
///
/// ```swift
/// title = NSLocalizedString("Settings", comment: "The title of the screen")
/// ```
///
/// A text with plural rules is a format, whose numbers `String.localizedStringWithFormat` fills in.
///
/// - Parameter value: the text if there is none for the key; the key if empty.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    DeviceLanguage.current.text(forKey: key, value: value, table: tableName, in: bundle.textFolder)
}
