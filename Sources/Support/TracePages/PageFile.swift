import Foundation

/// A file that a page is written to.
package struct PageFile {
    let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// Writes a page, with the folders on the way.
    ///
    /// A new file takes the place of an old one as a whole. What is a link, or no file but a device or a pipe, stays what it
    /// is: the page is written through it.
    package func write(_ page: String) throws {
        try makeFolder()
        guard let type = Self.type(of: url.path), type != .typeRegular else {
            return try page.write(to: url, atomically: true, encoding: .utf8)
        }
        guard type != .typeSymbolicLink || FileManager.default.fileExists(atPath: url.path) else {
            // A link to a file that does not exist yet: it is made there.
            return try Data(page.utf8).write(to: url.resolvingSymlinksInPath())
        }
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        if Self.type(of: url.resolvingSymlinksInPath().path) == .typeRegular {
            try handle.truncate(atOffset: 0)
        }
        try handle.write(contentsOf: Data(page.utf8))
    }

    /// Whether a page can be written, as far as can be known before; makes the folders on the way.
    package var isWritable: Bool {
        guard (try? makeFolder()) != nil else { return false }
        let files = FileManager.default
        let folder = url.deletingLastPathComponent().path
        return Self.type(of: url.path) == nil
            ? files.isWritableFile(atPath: folder) : files.isWritableFile(atPath: url.path)
    }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    /// What stands at a path, a link itself and not what it leads to; `nil` if nothing does.
    private static func type(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }
}
