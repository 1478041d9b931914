import ApplicationAdoption
import Foundation

/// The folder of the application's package.
enum PackageFolder {
    static let manifest = "Package.swift"
    /// A folder of this package, by which its own program is known.
    private static let own = "Sources/Porting/ApplicationLaunching"

    /// Finds the folder.
    ///
    /// - Parameters:
    ///   - named: the folder in the arguments.
    ///   - current: the current folder, or one in the package.
    ///   - program: the program's file. `swift run --package-path` runs the one that it built for that package, in the
    ///     folder where the user is.
    /// - Throws: a ``LaunchingFailure`` if there is no package.
    static func find(named: String?, current: URL, program: URL) throws(LaunchingFailure) -> URL {
        if let named {
            let folder = RelativePath.resolved(named, from: current)
            guard hasManifest(folder) else {
                throw LaunchingFailure("\(folder.path) has no Package.swift.")
            }
            return folder
        }
        if let folder = ancestor(of: program, where: { hasManifest($0) && isBuilt(program, in: $0) }),
            !exists(own, in: folder)
        {
            return folder
        }
        guard let folder = ancestor(of: current, where: hasManifest) else {
            throw LaunchingFailure(
                "\(current.path) is not in a package. Name the folder of the application's package: "
                    + "--package-path FOLDER")
        }
        return folder
    }

    /// The nearest folder that a condition holds of, from the file or folder itself upward.
    private static func ancestor(of url: URL, where isFound: (URL) -> Bool) -> URL? {
        var folder = url.standardizedFileURL
        while !isFound(folder) {
            guard folder.pathComponents.count > 1 else { return nil }
            folder = folder.deletingLastPathComponent()
        }
        return folder
    }

    private static func hasManifest(_ folder: URL) -> Bool { exists(manifest, in: folder) }

    private static func isBuilt(_ program: URL, in folder: URL) -> Bool {
        RelativePath.contains(folder.appendingPathComponent(".build"), program)
    }

    private static func exists(_ name: String, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}
