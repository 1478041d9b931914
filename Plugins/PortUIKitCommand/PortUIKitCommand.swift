import Foundation
import PackagePlugin

/// `swift package port-uikit <folder> --report`: prints what is rewritten in an application's files, and what cannot be.
@main struct PortUIKitCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "port-uikit-files").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("port-uikit stopped with the status \(process.terminationStatus).")
        }
    }
}
