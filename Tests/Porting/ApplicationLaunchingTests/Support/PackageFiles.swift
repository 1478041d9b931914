import Foundation

@testable import ApplicationLaunching

/// The folder of a package on the disk, which is removed with the object.
final class PackageFiles {
    let url: URL

    /// - Parameter files: The texts by their paths.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "launching \(UUID())")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
    }

    func date(of path: String) throws -> Date? {
        let path = url.appending(path: path).path(percentEncoded: false)
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    /// A text without the folder's path.
    func shortened(_ text: String) -> String {
        text.replacing(url.path(percentEncoded: false), with: "FOLDER")
    }
}

extension DescribedPackage {
    /// A package that depends on this one.
    init(_ name: String, _ targets: DescribedTarget..., toolsVersion: [Int] = [6, 2, 0]) {
        self.init(
            name: name, targets: targets, dependencies: ["robot-swift"], toolsVersion: toolsVersion)
    }
}

extension DescribedTarget {
    /// A target of an application's files.
    static func ported(_ name: String, _ kind: String = "regular") -> DescribedTarget {
        DescribedTarget(
            name: name, kind: kind, products: [Use(name: "UIKit", package: "robot-swift")],
            plugins: [Use(name: "PortUIKit", package: "robot-swift")])
    }

    /// A target whose files are written for this package.
    static func plain(_ name: String, _ kind: String = "regular") -> DescribedTarget {
        DescribedTarget(
            name: name, kind: kind, products: [Use(name: "UIKit", package: "robot-swift")])
    }
}
