/// The build settings of a target in a configuration: those of the project and of the target, and of their files.
struct TargetSettings {
    private let project: XcodeProject
    private let paths: ReferencePaths
    private let configuration: String
    private let finder: FileFinder
    private let problems: ProblemList

    init(
        _ project: XcodeProject, _ paths: ReferencePaths, configuration: String, _ finder: FileFinder,
        _ problems: ProblemList
    ) {
        self.project = project
        self.paths = paths
        self.configuration = configuration
        self.finder = finder
        self.problems = problems
    }

    func values(of target: XcodeProject.Object) -> SettingValues {
        var settings = BuildSettings(BuildSettings.Context(configuration: configuration))
        for (key, value) in defaults(of: target) { settings.assign(key, value) }
        for owner in [project.root, target] {
            guard let chosen = chosenConfiguration(of: owner) else { continue }
            if let path = baseFile(of: chosen) {
                for assignment in ConfigurationFile(path, finder, problems).assignments {
                    settings.assign(assignment.key, assignment.value)
                }
            }
            if let dictionary = chosen.fields["buildSettings"]?.dictionary { settings.assign(dictionary) }
        }
        return SettingValues(settings)
    }

    /// What Xcode itself says of each target.
    private func defaults(of target: XcodeProject.Object) -> [(String, String)] {
        let name = target["name"] ?? target.id
        return [
            ("SRCROOT", project.folder), ("SOURCE_ROOT", project.folder), ("PROJECT_DIR", project.folder),
            ("PROJECT_FILE_PATH", project.path), ("PROJECT_NAME", project.name), ("PROJECT", project.name),
            ("TARGET_NAME", name), ("TARGETNAME", name), ("CONFIGURATION", configuration),
            ("PLATFORM_NAME", "iphonesimulator"), ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"),
            ("DEVELOPMENT_LANGUAGE", project.root["developmentRegion"] ?? "en"),
            ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
        ]
    }

    /// The configuration with the name, or else the first that is like it.
    private func chosenConfiguration(of owner: XcodeProject.Object) -> XcodeProject.Object? {
        guard let list = project[owner["buildConfigurationList"]] else { return nil }
        let all = project.objects("buildConfigurations", of: list)
        let lowercased = configuration.lowercased()
        if let exact = all.first(where: { $0["name"]?.lowercased() == lowercased }) { return exact }
        let chosen =
            all.first { $0["name"]?.lowercased().contains(lowercased) == true }
            ?? all.first { $0["name"] == list["defaultConfigurationName"] } ?? all.first
        if let chosen, owner.id == project.root.id {
            let names = all.compactMap { $0["name"] }.joined(separator: ", ")
            problems.add(
                "The project has no configuration \(configuration); \(chosen["name"] ?? chosen.id) is read instead.",
                at: project.file, line: list.line, cure: "Name one that it has: \(names).")
        }
        return chosen
    }

    /// The `.xcconfig` of a configuration.
    private func baseFile(of chosen: XcodeProject.Object) -> String? {
        let path: String?
        if let reference = project[chosen["baseConfigurationReference"]] {
            path = paths.path(of: reference)
        } else if let anchor = project[chosen["baseConfigurationReferenceAnchor"]],
            let relative = chosen["baseConfigurationReferenceRelativePath"]
        {
            path = paths.path(of: anchor).map { FilePath.join($0, relative) }
        } else {
            return nil
        }
        guard let path, finder.exists(path) else {
            let isPods = path?.contains("/Pods/") == true
            problems.add(
                "The settings file \(path ?? "of \(chosen["name"] ?? chosen.id)") is missing.",
                at: project.file,
                line: chosen.line, cure: isPods ? "Run pod install." : "Restore the file, or create it.")
            return nil
        }
        return path
    }
}
