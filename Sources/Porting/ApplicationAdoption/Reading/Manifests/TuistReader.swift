import Foundation

/// Reads the targets of Tuist's `Project.swift`, as far as it is data; it is not run.
struct TuistReader {
    private let file: String
    private let folder: String
    private let finder: FileFinder
    private let problems: ProblemList
    private(set) var targets: [TargetDescription] = []
    private(set) var packages: [AdoptedPackage] = []
    private(set) var name: String

    init(_ path: String, _ finder: FileFinder, _ problems: ProblemList) throws(AdoptionFailure) {
        file = path
        folder = FilePath.folder(path)
        self.finder = finder
        self.problems = problems
        var reader = SwiftExpressionReader(finder.text(path) ?? "")
        let project = reader.call("Project")
        let listed = project?["targets"]?.elements ?? []
        guard let project, !listed.isEmpty else {
            throw AdoptionFailure(
                "The project lists no targets as data, and is not run.", at: path,
                cure: "Run tuist generate, and name the .xcworkspace that it makes.")
        }
        name = project["name"]?.text ?? FilePath.name(folder)
        packages = (project["packages"]?.elements ?? []).compactMap { package in
            SwiftManifest.package(package, in: folder)
        }
        for target in listed { read(target, of: project) }
    }

    private mutating func read(_ target: SwiftExpression, of project: SwiftExpression) {
        guard let name = target["name"]?.text, let product = target["product"]?.name else {
            problems.add(
                "A target \(target.name ?? "") is left out: the project does not describe it as data.",
                at: file,
                cure: "Run tuist generate, and name the .xcworkspace that it makes.")
            return
        }
        guard let kind = Self.kinds[product] else {
            problems.add("Target \(name) is left out: it makes \(product).", at: file)
            return
        }
        let values = settings(of: target, project, name)
        var module = AdoptedModule(
            name: SettingText.identifier(values["PRODUCT_MODULE_NAME"]), targetName: name, kind: kind)
        module.settings = ModuleSettings(values)
        let information = Self.path(target["infoPlist"]).map { FilePath.join(folder, $0) }
        module.informationFile = information.map(FilePath.url)
        module.entitlementsFile = Self.path(target["entitlements"]).map {
            FilePath.url(FilePath.join(folder, $0))
        }
        module.information = ModuleInformation(values, file: information.flatMap(finder.text)).values
        var files = ModuleFiles(finder, problems)
        add(target["sources"], to: &files, areResources: false)
        add(target["resources"], to: &files, areResources: true)
        for folder in target["buildableFolders"]?.elements.compactMap(\.text) ?? [] {
            for path in Glob.paths(folder, in: self.folder, finder) {
                files.add(path, from: Place(path: file))
            }
        }
        module.swiftFiles = files.swiftFiles.map(FilePath.url)
        module.otherSources = files.otherSources.map(FilePath.url)
        module.resources = files.resources.map(FilePath.url)
        let needs = (target["dependencies"]?.elements ?? []).compactMap(Self.reference)
        targets.append(
            TargetDescription(
                module: module, id: TargetID(project: file, object: name), place: Place(path: file),
                productName: values["PRODUCT_NAME"], needs: needs))
    }

    private static let kinds: [String: AdoptedModule.Kind] = [
        "app": .application, "appClip": .application, "framework": .library, "staticFramework": .library,
        "staticLibrary": .library, "dynamicLibrary": .library, "unitTests": .unitTests, "uiTests": .uiTests,
        "appExtension": .appExtension, "messagesExtension": .appExtension,
        "extensionKitExtension": .appExtension,
        "stickerPackExtension": .appExtension,
    ]

    /// The path of `"a"`, `.file(path: "a")` and `.relativeToManifest("a")`.
    private static func path(_ value: SwiftExpression?) -> String? {
        value?.text ?? value?["path"].flatMap { $0.text ?? $0.arguments.first?.value.text }
    }

    private static func reference(_ dependency: SwiftExpression) -> TargetReference? {
        switch dependency.name {
        case "target": dependency["name"]?.text.map { .name($0) }
        case "project": dependency["target"]?.text.map { .name($0) }
        case "external": dependency["name"]?.text.map { .product($0) }
        case "package": dependency["product"]?.text.map { .product($0) }
        case "framework", "xcframework", "library": path(dependency).map { .product(FilePath.stem($0)) }
        default: nil
        }
    }

    /// The settings of the project and of the target, `.settings(base: ["KEY": "value"])`.
    private func settings(of target: SwiftExpression, _ project: SwiftExpression, _ name: String)
        -> SettingValues
    {
        var settings = BuildSettings(BuildSettings.Context(configuration: "Debug"))
        settings.assign("SRCROOT", folder)
        settings.assign("TARGET_NAME", name)
        settings.assign("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG")
        settings.assign("PRODUCT_NAME", target["productName"]?.text ?? "$(TARGET_NAME)")
        settings.assign("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
        settings.assign("PRODUCT_BUNDLE_IDENTIFIER", target["bundleId"]?.text ?? "")
        for owner in [project, target] {
            guard case .dictionary(let base)? = owner["settings"]?["base"] else { continue }
            for key in base.keys.sorted() {
                guard let value = base[key] else { continue }
                let texts = value.text.map { [$0] } ?? value.elements.compactMap(\.text)
                settings.assign(key, texts.joined(separator: " "))
            }
        }
        return SettingValues(settings)
    }

    private func add(_ globs: SwiftExpression?, to files: inout ModuleFiles, areResources: Bool) {
        // Also `.init(globs: ["a/**"])` and `.sourceFilesList(globs: …)`.
        let list = globs?["globs"] ?? globs?["resources"] ?? globs
        let elements = list.map { $0.text == nil ? $0.elements : [$0] } ?? []
        for element in elements {
            // `.glob(pattern: "a/**", excluding: ["a/b"])`, `.glob("a/**")`, `.folderReference(path: "a")`
            let first = element.arguments.first?.value
            guard let pattern = element.text ?? first?.text ?? first?.arguments.first?.value.text else {
                continue
            }
            let excluding = element["excluding"].map { $0.text == nil ? $0.elements : [$0] } ?? []
            let excluded = excluding.compactMap(\.text).map { FilePath.join(folder, $0) }
            let paths =
                element.name == "folderReference"
                ? [FilePath.join(folder, pattern)] : Glob.paths(pattern, in: folder, finder)
            for path in paths
            where !excluded.contains(where: { Glob.matches(path, $0) || path.hasPrefix("\($0)/") }) {
                let kind = FileKind(path)
                guard areResources ? kind != .swift : kind == .swift || kind == .otherSource else { continue }
                files.add(path, from: Place(path: file), isResource: areResources)
            }
        }
    }
}
