/// The build settings of a target of XcodeGen's.
struct XcodeGenSettings {
    private let project: XcodeGenProject
    private let configuration: String
    private let finder: FileFinder
    private let problems: ProblemList

    init(_ project: XcodeGenProject, configuration: String, _ finder: FileFinder, _ problems: ProblemList) {
        self.project = project
        self.configuration = configuration
        self.finder = finder
        self.problems = problems
    }

    func values(of target: YAMLValue, _ name: String) -> SettingValues {
        var settings = BuildSettings(BuildSettings.Context(configuration: configuration))
        let prefix = project.root["options"]?["bundleIdPrefix"]?.text
        for (key, value) in [
            ("SRCROOT", project.folder), ("PROJECT_DIR", project.folder), ("PROJECT_NAME", project.name),
            ("TARGET_NAME", name), ("CONFIGURATION", configuration), ("PLATFORM_NAME", "iphonesimulator"),
            ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("PRODUCT_BUNDLE_IDENTIFIER", prefix.map { "\($0).$(TARGET_NAME:rfc1034identifier)" } ?? ""),
            // What XcodeGen sets in the configuration for debugging.
            (
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
                configuration.lowercased().contains("release") ? "" : "DEBUG"
            ),
            ("SWIFT_VERSION", "5.0"),
        ] { settings.assign(key, value) }
        if let name = target["productName"]?.text { settings.assign("PRODUCT_NAME", name) }
        for owner in [project.root, target] {
            if let file = owner["configFiles"]?[configuration]?.text {
                let path = FilePath.join(project.folder, file)
                if !finder.exists(path) {
                    problems.add(
                        "The settings file \(file) is missing.", at: project.path,
                        cure: "Restore the file, or create it.")
                }
                for assignment in ConfigurationFile(path, finder, problems).assignments {
                    settings.assign(assignment.key, assignment.value)
                }
            }
            if let own = owner["settings"] { add(own, to: &settings, depth: 0) }
        }
        return SettingValues(settings)
    }

    /// Settings with groups, for all configurations and for one; or a plain mapping.
    private func add(_ value: YAMLValue, to settings: inout BuildSettings, depth: Int) {
        guard depth < 8 else { return }
        let isStructured = ["base", "configs", "groups"].contains { value[$0] != nil }
        for group in value["groups"]?.texts ?? [] {
            if let found = project.root["settingGroups"]?[group] {
                add(found, to: &settings, depth: depth + 1)
            }
        }
        for entry in (isStructured ? value["base"] : value)?.entries ?? [] {
            settings.assign(entry.key, text(entry.value))
        }
        for entry in value["configs"]?.entries ?? []
        where configuration.lowercased().contains(entry.key.lowercased()) {
            add(entry.value, to: &settings, depth: depth + 1)
        }
    }

    private func text(_ value: YAMLValue) -> String {
        let texts = value.texts.map { $0.contains(" ") && value.text == nil ? "\"\($0)\"" : $0 }
        let text = texts.joined(separator: " ")
        return ["true": "YES", "false": "NO"][text] ?? text
    }
}
