import Foundation
import PackagePlugin

/// `swift package adopt <project> --into <folder>`: writes a package that compiles and tests the application of an Xcode
/// project.
@main struct AdoptCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "adopt-files").url
        process.arguments = arguments + robot(context.package, arguments)
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("adopt stopped with the status \(process.terminationStatus).")
        }
    }

    /// The option for where this package is, if another one runs the command and the user names none.
    private func robot(_ package: Package, _ arguments: [String]) -> [String] {
        guard !arguments.contains("--robot"), package.displayName != "robot-swift",
            let robot = package.dependencies.map(\.package).first(where: { $0.displayName == "robot-swift" })
        else { return [] }
        return ["--robot", robot.directoryURL.path(percentEncoded: false)]
    }
}
