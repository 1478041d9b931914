/// Puts an error of its own in the place of each import of a module that is not there.
///
/// The import itself would end the compiler's run. What stands there instead is found where the import is active,
/// whatever the conditions around it.
struct MissingImports {
    /// The module that is missing, by the path of the import.
    private let modules: [String: String]
    /// The paths, whose places are their numbers in the source.
    private let paths: [String]
    private static let type = "NoSuchModule"

    init(_ modules: [String: String]) {
        self.modules = modules
        paths = modules.keys.sorted()
    }

    /// The source in which each such import is a type that is not there.
    func text(of file: ParsedFile, _ text: String) -> String {
        guard !paths.isEmpty else { return text }
        var edits = SourceEdits()
        for (count, found) in file.imports.enumerated() {
            guard let number = paths.firstIndex(of: ImportProbe.path(of: found)) else { continue }
            edits.replace(
                file.code[found.start].start..<file.code[found.end].end,
                with: Self.prefix(count) + "\(Self.type)\(number)")
        }
        edits.settle()
        return edits.text(of: 0..<file.bytes.count, in: file.bytes, isMoved: false)
    }

    /// The error as the compiler has it for the import: `no such module 'MapKit'`.
    func error(for error: CompilerDiagnostic) -> CompilerDiagnostic {
        guard let name = error.missingName, name.hasPrefix(Self.type),
            let number = Int(name.dropFirst(Self.type.count)), paths.indices.contains(number),
            let module = modules[paths[number]]
        else { return error }
        let column = max(error.column - Self.prefix(0).count, 1)
        return CompilerDiagnostic(
            path: error.path, line: error.line, column: column, message: "no such module '\(module)'")
    }

    private static func prefix(_ count: Int) -> String { "private typealias \(type)Import\(count) = " }
}
