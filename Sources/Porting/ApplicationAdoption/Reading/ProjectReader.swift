import Foundation

/// Reads an application's project: that of Xcode, or of a program that writes one.
package enum ProjectReader {
    /// Reads a project.
    ///
    /// ```swift
    /// let project = try ProjectReader.read(URL(filePath: "MyApp.xcodeproj"))
    /// ```
    ///
    /// What cannot be read of it is among the problems of the result.
    ///
    /// - Parameters:
    ///   - location: A `.xcodeproj` or `.xcworkspace`, a `Package.swift`, XcodeGen's `project.yml`, Tuist's
    ///     `Project.swift`, or a folder with one of them.
    ///   - configuration: The configuration whose build settings are read.
    /// - Throws: An ``AdoptionFailure`` if nothing can be read.
    /// - Complexity: O(sizes of the project files + number of the files in its folders).
    package static func read(
        _ location: URL, configuration: String = "Debug"
    ) throws(AdoptionFailure) -> AdoptedProject {
        let finder = FileFinder()
        let problems = ProblemList()
        var path = FilePath.path(location)
        if LocationFinder.Kind(path) == nil {
            guard finder.isFolder(path) else {
                throw AdoptionFailure(
                    finder.exists(path) ? "The file is no project." : "There is no such file or folder.",
                    at: path,
                    cure:
                        "Name a .xcodeproj, .xcworkspace, project.yml, Project.swift, Package.swift, or a folder."
                )
            }
            path = try LocationFinder(finder, problems).find(in: path)
        }
        let content = try content(path, configuration, finder, problems)
        var graph = TargetGraph(content.targets, problems)
        var modules = graph.modules()
        let dependencies = DependencyManagers(content.folders, finder)
        for index in modules.indices {
            let pods = dependencies.pods[modules[index].targetName] ?? []
            modules[index].products += pods.filter { !modules[index].products.contains($0) }
        }
        let links = LinkedProducts(
            content.packages + dependencies.packages, of: modules, binaries: content.binaries, finder)
        return AdoptedProject(
            name: content.name, location: FilePath.url(path), modules: modules, packages: links.packages,
            problems: problems.list)
    }

    private struct Content {
        var name: String
        var targets: [TargetDescription]
        var packages: [AdoptedPackage]
        /// Where the files of CocoaPods and Carthage are.
        var folders: [String]
        var binaries: [String: String] = [:]
    }

    private static func content(
        _ path: String, _ configuration: String, _ finder: FileFinder, _ problems: ProblemList
    ) throws(AdoptionFailure) -> Content {
        let folder = FilePath.folder(path)
        switch LocationFinder.Kind(path) {
        case .package:
            let reader = try PackageReader(path, finder, problems)
            return Content(
                name: reader.name, targets: reader.targets, packages: reader.packages, folders: [folder])
        case .tuist:
            let reader = try TuistReader(path, finder, problems)
            return Content(
                name: reader.name, targets: reader.targets, packages: reader.packages, folders: [folder])
        case .xcodeGen:
            let reader = try XcodeGenReader(path, configuration: configuration, finder, problems)
            return Content(
                name: reader.name, targets: reader.targets, packages: reader.packages, folders: [folder],
                binaries: reader.binaries)
        case let kind:
            var set = ProjectSet(configuration: configuration, finder, problems)
            if kind == .workspace { try set.read(workspace: path) } else { try set.read([path]) }
            let isInner = FilePath.name(path) == "project.pbxproj"
            return Content(
                name: FilePath.stem(isInner ? folder : path), targets: set.targets, packages: set.packages,
                folders: set.folders, binaries: set.binaries)
        }
    }
}
