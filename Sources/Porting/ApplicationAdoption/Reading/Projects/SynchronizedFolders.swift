/// The folders whose files are a target's without being listed (PBXFileSystemSynchronizedRootGroup).
struct SynchronizedFolders {
    private let project: XcodeProject
    private let paths: ReferencePaths
    private let finder: FileFinder
    private let groups: [XcodeProject.Object]

    init(_ project: XcodeProject, _ paths: ReferencePaths, _ finder: FileFinder) {
        self.project = project
        self.paths = paths
        self.finder = finder
        groups = project.objects.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
    }

    /// Adds the files of a target's own folders, and those that other folders give it.
    func addFiles(of target: XcodeProject.Object, to files: inout ModuleFiles, _ problems: ProblemList) {
        let own = target.list("fileSystemSynchronizedGroups")
        for group in groups {
            let exceptions = exceptions(of: group, for: target)
            guard let folder = paths.path(of: group) else { continue }
            if own.contains(group.id) {
                guard finder.isFolder(folder) else {
                    problems.add(
                        "The folder \(folder) of target \(target["name"] ?? target.id) is missing.",
                        at: project.file,
                        line: group.line, cure: "Restore the folder, or remove it from the project.")
                    continue
                }
                add(folder, group, without: exceptions, to: &files)
            } else {
                for path in exceptions {
                    files.add(FilePath.join(folder, path), from: project.place(of: group))
                }
            }
        }
    }

    /// The paths that a folder's sets name for a target: what is left out of its own folder, or taken of another.
    private func exceptions(
        of group: XcodeProject.Object, for target: XcodeProject.Object
    ) -> [String] {
        project.objects("exceptions", of: group)
            .filter {
                $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target.id
            }
            .flatMap { $0.list("membershipExceptions") }
            .map { $0.hasPrefix("/Localized: ") ? String($0.dropFirst(12)) : $0 }
    }

    private func add(
        _ folder: String, _ group: XcodeProject.Object, without exceptions: [String],
        to files: inout ModuleFiles
    ) {
        let place = project.place(of: group)
        let excluded = Set(exceptions)
        let explicit = Set(group.list("explicitFolders"))
        for path in FolderWalk(folder, finder, excluded: excluded.union(explicit)).paths {
            // A text in all languages is named once: /Localized: Main.storyboard.
            let isLocalized = FilePath.fileExtension(FilePath.folder(path)) == "lproj"
            guard !isLocalized || !excluded.contains(unlocalized(path)) else { continue }
            files.add("\(folder)/\(path)", from: place)
        }
        // Folders that are copied as they are.
        for path in group.list("explicitFolders") where !excluded.contains(path) {
            files.add("\(folder)/\(path)", from: place, isResource: true)
        }
    }

    /// The path without the folder of a language.
    private func unlocalized(_ path: String) -> String {
        let outer = FilePath.folder(FilePath.folder(path))
        return outer.isEmpty ? FilePath.name(path) : "\(outer)/\(FilePath.name(path))"
    }
}
