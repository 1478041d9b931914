/// Finds what describes the application in a folder.
struct LocationFinder {
    /// What a location can be, the surest first.
    enum Kind: Int, Comparable {
        case workspace, project, xcodeGen, tuist, package

        static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }

        init?(_ path: String) {
            switch (FilePath.name(path), FilePath.fileExtension(path)) {
            case (_, "xcworkspace"): self = .workspace
            case (_, "xcodeproj"), (_, "pbxproj"): self = .project
            case ("project.yml", _), ("project.yaml", _): self = .xcodeGen
            case ("Project.swift", _): self = .tuist
            case ("Package.swift", _): self = .package
            default: return nil
            }
        }
    }

    /// Folders further inside do not belong to the application.
    private static let deepest = 2
    /// Folders of what others wrote.
    private static let foreign: Set<String> = [
        "Pods", "Carthage", "node_modules", "build", "DerivedData", "Tuist",
    ]

    private let finder: FileFinder
    private let problems: ProblemList

    init(_ finder: FileFinder, _ problems: ProblemList) {
        self.finder = finder
        self.problems = problems
    }

    /// The file or package in a folder that describes the application.
    func find(in folder: String) throws(AdoptionFailure) -> String {
        var level = [folder]
        for _ in 0...Self.deepest {
            let found = level.flatMap { folder in
                finder.contents(of: folder).compactMap { name in
                    Kind(name).map { (kind: $0, path: "\(folder)/\(name)") }
                }
            }
            if let kind = found.map(\.kind).min() {
                return choose(found.filter { $0.kind == kind }.map(\.path), in: folder)
            }
            level = level.flatMap { folder in
                finder.contents(of: folder).map { "\(folder)/\($0)" }.filter(isSearched)
            }
        }
        throw AdoptionFailure(
            "The folder has no workspace, project or package.", at: folder,
            cure: "Name a .xcodeproj, .xcworkspace, project.yml, Project.swift or Package.swift.")
    }

    private func isSearched(_ path: String) -> Bool {
        let name = FilePath.name(path)
        return name.first != "." && !Self.foreign.contains(name) && !FileKind.isPackage(name)
            && finder.isFolder(path)
    }

    /// Of several, that with the folder's name, or else the first.
    private func choose(_ paths: [String], in folder: String) -> String {
        let own = paths.filter { FilePath.name($0) != "Pods.xcodeproj" }
        let chosen = own.first { FilePath.stem($0) == FilePath.name(folder) } ?? own.first ?? paths[0]
        if own.count > 1 {
            let others = own.filter { $0 != chosen }.map { FilePath.relative($0, to: folder) }
            problems.add(
                "\(FilePath.relative(chosen, to: folder)) is read, and not \(others.joined(separator: ", ")).",
                at: folder, cure: "Name the one to adopt.")
        }
        return chosen
    }
}
