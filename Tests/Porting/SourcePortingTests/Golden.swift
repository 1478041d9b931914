import SourcePorting
import Testing

/// A source, and what it is rewritten to.
struct Golden: CustomTestStringConvertible, Sendable {
    let source: String
    let result: String

    init(_ source: String, _ result: String) {
        self.source = source
        self.result = result
    }

    var testDescription: String { source }
}

/// The source after rewriting, without the import that is added for names of UIKit or Foundation.
func rewritten(_ source: String, options: RewritingOptions = RewritingOptions()) -> String {
    let text = SourceRewriter(options: options).rewrite([SourceFile(path: "Form.swift", text: source)])[0]
        .text
    let imports = ["import UIKit; ", "import Foundation; "]
    return imports.first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) } ?? text
}

/// The warnings for a source, in the compiler's format.
func warnings(_ source: String) -> [String] {
    SourceRewriter().rewrite([SourceFile(path: "Form.swift", text: source)])[0].report.warnings.map(
        \.description)
}

/// What several files are rewritten to.
func rewritten(_ files: [String: String], context: [String: String] = [:]) -> [String: String] {
    func sources(_ files: [String: String]) -> [SourceFile] {
        files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    }
    let result = SourceRewriter().rewrite(sources(files), context: sources(context))
    return Dictionary(uniqueKeysWithValues: result.map { ($0.path, $0.text) })
}
