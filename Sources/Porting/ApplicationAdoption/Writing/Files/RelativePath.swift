import Foundation

/// A path from a folder to a file or another folder.
package enum RelativePath {
    /// Returns the shortest path; `.` for the folder itself.
    ///
    /// - Parameters:
    ///   - folder: the folder that the path begins at.
    ///   - url: where it leads to.
    package static func from(_ folder: URL, to url: URL) -> String {
        let start = folder.standardizedFileURL.pathComponents
        let end = url.standardizedFileURL.pathComponents
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + end[shared...]
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The file or folder at a path, which begins at a folder unless it is absolute.
    package static func resolved(_ path: String, from folder: URL) -> URL {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path))
            .standardizedFileURL
    }

    /// Whether a file or folder is in a folder, or is that folder.
    package static func contains(_ folder: URL, _ url: URL) -> Bool {
        let components = folder.standardizedFileURL.pathComponents
        return url.standardizedFileURL.pathComponents.starts(with: components)
    }
}
