import Foundation

/// Looks for files, and remembers what folders have.
final class FileFinder {
    /// What stands where a path points to.
    enum Match: Equatable {
        case exact
        /// The file's name on the disk has other upper- and lowercase letters.
        case otherCase(String)
        /// The name is the same text in other code points, such as an umlaut in two.
        case otherForm(String)
        case missing
    }

    /// A larger file is not a project.
    private static let largestFile = 256 << 20

    private var names: [String: [String]] = [:]

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The names in a folder, sorted by their bytes; none if it is not there.
    func contents(of folder: String) -> [String] {
        if let known = names[folder] { return known }
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        names[folder] = sorted
        return sorted
    }

    func data(_ path: String) -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let size = attributes?[.size] as? NSNumber, size.intValue > Self.largestFile { return nil }
        return isFolder(path) ? nil : FileManager.default.contents(atPath: path)
    }

    /// The text of a file in UTF-8; wrong bytes are replaced.
    func text(_ path: String) -> String? { data(path).map { String(decoding: $0, as: UTF8.self) } }

    /// - Complexity: One look at the disk where the file is; otherwise O(names in the folders on its path).
    func match(_ path: String) -> Match {
        if exists(path) { return .exact }
        var found = ""
        var isOtherCase = false
        for component in path.split(separator: "/") {
            let step = "\(found)/\(component)"
            if exists(step) {
                found = step
                continue
            }
            let names = contents(of: found.isEmpty ? "/" : found)
            // Texts are equal if they look so, whatever their code points.
            if let name = names.first(where: { $0 == component }) {
                found += "/\(name)"
            } else if let name = names.first(where: { $0.lowercased() == component.lowercased() }) {
                found += "/\(name)"
                isOtherCase = true
            } else {
                return .missing
            }
        }
        return isOtherCase ? .otherCase(found) : .otherForm(found)
    }
}
