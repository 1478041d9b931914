/// Finds the modules that files import and that are not there, before the files are compiled.
///
/// The compiler stops at imports that it cannot find, a few in each run. By `canImport` it answers for all at once.
struct ImportProbe {
    /// The paths that the files import, such as `MapKit` and `SystemConfiguration.CaptiveNetwork`, each once.
    let paths: [String]

    init(_ files: [ParsedFile]) {
        var seen: Set<String> = []
        paths = files.flatMap { $0.imports.map(Self.path) }.filter { seen.insert($0).inserted }
    }

    /// The path of the module or submodule of an import, without the declaration of one such as `import class A.B`.
    static func path(of found: ImportDeclaration) -> String {
        found.kind >= 0 ? found.module : found.names.joined(separator: ".")
    }

    /// Swift that warns of each path that cannot be imported, by its number.
    private var text: String {
        paths.enumerated().map { "#if !canImport(\($1))\n#warning(\"import \($0)\")\n#endif\n" }.joined()
            + "#warning(\"end\")\n"
    }

    /// Asks the compiler.
    ///
    /// - Parameters:
    ///   - compiler: the compiler.
    ///   - arguments: its arguments, such as the folders with modules.
    ///   - folder: a folder for the file that it reads.
    /// - Returns: the paths that are not there, each with the module that is missing: the first name, or the whole path
    ///   where the module is there and has no such submodule; `nil` if the compiler did not answer.
    /// - Throws: what `Process` throws if the program cannot be run.
    func missing(
        by compiler: SwiftCompiler, _ arguments: [String], in folder: String
    ) throws -> [String: String]? {
        let modules = Set(paths.compactMap { $0.split(separator: ".").first.map(String.init) })
        let probe = ImportProbe(paths: paths + modules.subtracting(paths).sorted())
        let file = "\(folder)/imports.swift"
        try SourceFolder.write(probe.text, to: file)
        let lines = try compiler.run(["-typecheck"] + arguments + [file], in: folder).output
            .split(whereSeparator: \.isNewline)
        guard lines.contains(where: { $0.hasSuffix(": warning: end") }) else { return nil }
        let missing = Set(
            probe.paths.indices.filter { index in
                lines.contains { $0.hasSuffix(": warning: import \(index)") }
            }.map { probe.paths[$0] })
        return Dictionary(
            uniqueKeysWithValues: paths.filter(missing.contains).map { path in
                let module = String(path.prefix { $0 != "." })
                return (path, missing.contains(module) ? module : path)
            })
    }

    private init(paths: [String]) { self.paths = paths }
}
