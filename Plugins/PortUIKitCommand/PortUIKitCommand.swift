import Foundation
import PackagePlugin

/// `swift package port-uikit --report`: prints which of an application's files compile, what is rewritten in them, and what is
/// missing. Without a folder behind it, these are the files of the package's targets.
@main struct PortUIKitCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "port-uikit-files").url
        let process = Process()
        process.executableURL = tool
        if arguments.contains("--help") || arguments.contains("-h") {
            // Nothing is built for it.
            process.arguments = arguments
        } else {
            let targets = Self.namesInputs(arguments) ? [] : Self.targets(of: context.package)
            process.arguments = arguments + targets + modules(beside: tool, arguments + targets)
        }
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("port-uikit stopped with the status \(process.terminationStatus).")
        }
    }

    /// Whether the arguments name files or folders, besides options and what belongs to them.
    private static func namesInputs(_ arguments: [String]) -> Bool {
        let flags = ["--report", "--json", "--tests", "--library"]
        return arguments.indices.contains { index in
            !arguments[index].hasPrefix("-")
                && (index == 0 || !arguments[index - 1].hasPrefix("-")
                    || flags.contains(arguments[index - 1]))
        }
    }

    /// The arguments for the application's files of a package's targets, apart from those of tests.
    private static func targets(of package: Package) -> [String] {
        let folder = package.directoryURL.path(percentEncoded: false)
        return package.targets.flatMap { target -> [String] in
            let path = target.directoryURL.path(percentEncoded: false)
            let configuration = target.directoryURL.appending(path: "port-uikit.json")
            guard let module = target as? SwiftSourceModuleTarget, module.kind != .test,
                FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false))
            else { return [] }
            func relative(_ path: String) -> String {
                path.hasPrefix(folder) ? String(path.dropFirst(folder.count).drop { $0 == "/" }) : path
            }
            let own = module.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) }
            return ["--module", module.moduleName]
                + module.compilationConditions.flatMap { ["--define", $0] }
                + [relative(path).isEmpty ? "." : relative(path)] + own.map(relative)
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
