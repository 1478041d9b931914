import Foundation
import TestSupport

/// An example as a document shows it, or as a test has it.
struct DocumentedExample: Hashable, CustomStringConvertible {
    /// The document's file name, such as `Finding.md`.
    var document: String
    /// Its lines, without the indentation that they share.
    var text: String

    init(document: String, lines: [Substring]) {
        self.document = document
        let isBlank: (Substring) -> Bool = { line in line.allSatisfy(\.isWhitespace) }
        // In a test, the screens of an example are in the test's own module.
        let known = lines.filter { !$0.hasPrefix("@testable import ") }.reduce(into: [Substring]()) {
            lines, line in
            if !isBlank(line) || lines.last.map(isBlank) == false { lines.append(line) }
        }
        let lines = Array(known.reversed().drop(while: isBlank).reversed())
        let indentation = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        text = lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
    }

    var description: String { "Example of \(document):\n\(text)" }
}

/// The examples in the package's documents, and those in the sources of its tests.
///
/// In a test an example stands between a comment that names its documents and one that ends it:
///
/// ```swift
/// // Example of README.md, Finding.md
/// tapOn(theFirstView(withLabel("Cancel")))
/// // End of example
/// ```
///
/// In a document it is a fenced block of Swift, or of text for what a failure says, which is a string literal in the
/// test. A file of Swift in the catalogue is one example.
enum DocumentedExamples {
    private static let package = PackageSources.package
    private static let tests = package.appendingPathComponent("Tests")
    private static let catalogue = package.appendingPathComponent("Sources/Robot/Robot.docc")

    /// The files in a folder and the folders in it, in order of their paths.
    private static func files(in folder: URL, _ ending: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(ending) }
            .sorted()
            .map { folder.appendingPathComponent($0) }
    }

    private static func lines(of file: URL) throws -> [Substring] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }

    // MARK: Documents

    /// The examples of README and catalogue, document by document.
    static func inDocuments() throws -> [DocumentedExample] {
        let readme = package.appendingPathComponent("README.md")
        let blocks = try ([readme] + files(in: catalogue, ".md")).flatMap { file in
            fencedBlocks(in: try lines(of: file), of: file.lastPathComponent)
        }
        return try blocks
            + files(in: catalogue, ".swift").map {
                DocumentedExample(document: $0.lastPathComponent, lines: try lines(of: $0))
            }
    }

    /// The fenced blocks of Swift and of text; commands and a package's manifest are none.
    static func fencedBlocks(in lines: [Substring], of document: String) -> [DocumentedExample] {
        var examples: [DocumentedExample] = []
        var block: [Substring]?
        var isExample = false
        for line in lines {
            guard line.hasPrefix("```") else {
                block?.append(line)
                continue
            }
            if let lines = block {
                let isManifest = ["// Package.swift", "// swift-tools-version"].contains {
                    lines.first?.hasPrefix($0) == true
                }
                if isExample, !isManifest { examples.append(.init(document: document, lines: lines)) }
                block = nil
            } else {
                isExample = line == "```swift" || line == "```text"
                block = []
            }
        }
        return examples
    }

    /// The whole texts of README and catalogue.
    static func texts() throws -> [String] {
        let readme = package.appendingPathComponent("README.md")
        return try ([readme] + files(in: catalogue, ".md")).map {
            try String(contentsOf: $0, encoding: .utf8)
        }
    }

    // MARK: Tests

    /// The examples in the package's tests.
    static func inTests() throws -> [DocumentedExample] {
        try files(in: tests, ".swift").filter { !$0.lastPathComponent.hasPrefix("DocumentedExamples") }
            .flatMap { markedExamples(in: try lines(of: $0)) }
    }

    /// The examples between comments that mark them, once for each document that they name.
    static func markedExamples(in lines: [Substring]) -> [DocumentedExample] {
        var examples: [DocumentedExample] = []
        var documents: [String] = []
        var block: [Substring] = []
        for line in lines {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("// Example of ") {
                documents = code.dropFirst("// Example of ".count).components(separatedBy: ", ")
                block = []
            } else if code == "// End of example" {
                let lines = contentOfLiteral(block)
                examples += documents.map { DocumentedExample(document: $0, lines: lines) }
                documents = []
            } else {
                block.append(line)
            }
        }
        return examples
    }

    /// The lines of a string literal, without its quotation marks and with lines joined that it continues; other lines
    /// as they are.
    private static func contentOfLiteral(_ lines: [Substring]) -> [Substring] {
        let marks = lines.first?.filter { $0 != " " } ?? ""
        guard marks == "\"\"\"" || marks == "#\"\"\"", lines.count > 1 else { return lines }
        return lines.dropFirst().dropLast().reduce(into: []) { joined, line in
            if let last = joined.last, last.hasSuffix("\\") {
                joined[joined.count - 1] = last.dropLast() + line.drop { $0 == " " }
            } else {
                joined.append(line)
            }
        }
    }
}
