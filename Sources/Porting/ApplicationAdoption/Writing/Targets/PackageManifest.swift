/// The text of `Package.swift`.
struct PackageManifest {
    static let name = "Package.swift"

    let package: String
    /// What the package was made of, for the comment at the top.
    let source: String
    /// The packages that it depends on, as a manifest writes them.
    let dependencies: [String]
    let targets: [ManifestTarget]
    /// The package that has UIKit and the plugin.
    let robot: String

    var text: String {
        """
        // swift-tools-version: 6.2
        // Written by `swift package adopt` from \(source). When it runs again, it keeps files that you have changed.
        import PackageDescription

        let package = Package(
            name: \(JSONText.quoted(package)),
            defaultLocalization: "en",
            dependencies: [
        \(dependencies.map { "        \($0)," }.joined(separator: "\n"))
            ],
            targets: [
        \(targets.map { "\($0.text(plugins: robot))," }.joined(separator: "\n"))
            ]
        )

        """
    }
}
