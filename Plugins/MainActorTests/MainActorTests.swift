import PackagePlugin

/// Lets XCTest on Linux run synchronous test methods on the main actor: adds the file to a test target which re-exports
/// `MainActorTestDiscovery`.
@main struct MainActorTests: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let file = context.pluginWorkDirectoryURL.appending(path: "MainActorTestDiscovery+Export.swift")
        return [
            .buildCommand(
                displayName: "Re-exporting MainActorTestDiscovery from \(target.name)",
                executable: try context.tool(named: "main-actor-test-file").url,
                arguments: [file.path(percentEncoded: false)],
                outputFiles: [file])
        ]
    }
}
