import Foundation

/// What `swift package dump-package` says of a package.
struct DescribedPackage: Decodable, Equatable {
    let name: String
    let targets: [DescribedTarget]
    /// The names by which its manifest can refer to the packages that it depends on.
    let dependencies: [String]
    /// The version of Swift's manifests that it is written in, such as `[6, 2, 0]`.
    let toolsVersion: [Int]

    private enum Key: CodingKey { case name, targets, dependencies, toolsVersion }

    private struct Version: Decodable { let _version: String }

    private struct Dependency: Decodable { let identity: String }

    init(name: String, targets: [DescribedTarget], dependencies: [String] = [], toolsVersion: [Int]) {
        (self.name, self.targets, self.dependencies) = (name, targets, dependencies)
        self.toolsVersion = toolsVersion
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: .name)
        targets = try container.decode([DescribedTarget].self, forKey: .targets)
        // Each stands below its kind: `fileSystem`, `sourceControl` or `registry`.
        let lists = try container.decode([[String: [Dependency]]].self, forKey: .dependencies)
        dependencies = lists.flatMap { $0.values.flatMap { $0.map(\.identity) } }
        let version = try container.decode(Version.self, forKey: .toolsVersion)._version
        toolsVersion = version.split(separator: ".").compactMap { Int($0) }
    }

    /// Whether it is written in a version of Swift's manifests or a later one.
    func isOfTools(_ version: Int...) -> Bool { !toolsVersion.lexicographicallyPrecedes(version) }
}
