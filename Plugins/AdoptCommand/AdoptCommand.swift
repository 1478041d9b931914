import Foundation
import PackagePlugin

/// `swift package adopt <project> --into <folder>`: writes a package that compiles and tests the application of an Xcode
/// project.
@main struct AdoptCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "adopt-files").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("adopt stopped with the status \(process.terminationStatus).")
        }
    }
}
