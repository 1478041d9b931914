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
    ///   - location: A `.xcodeproj` or `.xcworkspace`, a `Package.swift`, XcodeGen's `project.yml`, Tuist's `Project.swift`,
    ///     or a folder with one of them.
    ///   - configuration: The configuration whose build settings are read.
    /// - Throws: An ``AdoptionFailure`` if nothing can be read.
    /// - Complexity: O(sizes of the project files + number of the files in its folders).
    package static func read(
        _ location: URL, configuration: String = "Debug"
    ) throws(AdoptionFailure) -> AdoptedProject {
        let finder = FileFinder()
        let problems = ProblemList()
        let path = FilePath.path(location)
        var set = ProjectSet(configuration: configuration, finder, problems)
        try set.read([path])
        var graph = TargetGraph(set.targets, problems)
        return AdoptedProject(
            name: FilePath.stem(path), location: FilePath.url(path), modules: graph.modules(),
            packages: set.packages,
            problems: problems.list)
    }
}
