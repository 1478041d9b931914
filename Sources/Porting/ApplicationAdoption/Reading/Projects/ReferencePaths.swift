/// Where the files of a project are, by the groups that they are in.
final class ReferencePaths {
    /// Groups in each other without an end have no path.
    private static let deepest = 200

    private let project: XcodeProject
    private var parents: [String: String] = [:]

    init(_ project: XcodeProject) {
        self.project = project
        for object in project.objects {
            for child in object.list("children") where parents[child] == nil { parents[child] = object.id }
        }
    }

    /// The absolute path of a file or a group; `nil` if it is of the system or made by the build.
    func path(of object: XcodeProject.Object) -> String? {
        var chain = [object]
        while let last = chain.last, last["sourceTree"] ?? "<group>" == "<group>",
            let parent = project[parents[last.id]]
        {
            guard chain.count < Self.deepest else { return nil }
            chain.append(parent)
        }
        var path: String
        switch chain.last?["sourceTree"] ?? "<group>" {
        case "<group>", "SOURCE_ROOT": path = project.folder
        case "<absolute>": path = "/"
        default: return nil
        }
        for object in chain.reversed() where object["path"] != nil {
            path = FilePath.join(path, object["path"] ?? "")
        }
        return path
    }

    /// What a message calls a reference.
    static func name(_ object: XcodeProject.Object) -> String {
        object["name"] ?? object["path"].map(FilePath.name) ?? object.id
    }
}
