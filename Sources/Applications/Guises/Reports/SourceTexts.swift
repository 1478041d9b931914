import Foundation
import SourceReading

/// The Swift files of a package, searched for the lines that have a text.
@MainActor
final class SourceTexts {
    private let file: String
    private lazy var files = Self.files(near: file)
    private var contents: [String: Data] = [:]
    private var declaring: [String: [String]] = [:]

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
        for owner in owners {
            let found = files(declaring: owner).flatMap { file in
                lines(of: file, with: "\"\(literal)\"").map {
                    "\(file.split(separator: "/").last ?? ""):\($0)"
                }
            }
            if found.count == 1 { return found.first }
        }
        return nil
    }

    private func files(declaring owner: String) -> [String] {
        if let known = declaring[owner] { return known }
        let words = ["class \(owner)", "extension \(owner)"].map { Data($0.utf8) }
        let found = files.filter { file in words.contains { content(of: file).range(of: $0) != nil } }
        declaring[owner] = found
        return found
    }

    private func lines(of file: String, with text: String) -> [Int] {
        let content = content(of: file)
        guard content.range(of: Data(text.utf8)) != nil else { return [] }
        let lines = String(decoding: content, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].contains(text) }.map { $0 + 1 }
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
