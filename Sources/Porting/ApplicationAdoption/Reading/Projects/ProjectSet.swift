import Foundation

/// The projects that are read together: those of a workspace, and those that they refer to.
struct ProjectSet {
    private(set) var targets: [TargetDescription] = []
    private(set) var packages: [AdoptedPackage] = []
    /// The paths of linked frameworks that are no target's, by the names of the products.
    private(set) var binaries: [String: String] = [:]
    /// The folders of the projects.
    private(set) var folders: [String] = []
    private let configuration: String
    private let finder: FileFinder
    private let problems: ProblemList
    private var known: Set<String> = []

    init(configuration: String, _ finder: FileFinder, _ problems: ProblemList) {
        self.configuration = configuration
        self.finder = finder
        self.problems = problems
    }

    /// Reads projects and then those that they refer to, of which only targets that are needed are adopted.
    ///
    /// A project that cannot be read is a problem, unless it is the only one.
    mutating func read(_ paths: [String], auxiliary: [String] = []) throws(AdoptionFailure) {
        var open = paths.map { (path: $0, isAuxiliary: false) } + auxiliary.map { ($0, true) }
        var index = 0
        while index < open.count {
            let (path, isAuxiliary) = open[index]
            index += 1
            guard known.insert(path).inserted else { continue }
            do throws(AdoptionFailure) {
                let project = try XcodeProject(path, finder, problems)
                read(project, isAuxiliary)
                open += references(of: project).map { ($0, true) }
            } catch {
                guard paths.count > 1 || isAuxiliary else { throw error }
                problems.add(error.problem)
            }
        }
    }

    /// Reads the projects of a workspace; those of pods and of Carthage's checkouts are read only if targets need them.
    mutating func read(workspace path: String) throws(AdoptionFailure) {
        let paths = try WorkspaceFile(path, finder).paths
        let projects = paths.filter {
            FilePath.fileExtension($0) == "xcodeproj" && FilePath.name($0) != "Pods.xcodeproj"
        }
        let foreign = projects.filter { $0.contains("/Pods/") || $0.contains("/Carthage/Checkouts/") }
        let own = projects.filter { !foreign.contains($0) }
        guard !own.isEmpty else {
            throw AdoptionFailure(
                "The workspace has no project of its own.", at: "\(path)/contents.xcworkspacedata",
                cure: "Name the .xcodeproj of the application.")
        }
        folders.append(FilePath.folder(path))
        for folder in paths where finder.exists("\(folder)/Package.swift") {
            packages.append(AdoptedPackage(name: FilePath.name(folder), source: .local(FilePath.url(folder))))
        }
        try read(own, auxiliary: foreign)
        guard !folders.dropFirst().isEmpty else {
            throw AdoptionFailure(
                "None of the workspace's projects can be read: \(own.joined(separator: ", ")).",
                at: "\(path)/contents.xcworkspacedata", cure: "Restore them, or name another workspace.")
        }
    }

    private mutating func read(_ project: XcodeProject, _ isAuxiliary: Bool) {
        if !isAuxiliary { folders.append(project.folder) }
        // What is wrong with targets that are perhaps not needed says nothing.
        let found = TargetReader(
            project, configuration: configuration, finder, isAuxiliary ? ProblemList() : problems)
        targets += found.targets.map { target in
            var target = target
            target.isAuxiliary = isAuxiliary
            return target
        }
        binaries.merge(found.binaries) { first, _ in first }
        for package in found.packages.packages {
            if let index = packages.firstIndex(where: { $0.source == package.source }) {
                packages[index].products += package.products.filter { !packages[index].products.contains($0) }
            } else if !isAuxiliary || !package.products.isEmpty {
                packages.append(package)
            }
        }
    }

    /// The projects among a project's files, apart from that of the pods.
    private func references(of project: XcodeProject) -> [String] {
        let paths = ReferencePaths(project)
        return project.objects.compactMap { object in
            guard object.isa == "PBXFileReference", object["path"]?.hasSuffix(".xcodeproj") == true,
                let path = paths.path(of: object), FilePath.name(path) != "Pods.xcodeproj",
                finder.exists(path)
            else { return nil }
            return path
        }
    }
}
