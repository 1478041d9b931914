import Foundation

/// The files of this package, for tests that read them.
package enum PackageSources {
    /// The folder with the manifest.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders in `Sources` that group modules; the others there are modules.
    private static let groups: Set = [
        "UIKit", "Frameworks", "Dialects", "Applications", "Porting", "Support",
    ]

    /// The folder of each module, by its name.
    package static let modules: [String: URL] = {
        var modules: [String: URL] = [:]
        for folder in folders(in: package.appendingPathComponent("Sources")) {
            let isGroup = groups.contains(folder.lastPathComponent)
            for module in isGroup ? folders(in: folder) : [folder] {
                modules[module.lastPathComponent] = module
            }
        }
        return modules
    }()

    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.map { folder.appendingPathComponent($0) }.filter(\.hasDirectoryPath)
    }

    /// The paths of the Swift files below a folder, relative to it, in their order.
    ///
    /// - Throws: If the folder cannot be read.
    package static func swiftFiles(below folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
    }
}
