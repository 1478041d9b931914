/// A line of a file.
struct SourcePlace: Codable, Hashable, Sendable {
    var file: String
    /// The line, counted from 1.
    var line: Int
}

extension SourcePlace: Comparable, CustomStringConvertible {
    static func < (one: SourcePlace, other: SourcePlace) -> Bool {
        (one.file, one.line) < (other.file, other.line)
    }

    /// `Folder/File.swift:12`.
    var description: String { "\(file):\(line)" }
}
