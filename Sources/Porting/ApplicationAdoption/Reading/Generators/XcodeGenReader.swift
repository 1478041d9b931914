import Foundation

/// Reads the targets of XcodeGen's `project.yml`, whose documentation (ProjectSpec) says what its parts mean.
struct XcodeGenReader {
    private let project: XcodeGenProject
    private let settings: XcodeGenSettings
    private let finder: FileFinder
    private let problems: ProblemList
    private(set) var targets: [TargetDescription] = []
    private(set) var packages: [AdoptedPackage] = []
    /// The paths of linked frameworks, by the names of the products.
    private(set) var binaries: [String: String] = [:]

    var name: String { project.name }

    init(
        _ path: String, configuration: String, _ finder: FileFinder, _ problems: ProblemList
    ) throws(AdoptionFailure) {
        project = try XcodeGenProject(path, finder, problems)
        self.finder = finder
        self.problems = problems
        settings = XcodeGenSettings(project, configuration: configuration, finder, problems)
        for entry in project.root["packages"]?.entries ?? [] { addPackage(entry) }
        for entry in project.targets { read(entry) }
        guard !project.targets.isEmpty else {
            throw AdoptionFailure(
                "The project has no targets.", at: path,
                cure: "Run xcodegen, and name the .xcodeproj that it makes.")
        }
    }

    private mutating func read(_ entry: YAMLValue.Entry) {
        let target = entry.value
        let platforms = (target["platform"]?.texts ?? []) + (target["supportedDestinations"]?.texts ?? [])
        guard platforms.isEmpty || platforms.contains(where: { ["ios", "auto"].contains($0.lowercased()) })
        else {
            problems.add(
                "Target \(entry.key) is left out: it is for \(platforms.joined(separator: ", ")).",
                at: entry.place.path,
                line: entry.place.line)
            return
        }
        switch ProductType(target["type"]?.text ?? "") {
        case .leftOut(let what):
            problems.add(
                "Target \(entry.key) is left out: it makes \(what).", at: entry.place.path,
                line: entry.place.line)
        case .module(let kind): targets.append(description(of: entry, kind))
        }
    }

    private mutating func description(of entry: YAMLValue.Entry, _ kind: AdoptedModule.Kind)
        -> TargetDescription
    {
        let target = entry.value
        let values = settings.values(of: target, entry.key)
        let place = entry.place
        var module = AdoptedModule(
            name: SettingText.identifier(values["PRODUCT_MODULE_NAME"]), targetName: entry.key, kind: kind)
        module.settings = ModuleSettings(values)
        let information = path(target["info"]?["path"]?.text ?? values["INFOPLIST_FILE"])
        module.informationFile = information.map(FilePath.url)
        module.entitlementsFile = path(
            target["entitlements"]?["path"]?.text ?? values["CODE_SIGN_ENTITLEMENTS"]
        )
        .map(FilePath.url)
        module.information = ModuleInformation(values, file: information.flatMap(finder.text)).values

        var files = ModuleFiles(finder, problems, excluding: FileExclusion(values))
        let sources = target["sources"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
        for source in sources { XcodeGenSource(source, project, place).add(to: &files, finder) }
        if let information { files.remove(information) }
        module.swiftFiles = files.swiftFiles.map(FilePath.url)
        module.otherSources = files.otherSources.map(FilePath.url)
        module.resources = files.resources.map(FilePath.url)
        for file in files.missing {
            problems.add(
                "\(FilePath.relative(file.path, to: project.folder)) of target \(entry.key) is missing.",
                at: place.path, line: place.line, cure: "Restore it, or remove it from the target's sources.")
        }
        var tested: [TargetReference] = []
        if !values["TEST_TARGET_NAME"].isEmpty { tested = [.name(values["TEST_TARGET_NAME"])] }
        return TargetDescription(
            module: module, id: TargetID(project: project.path, object: entry.key), place: place,
            productName: values["PRODUCT_NAME"],
            needs: (target["dependencies"]?.elements ?? []).flatMap { needs($0) },
            tested: tested)
    }

    /// The path of a file that the project names, if it is there.
    private func path(_ name: String) -> String? {
        let path = FilePath.join(project.folder, name)
        return name.isEmpty || !finder.exists(path) ? nil : path
    }

    private mutating func needs(_ dependency: YAMLValue) -> [TargetReference] {
        if let name = dependency["target"]?.text {
            // `Other/Kit` is a target of another project.
            return [.name(FilePath.name(name))]
        }
        if let package = dependency["package"]?.text {
            let products = dependency["products"]?.texts ?? dependency["product"]?.texts ?? [package]
            if let index = packages.firstIndex(where: { $0.name == package }) {
                packages[index].products += products.filter { !packages[index].products.contains($0) }
            }
            return products.map { .product($0) }
        }
        if let path = dependency["framework"]?.text {
            let name = FilePath.stem(path)
            binaries[name] = FilePath.join(project.folder, path)
            return [.product(name)]
        }
        return dependency["carthage"]?.text.map { [.product(FilePath.stem($0))] } ?? []
    }

    private mutating func addPackage(_ entry: YAMLValue.Entry) {
        let package = entry.value
        if let path = package["path"]?.text {
            let url = FilePath.url(FilePath.join(project.folder, path))
            packages.append(AdoptedPackage(name: entry.key, source: .local(url)))
            return
        }
        let address = package["url"]?.text ?? package["github"]?.text.map { "https://github.com/\($0)" } ?? ""
        guard let url = RepositoryURL.url(address), let requirement = Self.requirement(package) else {
            problems.add(
                "The package \(entry.key) has no address or no versions that are known here.",
                at: entry.place.path,
                line: entry.place.line, cure: "Write its url, and from, exactVersion, branch or revision.")
            return
        }
        packages.append(AdoptedPackage(name: entry.key, source: .remote(url, requirement: requirement)))
    }

    private static func requirement(_ package: YAMLValue) -> String? {
        let forms = [
            ("from", "from: \"", "\""), ("majorVersion", "from: \"", "\""),
            ("minorVersion", ".upToNextMinor(from: \"", "\")"), ("exactVersion", "exact: \"", "\""),
            ("version", "exact: \"", "\""), ("branch", "branch: \"", "\""),
            ("revision", "revision: \"", "\""),
        ]
        for (key, before, after) in forms {
            if let text = package[key]?.text { return before + text + after }
        }
        guard let least = package["minVersion"]?.text, let most = package["maxVersion"]?.text else {
            return nil
        }
        return "\"\(least)\"..<\"\(most)\""
    }
}
