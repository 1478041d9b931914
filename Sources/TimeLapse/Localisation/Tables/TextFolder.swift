import Foundation
import Synchronization

/// The folder of a bundle's resources, with the folders of its languages. Files are read once in a process.
final class TextFolder: Sendable {
    private let path: String
    /// The paths of the languages' folders, by their codes.
    private let languages: [String: String]
    /// The code of the language that is used for want of the device's.
    private let developmentLanguage: String
    private let tables = Mutex<[TableName: TextTable]>([:])

    private struct TableName: Hashable {
        let name: String
        let language: String
    }

    private static let known = Mutex<[String: TextFolder]>([:])

    static func at(_ path: String) -> TextFolder {
        if let known = known.withLock({ $0[path] }) { return known }
        let folder = TextFolder(path)
        return known.withLock { known in
            if let earlier = known[path] { return earlier }
            known[path] = folder
            return folder
        }
    }

    private init(_ path: String) {
        self.path = path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        // Two names of one language are told apart by nothing else than their order.
        let folders = names.sorted().filter { $0.hasSuffix(".lproj") }
            .map { (DeviceLanguage.canonical(String($0.dropLast(6))), "\(path)/\($0)") }
        languages = Dictionary(folders) { first, _ in first }
        developmentLanguage = Self.developmentLanguage(path)
    }

    private static func developmentLanguage(_ path: String) -> String {
        let data = FileManager.default.contents(atPath: "\(path)/Info.plist") ?? Data()
        let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        let language = info?["CFBundleDevelopmentRegion"] as? String ?? ""
        // Xcode's own file has a variable.
        return language.isEmpty || language.hasPrefix("$") ? "en" : DeviceLanguage.canonical(language)
    }

    // MARK: Files

    /// The path of the first file with one of the names, in the order in which languages are looked for.
    func file(named names: [String], in language: DeviceLanguage) -> String? {
        for folder in places(language).compactMap(\.path) {
            for name in names where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
                return "\(folder)/\(name)"
            }
        }
        return nil
    }

    /// Whether the file that is found is in a folder of the language.
    func hasOwnFile(named names: [String], in language: DeviceLanguage) -> Bool {
        guard let file = file(named: names, in: language) else { return false }
        return language.codes.contains { code in languages[code].map { file.hasPrefix("\($0)/") } ?? false }
    }

    /// A place of texts.
    private struct Place {
        /// The code of the language that it is looked for in; `nil` for one that is used in all languages.
        let code: String?
        /// The folder, if there is one.
        let path: String?
    }

    /// The places in the order in which they are looked for: in no language, in the device's, in the development
    /// language, in `Base.lproj`.
    private func places(_ language: DeviceLanguage) -> [Place] {
        [Place(code: nil, path: path)]
            + (language.codes + [developmentLanguage]).map { Place(code: $0, path: languages[$0]) }
            + [Place(code: nil, path: languages["base"])]
    }

    // MARK: Tables

    /// The table of a name in a language: of the first place that has one.
    func table(_ name: String, in language: DeviceLanguage) -> TextTable {
        let key = TableName(name: name, language: language.code)
        if let known = tables.withLock({ $0[key] }) { return known }
        let table = makeTable(name, in: language)
        return tables.withLock { tables in
            if let earlier = tables[key] { return earlier }
            tables[key] = table
            return table
        }
    }

    private func makeTable(_ name: String, in language: DeviceLanguage) -> TextTable {
        var table = TextTable()
        let catalog = catalog(name, &table)
        for place in places(language) {
            let texts = place.code.flatMap { catalog?.texts(in: $0) }
            if table.read(name, in: place.path, language: code(place), besides: texts) { break }
        }
        table.addMissing(from: catalog)
        return table
    }

    /// The code of a place's language. A bundle may also be made of the folder of a language.
    private func code(_ place: Place) -> String {
        if let code = place.code { return code }
        guard let name = place.path?.split(separator: "/").last, name.hasSuffix(".lproj"),
            name != "Base.lproj"
        else { return developmentLanguage }
        return DeviceLanguage.canonical(String(name.dropLast(6)))
    }

    /// The catalogue of a table, which Xcode also keeps in a folder for several languages.
    private func catalog(_ name: String, _ table: inout TextTable) -> TextCatalog? {
        let folders = [path] + ["mul", "base", developmentLanguage].compactMap { languages[$0] }
        let paths = folders.map { "\($0)/\(name).xcstrings" }
        guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            return nil
        }
        return table.reading(path) { try TextCatalog($0) }
    }
}
