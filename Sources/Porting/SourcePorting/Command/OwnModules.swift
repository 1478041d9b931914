import Foundation

/// Finds the application's own modules among those that are missing: folders of their name beside the application's.
enum OwnModules {
    /// Folders of packages and builds, whose modules are not the application's.
    private static let others: Set<String> = [
        "Carthage", "DerivedData", "External", "Libraries", "Pods", "SourcePackages", "ThirdParty", "Vendor",
        "build", "node_modules",
    ]
    /// How deep the folders stand below the one around the application's.
    private static let depth = 3

    /// Returns the names for which there is a folder with Swift files near some files and folders.
    static func find(_ names: Set<String>, near inputs: [String]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let roots = Set(
            inputs.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().path })
        return roots.reduce(into: []) { found, root in search(root, depth, names, &found) }
    }

    private static func search(
        _ folder: String, _ depth: Int, _ names: Set<String>, _ found: inout Set<String>
    ) {
        guard depth > 0, let children = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return
        }
        for child in children where !child.hasPrefix(".") && !child.contains(".") && !others.contains(child) {
            let path = "\(folder)/\(child)"
            if names.contains(child), !found.contains(child), hasSources(path) { found.insert(child) }
            search(path, depth - 1, names, &found)
        }
    }

    private static func hasSources(_ folder: String) -> Bool {
        (try? SourceFolder.paths([folder]).isEmpty == false) ?? false
    }
}
