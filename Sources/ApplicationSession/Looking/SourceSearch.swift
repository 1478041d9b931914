import Foundation

/// Finds declarations in the Swift files of the package that a session's program is of.
struct SourceSearch {
    /// A line of a file.
    struct Place: CustomStringConvertible, Hashable {
        let file: String
        let line: Int

        /// `Form/SignIn.swift:12`, by the file's path in the package.
        var description: String { "\(file):\(line)" }
    }

    /// The most files that are read.
    private static let mostFiles = 5000

    private let root: URL
    private let files: [URL]

    /// - Parameter program: the program's file; the package is the nearest folder above it with a manifest.
    init?(near program: String) {
        var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        let manager = FileManager()
        while !manager.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
        root = folder
        let walk = manager.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var files: [URL] = []
        while files.count < Self.mostFiles, let file = walk?.nextObject() as? URL {
            if file.pathExtension == "swift" { files.append(file) }
        }
        self.files = files.sorted { $0.path < $1.path }
    }

    /// Where a type's member, or an extension's, is declared; `nil` if it is not found.
    ///
    /// - Parameters:
    ///   - member: the words of the declaration, such as `func save`.
    ///   - type: the type's name without its module.
    func place(of member: String, in type: String) -> Place? {
        let declaration = /(?:^|[^\w.])(?:class|struct|extension|enum|actor) +(\w+)/
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(type),
                text.contains(member)
            else { continue }
            var current = ""
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if let match = line.firstMatch(of: declaration), !line.contains("class func"),
                    !line.contains("class var")
                {
                    current = String(match.1)
                }
                guard current == type, let range = line.range(of: member) else { continue }
                let next = range.upperBound < line.endIndex ? line[range.upperBound] : " "
                if !next.isLetter, !next.isNumber, next != "_",
                    !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
                {
                    return Place(file: path(of: file), line: index + 1)
                }
            }
        }
        return nil
    }

    private func path(of file: URL) -> String {
        let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
        return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
    }
}
