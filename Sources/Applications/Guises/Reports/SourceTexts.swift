import Foundation
import SourceReading

/// The Swift files of a package, searched for the lines that have a text.
@MainActor
final class SourceTexts {
    private let file: String
    private lazy var files = Self.files(near: file)
    private var contents: [String: Data] = [:]
    private var declaring: [String: [String]] = [:]
    private var fileLines: [String: [Substring]] = [:]

    /// How many files are looked at: a search is for a report, and not to take long.
    private static let mostFiles = 4000

    init(near file: String) {
        self.file = file
    }

    /// The only line with a string literal, in the files that declare or extend one of some classes, such as
    /// `LoginView.swift:23`.
    ///
    /// - Parameter owners: the classes, the likeliest first.
    func line(with literal: String, in owners: [String]) -> String? {
        owners.lazy.compactMap { self.onlyLine(in: $0) { $0.contains("\"\(literal)\"") } }.first
    }

    /// The line that declares a property of a class, or the only one that sets it if the declaration has no value.
    func line(ofProperty name: String, of owner: String) -> String? {
        let isDeclaration = { (line: Substring) in line.declares(name) }
        guard let declaration = onlyLine(in: owner, isDeclaration) else { return nil }
        let isWhole = { (line: Substring) in line.declares(name) && line.contains { "={".contains($0) } }
        if onlyLine(in: owner, isWhole) != nil { return declaration }
        return onlyLine(in: owner) { $0.sets(name) } ?? declaration
    }

    /// The only line that meets a condition, in the files that declare or extend a class.
    private func onlyLine(in owner: String, _ condition: (Substring) -> Bool) -> String? {
        let found = files(declaring: owner).flatMap { file in
            let lines = lines(of: file)
            return lines.indices.filter { condition(lines[$0]) }
                .map { "\(file.split(separator: "/").last ?? ""):\($0 + 1)" }
        }
        return found.count == 1 ? found.first : nil
    }

    private func files(declaring owner: String) -> [String] {
        if let known = declaring[owner] { return known }
        let words = ["class \(owner)", "extension \(owner)"].map { Data($0.utf8) }
        let found = files.filter { file in words.contains { content(of: file).range(of: $0) != nil } }
        declaring[owner] = found
        return found
    }

    private func lines(of file: String) -> [Substring] {
        if let known = fileLines[file] { return known }
        let lines = String(decoding: content(of: file), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        fileLines[file] = lines
        return lines
    }

    private func content(of file: String) -> Data {
        if let content = contents[file] { return content }
        let content = FileManager.default.contents(atPath: file) ?? Data()
        contents[file] = content
        return content
    }

    /// The files in the folder of the nearest manifest above a file, in order.
    private static func files(near file: String) -> [String] {
        guard let folder = PackageRoot.folder(of: URL(fileURLWithPath: file)) else { return [] }
        let manager = FileManager.default
        var files: [String] = []
        var pending = [folder.path]
        while let path = pending.popLast(), files.count < mostFiles {
            for name in ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted()
            where !name.hasPrefix(".") {
                var isFolder: ObjCBool = false
                let inner = "\(path)/\(name)"
                guard manager.fileExists(atPath: inner, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue {
                    pending.append(inner)
                } else if name.hasSuffix(".swift") {
                    files.append(inner)
                }
            }
        }
        return files.sorted()
    }
}

extension Substring {
    /// Whether the line declares a variable: `lazy var field = …`.
    fileprivate func declares(_ name: String) -> Bool {
        hasWords { words, index in
            index > 0 && ["let", "var"].contains(words[index - 1]) && words[index] == name[...]
        }
    }

    /// Whether the line gives a variable a value: `self.field = …`.
    fileprivate func sets(_ name: String) -> Bool {
        hasWords { words, index in
            words[index] == name[...] && words.indices.contains(index + 1) && words[index + 1] == "="
        }
    }

    /// Whether one of the line's words meets a condition, unless the line is a comment.
    private func hasWords(_ condition: ([Substring], Int) -> Bool) -> Bool {
        guard !drop(while: \.isWhitespace).hasPrefix("//") else { return false }
        let words = split { " \t:.,!?(){}".contains($0) }
        return words.indices.contains { condition(words, $0) }
    }
}
