import Foundation

/// The command `swift package adopt`, apart from the reading of projects.
package struct AdoptionCommand {
    private let arguments: AdoptionArguments

    /// Creates a command.
    ///
    /// - Parameter arguments: what it does.
    package init(_ arguments: AdoptionArguments) {
        self.arguments = arguments
    }

    /// Writes the package.
    ///
    /// - Parameter read: reads a project, a workspace or a package with a build configuration.
    /// - Returns: what the command prints.
    /// - Throws: what `read` throws, an ``AdoptionArguments/Mistake`` for a folder that is the application's, and what
    ///   `FileManager` throws.
    package func run(reading read: @escaping (URL, String) throws -> AdoptedProject) throws -> String {
        let project = LocalPackages(read: { try read($0, arguments.configuration) })
            .added(to: try read(arguments.project, arguments.configuration))
        try checkFolder(project)
        let plan = AdoptionPlan(project, arguments.options)
        let update = PackageUpdate(of: arguments.options.folder, to: plan.files)
        if !arguments.isDry { try update.write() }
        return AdoptionReport(
            project: project, plan: plan, update: update, folder: arguments.options.folder,
            isDry: arguments.isDry
        ).text
    }

    /// A package in the application's folder would take its own files for the application's.
    private func checkFolder(_ project: AdoptedProject) throws {
        let folder = arguments.options.folder
        let files = project.modules.flatMap(\.swiftFiles)
        guard !arguments.isInsideAllowed,
            RelativePath.contains(folder, project.location)
                || files.contains(where: { RelativePath.contains(folder, $0) })
        else { return }
        throw AdoptionArguments.Mistake(
            description:
                "\(folder.path) has the application's own files. Name another folder, or add --inside.")
    }
}
