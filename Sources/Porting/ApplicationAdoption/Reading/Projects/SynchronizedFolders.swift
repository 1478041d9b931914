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
                for path in exceptions.flatMap({ variants(of: $0, in: folder) }) {
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
    }

    private func add(
        _ folder: String, _ group: XcodeProject.Object, without exceptions: [String],
        to files: inout ModuleFiles
    ) {
        let place = project.place(of: group)
        let excluded = Set(exceptions.flatMap { variants(of: $0, in: folder) })
        let explicit = Set(group.list("explicitFolders"))
        let paths = FolderWalk(folder, finder, excluded: excluded.union(explicit)).paths
        // A package in the folder is a package of the project.
        let packages = paths.filter { FilePath.name($0) == "Package.swift" }.map { FilePath.folder($0) + "/" }
        for path in paths where !packages.contains(where: path.hasPrefix) {
            files.add("\(folder)/\(path)", from: place)
        }
        // Folders that are copied as they are.
        for path in group.list("explicitFolders") where !excluded.contains(path) {
            files.add("\(folder)/\(path)", from: place, isResource: true)
        }
    }

    /// The paths of a file in all languages, which is named once: `/Localized/Screens/Main.storyboard`.
    private func variants(of path: String, in folder: String) -> [String] {
        let mark = "/Localized/"
        guard path.hasPrefix(mark) else { return [path] }
        let outer = FilePath.folder(String(path.dropFirst(mark.count)))
        let inner = outer.isEmpty ? folder : "\(folder)/\(outer)"
        let languages = finder.contents(of: inner).filter { FilePath.fileExtension($0) == "lproj" }
        return languages.map { (outer.isEmpty ? "" : "\(outer)/") + "\($0)/\(FilePath.name(path))" }
            .filter { finder.exists("\(folder)/\($0)") }
    }
}
