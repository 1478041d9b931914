import Foundation
import PackagePlugin

/// `swift package port-uikit <folder> --report`: prints which of an application's files compile, what is rewritten in them,
/// and what is missing.
@main struct PortUIKitCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "port-uikit-files").url
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments + modules(beside: tool, arguments)
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("port-uikit stopped with the status \(process.terminationStatus).")
        }
    }

    /// The option for the modules to type-check with, after they were built: those beside the tool.
    private func modules(beside tool: URL, _ arguments: [String]) -> [String] {
        guard !arguments.contains("--into"), !arguments.contains("--check"), !arguments.isEmpty else {
            return []
        }
        let parameters = PackageManager.BuildParameters(configuration: .debug)
        do {
            // All that the package declares, as a product of a dependency cannot be named here. What the application's own
            // target depends on is built before it, so that the modules are there if it does not compile itself.
            let result = try packageManager.build(.all(includingTests: false), parameters: parameters)
            if !result.succeeded {
                let error = result.logText.split(separator: "\n").first { $0.contains(": error: ") }
                Diagnostics.warning(
                    "The package does not build to the end. The files are checked with the modules that are there. "
                        + "The first error: \(error ?? "none in the log")")
            }
        } catch {
            Diagnostics.warning("The package was not built: \(error)")
        }
        let folder = tool.deletingLastPathComponent().appending(path: "Modules")
        return ["--check", folder.path(percentEncoded: false)]
    }
}
