/// A folder that the paths of source files are relative to.
package struct SourceFolder: Sendable {
    private let prefix: String

    package init(_ path: String) {
        prefix = path.hasSuffix("/") ? path : path + "/"
    }

    /// The path from the folder, if the file is in it; otherwise the path as it is.
    package func path(of file: String) -> String {
        file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    }
}
