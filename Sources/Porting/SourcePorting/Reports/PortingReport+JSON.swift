import Foundation

extension PortingReport {
    /// The report as JSON.
    private struct Document: Encodable {
        var modules: [ModuleReport]
        var modulesThatCompile: [String]
        var causes: [CauseReport]
        var files: [File]
        var notRewritten: [String]
        var unreadable: [String]
        var failure: String?
    }

    private struct File: Encodable {
        var path: String
        var module: String
        var state: FileVerdict.State
        var errors: [Error]
        var warnings: [Error]
        var causes: [Cause]
        var waitsFor: [String]
        var behind: Int
        var rewritten: [String: Int]
    }

    private struct Error: Encodable {
        var line: Int
        var column: Int
        var message: String
    }

    /// The report as JSON: modules, causes, and files with their errors, in the orders of the text.
    ///
    /// - Throws: what `JSONEncoder` throws.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            modules: modules, modulesThatCompile: modules.filter(\.isComplete).map(\.name), causes: causes,
            files: files.map(Self.file), notRewritten: notRewritten, unreadable: unreadable, failure: failure)
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }

    private static func file(_ file: CheckedFile) -> File {
        File(
            path: file.path, module: file.module, state: file.verdict.state,
            errors: file.errors.map { Error(line: $0.line, column: $0.column, message: $0.message) },
            warnings: file.report.warnings.map {
                Error(line: $0.line, column: $0.column, message: $0.message)
            },
            causes: file.verdict.causes, waitsFor: file.verdict.waitsFor, behind: file.behind,
            rewritten: Dictionary(file.report.counts.map { ($0.form.rawValue, $0.count) }) { $0 + $1 })
    }
}
