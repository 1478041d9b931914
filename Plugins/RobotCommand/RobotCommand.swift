import Foundation
import PackagePlugin

/// `swift package robot`: builds the application with a program that drives it, and runs that in the user's terminal.
///
/// SwiftPM keeps a plugin's standard input and output for itself, so the program gets those of the terminal. Without
/// one, and for programs, there is `swift run robot`.
@main struct RobotCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "robot-program").url
        process.arguments = ["--plugin"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        if let terminal = Terminal() {
            try terminal.run(process)
        } else {
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
        }
        // Ctrl-C is the user's.
        if process.terminationStatus != 0, process.terminationReason == .exit {
            Diagnostics.error("robot stopped with the status \(process.terminationStatus).")
        }
    }
}
