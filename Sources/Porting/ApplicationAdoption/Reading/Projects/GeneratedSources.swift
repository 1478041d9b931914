/// The Swift files that scripts of a target make, and that are not there.
struct GeneratedSources {
    private let project: XcodeProject
    private let target: String
    private let values: SettingValues
    private let finder: FileFinder
    private let problems: ProblemList

    init(
        _ project: XcodeProject, target: String, _ values: SettingValues, _ finder: FileFinder,
        _ problems: ProblemList
    ) {
        self.project = project
        self.target = target
        self.values = values
        self.finder = finder
        self.problems = problems
    }

    /// Reports what is missing: beside the script that makes it if there is one, otherwise where the project names it.
    func report(_ missing: [ModuleFiles.Missing], scripts: [XcodeProject.Object]) {
        var unexplained = missing
        for script in scripts {
            let text = script["shellScript"] ?? ""
            let isGenerator = generators.contains(where: text.lowercased().contains)
            let outputs = outputs(of: script)
            var names: [String] = []
            unexplained.removeAll { file in
                let name = FilePath.name(file.path)
                // It names the file as its output, or writes about it.
                let isMade =
                    FileKind(file.path) == .swift
                    && (outputs.contains(file.path) || text.contains(name)
                        || isGenerator && name.isGeneratedName)
                if isMade { names.append(relative(file.path)) }
                return isMade
            }
            let more = outputs.filter { FileKind($0) == .swift && !finder.exists($0) }.map(
                relative)
            names += more.filter { !names.contains($0) }
            guard !names.isEmpty else { continue }
            problems.add(
                "The script \"\(script["name"] ?? "Run Script")\" of target \(target) makes "
                    + "\(names.joined(separator: ", ")), which \(names.count == 1 ? "is" : "are") missing.",
                at: project.file, line: script.line,
                cure: "Run the script, such as by a build in Xcode, and adopt again.")
        }
        for file in unexplained {
            problems.add(
                "The file \(relative(file.path)) of target \(target) is missing.", at: file.place.path,
                line: file.place.line, cure: "Restore or generate the file, or remove it from the target.")
        }
    }

    private let generators = [
        "swiftgen", "sourcery", "rswift", "r.swift", "apollo", "mockolo", "cuckoo", "protoc",
    ]

    private func outputs(of script: XcodeProject.Object) -> [String] {
        let lists = script.list("outputFileListPaths").flatMap { path in
            let text = finder.text(FilePath.join(project.folder, values.expand(path))) ?? ""
            return text.split(whereSeparator: \.isNewline).map { String($0.trimmed) }.filter {
                !$0.hasPrefix("#")
            }
        }
        return (script.list("outputPaths") + lists).filter { !$0.isEmpty }.map { output in
            let path = values.expand(output)
            // A folder of the build has no path before it.
            return output.hasPrefix("$(DERIVED") || output.hasPrefix("$DERIVED")
                ? output : FilePath.join(project.folder, path)
        }
    }

    private func relative(_ path: String) -> String { FilePath.relative(path, to: project.folder) }
}

extension String {
    /// Whether a file's name is one that programs give: `R.generated.swift`, `Strings+Generated.swift`.
    fileprivate var isGeneratedName: Bool {
        lowercased().contains("generated") || hasSuffix(".graphql.swift")
    }
}
