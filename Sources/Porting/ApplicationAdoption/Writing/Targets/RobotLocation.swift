import Foundation

/// Where this package is, for the packages that depend on it.
package enum RobotLocation: Equatable, Sendable {
    /// A folder.
    case folder(URL)
    /// A repository, and the versions as Swift's manifest writes them: `branch: "main"`.
    case repository(String, requirement: String)

    /// The name by which products and plugins are referred to.
    static let name = "robot-swift"

    /// Reads the location from a command's argument: a path, or a URL with `@version` behind it or not.
    ///
    /// - Parameters:
    ///   - argument: the argument.
    ///   - folder: the folder that a path begins at.
    package init(_ argument: String, from folder: URL) {
        guard argument.contains("://") || argument.hasPrefix("git@") else {
            self = .folder(RelativePath.resolved(argument, from: folder))
            return
        }
        let parts = argument.split(separator: "@", omittingEmptySubsequences: false)
        guard let version = parts.last, parts.count > 1, version.first?.isNumber ?? false else {
            self = .repository(argument, requirement: "branch: \"main\"")
            return
        }
        self = .repository(
            String(argument.dropLast(version.count + 1)), requirement: "from: \"\(version)\"")
    }

    /// The name by which a manifest refers to the package.
    var identity: String {
        switch self {
        case .folder: Self.name
        case .repository(let url, _): RepositoryURL.name(url)
        }
    }

    /// The dependency in the manifest of a package in a folder.
    func dependency(of folder: URL) -> String {
        switch self {
        case .folder(let url):
            let path = JSONText.quoted(RelativePath.from(folder, to: url))
            return url.lastPathComponent == Self.name
                ? ".package(path: \(path))" : ".package(name: \(JSONText.quoted(Self.name)), path: \(path))"
        case .repository(let url, let requirement):
            return ".package(url: \(JSONText.quoted(url)), \(requirement))"
        }
    }
}
