/// One of the sources of a target of XcodeGen's: a file, or a folder with all that is in it.
struct XcodeGenSource {
    private let value: YAMLValue
    private let project: XcodeGenProject
    private let place: Place

    init(_ value: YAMLValue, _ project: XcodeGenProject, _ place: Place) {
        self.value = value
        self.project = project
        self.place = place
    }

    func add(to files: inout ModuleFiles, _ finder: FileFinder) {
        guard let name = value.text ?? value["path"]?.text else { return }
        let path = FilePath.join(project.folder, name)
        let phase = value["buildPhase"]?.text
        guard phase != "none", phase != "headers" else { return }
        let isFolder = finder.isFolder(path) && !FileKind.isPackage(path)
        if !isFolder || value["type"]?.text == "folder" {
            guard !value["optional"].isOn || finder.exists(path) else { return }
            files.add(path, from: place, isResource: isFolder || phase == "resources")
            return
        }
        let (excluded, included) = (value["excludes"]?.texts ?? [], value["includes"]?.texts ?? [])
        for inner in FolderWalk(path, finder).paths {
            guard !Self.matches(inner, excluded), included.isEmpty || Self.matches(inner, included)
            else { continue }
            files.add("\(path)/\(inner)", from: place, isResource: phase == "resources")
        }
    }

    /// A pattern that stands for a folder stands for all that is in it.
    private static func matches(_ path: String, _ patterns: [String]) -> Bool {
        patterns.contains { Glob.matches(path, $0) || Glob.matches(path, "\($0)/**") }
    }
}

extension YAMLValue? {
    fileprivate var isOn: Bool { self?.isOn == true }
}
