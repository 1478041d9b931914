import Foundation
import SourcePorting

/// The files of a module that need one of Apple's modules which is not there, and that nothing else needs.
struct LeftOutFiles: Equatable {
    /// The name of the module that they belong to.
    let module: String
    /// How many Swift files it has, with these.
    let total: Int
    /// How many files need a module, by that module's name.
    let counts: [String: Int]
    /// The types in them with which other files declare values, in the order of their names.
    let types: [String]

    /// Whether nothing is left of the module.
    var areAll: Bool { counts.values.reduce(0, +) == total }

    /// Such as `Shop: 2 of 30 files need SwiftUI, 1 MapKit`.
    var text: String {
        let needs = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let parts = needs.enumerated().map { index, need in
            guard index == 0 else { return "\(need.value) \(need.key)" }
            if areAll, counts.count == 1 { return "all need \(need.key)" }
            let count = "\(need.value) of"
            return "\(count) \(Plural.text(total, "file")) \(need.value == 1 ? "needs" : "need") \(need.key)"
        }
        return "\(module): \(parts.joined(separator: ", "))"
    }

    /// The file that declares the types again, for the files that stay; `nil` if these do without.
    var placeholders: PlannedFile? {
        guard !types.isEmpty else { return nil }
        let lines =
            [
                "// Types of files that are left out, as they need what is not there on Linux. Other files have values",
                "// of these types, and nothing makes one.", "import StubSupport", "",
            ] + types.map { "public typealias \($0) = Unavailable" }
        return PlannedFile(
            path: "Sources/\(module)/\(module)+LeftOut.swift", text: lines.joined(separator: "\n") + "\n")
    }

    /// Takes the files out of modules, and modules of which nothing is left out of the list.
    ///
    /// - Parameters:
    ///   - modules: the modules of a project.
    ///   - sources: their files.
    /// - Returns: what was taken out.
    static func removed(from modules: inout [AdoptedModule], _ sources: [ModuleSources]) -> [LeftOutFiles] {
        let own = Set(modules.map(\.name))
        let absent = Set(sources.flatMap(\.imports).map { String($0.prefix { $0 != "." }) })
            .filter { !own.contains($0) && ModuleOrigin(of: $0) == .apple }
        let files = DispensableFiles(
            of: sources.map { .init(files: $0.files, isTests: $0.module.isTests) }, without: absent)
        let dispensable = files.modules
        var found: [LeftOutFiles] = []
        for index in modules.indices {
            let paths = modules[index].swiftFiles.map(\.standardizedFileURL.path)
            let needs = paths.compactMap { dispensable[$0] }
            guard !needs.isEmpty else { continue }
            let counts = Dictionary(needs.map { ($0, 1) }, uniquingKeysWith: +)
            found.append(
                LeftOutFiles(
                    module: modules[index].name, total: paths.count, counts: counts,
                    types: Set(paths.flatMap { files.placeholders[$0] ?? [] }).sorted()))
            modules[index].swiftFiles.removeAll { dispensable[$0.standardizedFileURL.path] != nil }
        }
        let emptied = Set(found.filter(\.areAll).map(\.module))
        modules.removeAll { $0.swiftFiles.isEmpty && emptied.contains($0.name) }
        return found
    }
}
