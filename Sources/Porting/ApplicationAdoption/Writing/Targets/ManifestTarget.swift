/// A target as `Package.swift` declares it.
struct ManifestTarget: Equatable {
    /// What a target is declared with.
    enum Kind: String { case library = "target", program = "executableTarget", tests = "testTarget" }

    /// What a target depends on.
    enum Dependency: Equatable {
        case target(String)
        case product(String, package: String)
    }

    let name: String
    let kind: Kind
    /// The folder, where it is not the one that SwiftPM looks in.
    var path: String?
    var dependencies: [Dependency] = []
    var excludes: [String] = []
    var settings = ModuleSettings()
    /// Whether its files are an application's, which the plugin rewrites.
    var isRewritten = true

    /// The declaration, with the package that has the plugin.
    func text(plugins package: String) -> String {
        var lines = ["name: \(JSONText.quoted(name))"]
        if !dependencies.isEmpty { lines.append("dependencies: \(list(dependencies.map(\.text)))") }
        if let path { lines.append("path: \(JSONText.quoted(path))") }
        if !excludes.isEmpty { lines.append("exclude: \(list(excludes.map(JSONText.quoted)))") }
        lines.append("swiftSettings: \(list(settings.swiftSettings))")
        if isRewritten {
            lines.append("plugins: [.plugin(name: \"PortUIKit\", package: \(JSONText.quoted(package)))]")
        }
        return "        .\(kind.rawValue)(\n"
            + lines.map { "            \($0)" }.joined(separator: ",\n") + ")"
    }

    /// A list, on one line if it is short.
    private func list(_ items: [String]) -> String {
        let line = "[\(items.joined(separator: ", "))]"
        guard line.count > 80 else { return line }
        return "[\n" + items.map { "                \($0),\n" }.joined() + "            ]"
    }
}

extension ManifestTarget.Dependency {
    var text: String {
        switch self {
        case .target(let name): JSONText.quoted(name)
        case .product(let name, let package):
            ".product(name: \(JSONText.quoted(name)), package: \(JSONText.quoted(package)))"
        }
    }
}

extension ModuleSettings {
    /// The settings as a manifest writes them. SwiftPM itself defines `DEBUG`.
    var swiftSettings: [String] {
        [".swiftLanguageMode(.v\(languageMode))"]
            + (isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
            + upcomingFeatures.map { ".enableUpcomingFeature(\(JSONText.quoted($0)))" }
            + defines.filter { $0 != "DEBUG" }.map { ".define(\(JSONText.quoted($0)))" }
    }
}
