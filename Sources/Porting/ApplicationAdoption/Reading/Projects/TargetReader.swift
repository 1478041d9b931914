import Foundation

/// Reads the targets of a project.
struct TargetReader {
    private let project: XcodeProject
    private let paths: ReferencePaths
    private let settings: TargetSettings
    private let folders: SynchronizedFolders
    private let finder: FileFinder
    private let problems: ProblemList
    /// The packages, with the products that targets link.
    private(set) var packages: PackageReferences
    private(set) var targets: [TargetDescription] = []
    /// The paths of linked frameworks, by the names of the products.
    private(set) var binaries: [String: String] = [:]

    init(_ project: XcodeProject, configuration: String, _ finder: FileFinder, _ problems: ProblemList) {
        self.project = project
        self.finder = finder
        self.problems = problems
        paths = ReferencePaths(project)
        settings = TargetSettings(project, paths, configuration: configuration, finder, problems)
        folders = SynchronizedFolders(project, paths, finder)
        packages = PackageReferences(project, paths, finder, problems)
        var known: Set<String> = []
        for target in project.objects("targets", of: project.root) where known.insert(target.id).inserted {
            read(target)
        }
    }

    private mutating func read(_ target: XcodeProject.Object) {
        let name = target["name"] ?? target.id
        let type =
            target.isa == "PBXNativeTarget"
            ? ProductType(target["productType"] ?? "") : .leftOut("nothing itself, but runs scripts")
        let values = settings.values(of: target)
        switch type {
        case .leftOut(let what):
            problems.add("Target \(name) is left out: it makes \(what).", at: project.file, line: target.line)
        case .module(let kind):
            if let platform = Platform.other(values) {
                problems.add(
                    "Target \(name) is left out: it is for \(platform).", at: project.file, line: target.line)
            } else {
                targets.append(description(of: target, kind, values))
            }
        }
    }

    private mutating func description(
        of target: XcodeProject.Object, _ kind: AdoptedModule.Kind, _ values: SettingValues
    ) -> TargetDescription {
        let name = target["name"] ?? target.id
        let moduleName = SettingText.identifier(values["PRODUCT_MODULE_NAME"])
        var module = AdoptedModule(
            name: moduleName.isEmpty ? SettingText.identifier(name) : moduleName, targetName: name, kind: kind
        )
        module.settings = ModuleSettings(values)
        module.informationFile = file("INFOPLIST_FILE", of: target, values)
        module.entitlementsFile = file("CODE_SIGN_ENTITLEMENTS", of: target, values)
        let information = module.informationFile.map(FilePath.path)
        module.information = ModuleInformation(values, file: information.flatMap(finder.text)).values

        var files = ModuleFiles(finder, problems, excluding: FileExclusion(values))
        let phases = BuildPhases(of: target, in: project, paths, into: &files)
        folders.addFiles(of: target, to: &files, problems)
        if let information { files.remove(information) }
        module.swiftFiles = files.swiftFiles.map(FilePath.url)
        module.otherSources = files.otherSources.map(FilePath.url)
        module.resources = files.resources.map(FilePath.url)
        GeneratedSources(project, target: name, values, finder, problems)
            .report(files.missing, scripts: phases.scripts)

        let links = TargetLinks(of: target, in: project, phases, paths)
        for product in links.packageProducts { packages.use(product) }
        binaries.merge(links.binaries) { first, _ in first }
        return TargetDescription(
            module: module, id: TargetID(project: project.path, object: target.id),
            place: project.place(of: target),
            productName: values["PRODUCT_NAME"], needs: links.needs, tested: links.tested(values))
    }

    /// The file that a setting names; one that is missing is a problem.
    private func file(_ setting: String, of target: XcodeProject.Object, _ values: SettingValues) -> URL? {
        let value = values[setting]
        guard !value.isEmpty else { return nil }
        let path = FilePath.join(project.folder, value)
        switch finder.match(path) {
        case .exact: return FilePath.url(path)
        case .otherCase(let found), .otherForm(let found): return FilePath.url(found)
        case .missing:
            problems.add(
                "The file \(value), which \(setting) of target \(target["name"] ?? target.id) names, is missing.",
                at: project.file, line: target.line, cure: "Restore the file, or clear the setting.")
            return nil
        }
    }
}
