import Foundation

/// The texts of a table in one language.
struct TextTable: Sendable {
    private(set) var entries: [String: TextEntry] = [:]
    /// The files that could not be read.
    private(set) var failures: [TextFileFailure] = []

    /// Adds the texts of a folder to those of a catalogue.
    ///
    /// - Returns: whether there are any, or a file that should have them.
    mutating func read(
        _ name: String, in folder: String?, language: String, besides texts: [String: TextEntry]?
    ) -> Bool {
        entries = texts ?? [:]
        guard let folder else { return texts != nil }
        let failed = failures.count
        let strings = reading("\(folder)/\(name).strings") { try TextFile.strings($0) }
        let rules = reading("\(folder)/\(name).stringsdict") {
            try TextFile.stringsdict($0, language: language)
        }
        // Of two, the text with plural rules is preferred.
        for more in [strings, rules] { entries.merge(more ?? [:]) { $1 } }
        return texts != nil || strings != nil || rules != nil || failures.count > failed
    }

    /// Adds the texts of a catalogue's source language for keys that have none.
    mutating func addMissing(from catalog: TextCatalog?) {
        guard let catalog else { return }
        entries.merge(catalog.texts(in: catalog.source) ?? [:]) { known, _ in known }
    }

    /// Reads a file, if there is one.
    mutating func reading<Contents>(_ path: String, _ read: (Data) throws -> Contents) -> Contents? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            return try read(data)
        } catch {
            failures.append(TextFileFailure(path, error))
            return nil
        }
    }
}
