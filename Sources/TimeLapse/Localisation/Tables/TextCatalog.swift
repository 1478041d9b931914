import Foundation

/// The texts of a catalogue by the codes of their languages.
struct TextCatalog: Sendable {
    /// The code of the language that the texts were written in.
    let source: String
    private let tables: [String: [String: TextEntry]]

    /// - Throws: an error that says what is wrong with the file.
    init(_ data: Data) throws {
        let file = try JSONDecoder().decode(StringCatalog.self, from: data)
        source = DeviceLanguage.canonical(file.sourceLanguage)
        let named = file.tables.sorted { $0.key < $1.key }.map {
            (DeviceLanguage.canonical($0.key), $0.value)
        }
        tables = Dictionary(named) { first, _ in first }
    }

    /// The texts in a language; `nil` if it is none of the catalogue's.
    func texts(in language: String) -> [String: TextEntry]? {
        // In the source language, texts that are their keys need no entry.
        tables[language] ?? (language == source ? [:] : nil)
    }
}
