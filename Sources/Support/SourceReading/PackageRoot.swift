import Foundation

/// Finds the package that a file belongs to.
package enum PackageRoot {
    /// The nearest folder with a `Package.swift`, from a file or folder upward; `nil` if there is none.
    package static func folder(of file: URL) -> URL? {
        var folder = file.standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
        return folder
    }
}
