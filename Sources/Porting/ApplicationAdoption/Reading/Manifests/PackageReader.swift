import Foundation

/// Reads the targets of a `Package.swift`.
struct PackageReader {
    private let folder: String
    private let file: String
    private let manifest: SwiftManifest
    private let finder: FileFinder
    private let problems: ProblemList
    private(set) var targets: [TargetDescription] = []

    var packages: [AdoptedPackage] { manifest.packages(in: folder) }
    var name: String { manifest.name ?? FilePath.name(folder) }

    init(_ path: String, _ finder: FileFinder, _ problems: ProblemList) throws(AdoptionFailure) {
        file = path
        folder = FilePath.folder(path)
        self.finder = finder
        self.problems = problems
        guard let text = finder.text(path) else {
            throw AdoptionFailure(
                "The manifest is missing, or cannot be read.", at: path, cure: "Name a Package.swift.")
        }
        manifest = SwiftManifest(text)
        guard !manifest.targets.isEmpty else {
            throw AdoptionFailure(
                "The manifest lists no targets as data, and is not run.", at: path,
                cure: "Write the targets as an array in the call of Package(…).")
        }
        for target in manifest.targets { read(target) }
    }

    private mutating func read(_ target: SwiftExpression) {
        guard let kind = Self.kind(target), let name = target["name"]?.text else {
            guard target.name != "binaryTarget" else { return }
            let what = ["The", target.name, target["name"]?.text].compactMap(\.self).joined(separator: " ")
            problems.add(
                "\(what) is left out: the manifest does not describe it as a module of Swift.", at: file)
            return
        }
        var module = AdoptedModule(name: SettingText.identifier(name), targetName: name, kind: kind)
        module.settings = settings(target)
        let path = self.path(of: target, name, kind)
        var files = ModuleFiles(finder, problems)
        addFiles(of: target, in: path, to: &files)
        module.swiftFiles = files.swiftFiles.map(FilePath.url)
        module.otherSources = files.otherSources.map(FilePath.url)
        module.resources = files.resources.map(FilePath.url)
        if files.swiftFiles.isEmpty {
            problems.add(
                "Target \(name) has no Swift files in \(FilePath.relative(path, to: folder)).", at: file,
                cure: "Restore the folder, or correct the target's path.")
        }
        let needs = (target["dependencies"]?.elements ?? []).compactMap(Self.reference)
        targets.append(
            TargetDescription(
                module: module, id: TargetID(project: file, object: name), place: Place(path: file),
                productName: name,
                needs: needs))
    }

    private static func kind(_ target: SwiftExpression) -> AdoptedModule.Kind? {
        switch target.name {
        case "target": .library
        case "executableTarget": .application
        case "testTarget": .unitTests
        default: nil
        }
    }

    private static func reference(_ dependency: SwiftExpression) -> TargetReference? {
        if let name = dependency.text { return .product(name) }
        guard let name = dependency["name"]?.text else { return nil }
        return dependency.name == "plugin" ? nil : .product(name)
    }

    private func settings(_ target: SwiftExpression) -> ModuleSettings {
        var settings = ModuleSettings(languageMode: manifest.languageMode)
        for setting in target["swiftSettings"]?.elements ?? [] {
            let value = setting.arguments.first?.value
            switch setting.name {
            case "define": value?.text.map { settings.defines.append($0) }
            case "enableUpcomingFeature": value?.text.map { settings.upcomingFeatures.append($0) }
            case "swiftLanguageMode", "swiftLanguageVersion":
                settings.languageMode = value.flatMap(SwiftManifest.languageMode) ?? settings.languageMode
            case "defaultIsolation":
                if case .call(let name, _)? = value {
                    settings.isMainActorByDefault = name.hasPrefix("MainActor")
                }
            default: break
            }
        }
        return settings
    }

    /// The folder of a target: its `path`, or one of SwiftPM's.
    private func path(of target: SwiftExpression, _ name: String, _ kind: AdoptedModule.Kind) -> String {
        if let path = target["path"]?.text { return FilePath.join(folder, path) }
        let outer =
            kind == .unitTests ? ["Tests", "Sources", "Source"] : ["Sources", "Source", "src", "srcs"]
        let paths = outer.map { FilePath.join(folder, "\($0)/\(name)") }
        return paths.first(where: finder.isFolder) ?? paths[0]
    }

    private func addFiles(of target: SwiftExpression, in path: String, to files: inout ModuleFiles) {
        let texts = { (label: String) in
            (target[label]?.elements ?? []).compactMap(\.text).map(FilePath.normalized)
        }
        let sources = texts("sources")
        let declared = (target["resources"]?.elements ?? []).compactMap { $0.arguments.first?.value.text }
            .map(FilePath.normalized)
        for name in FolderWalk(path, finder, excluded: Set(texts("exclude"))).paths {
            let isIn = { (folder: String) in name == folder || folder.isEmpty || name.hasPrefix("\(folder)/")
            }
            let isResource = declared.contains(where: isIn)
            // SwiftPM takes what is not declared only if it knows its kind.
            let isKnown =
                FileKind(name) != .resource || Self.knownResources.contains(FilePath.fileExtension(name))
            let isSource = sources.isEmpty || sources.contains(where: isIn)
            guard isResource || (isKnown && (isSource || FileKind(name) == .resource)) else { continue }
            files.add(
                "\(path)/\(name)", from: Place(path: file), isResource: isResource && FileKind(name) != .swift
            )
        }
    }

    private static let knownResources: Set<String> = [
        "storyboard", "strings", "stringsdict", "xcassets", "xcstrings", "xib",
    ]
}
