import Foundation
import PackagePlugin

/// Compiles an application's files, which are written for iOS, in a target: it rewrites them into the build folder.
///
/// The target's folder has a file `port-uikit.json`, which names the folders of the application relative to its own, and
/// what in them is left out:
///
/// ```json
/// { "folders": ["../../MyApp"], "excluded": ["Generated", "LaunchScreen.swift"], "resources": ["../../MyApp/data.json"] }
/// ```
///
/// Nibs, storyboards, texts, asset catalogues and the `Info.plist` in the folders get into the target's bundle, and so do
/// the files and folders that are named as resources. The application's files find them, and what the target declares as
/// resources, in `Bundle.main`.
@main struct PortUIKit: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let application = try Application(of: target) else {
            Diagnostics.error(
                "\(target.name) has no file \(Application.fileName) in \(target.directoryURL.path()). Create it with the "
                    + "folders of the application, such as { \"folders\": [\"../../MyApp\"] }.")
            return []
        }
        guard !application.files.isEmpty else {
            Diagnostics.error(
                "The folders in \(application.configuration.path()) have no Swift files: \(application.names)."
            )
            return []
        }
        let modules = try target.dependencies.compactMap { dependency -> Application? in
            guard case .target(let module) = dependency else { return nil }
            return try Application(of: module)
        }
        let tool = try context.tool(named: "port-uikit-files").url
        let resources = Resource.all(of: application, for: target)
        return [rewriting(application, modules, hasResources: !resources.isEmpty, context, target, by: tool)]
            + Resource.commands(
                copying: resources, for: target, by: tool,
                into: context.pluginWorkDirectoryURL.appending(path: "Resources"))
    }

    /// The command that rewrites the files, with the declarations of the modules that they import.
    private func rewriting(
        _ application: Application, _ modules: [Application], hasResources: Bool, _ context: PluginContext,
        _ target: any Target, by tool: URL
    ) -> Command {
        let folder = context.pluginWorkDirectoryURL
        var arguments = ["--into", folder.path(percentEncoded: false)]
        var outputs = application.files.map { folder.appending(path: Application.outputName(of: $0)) }
        if let module = target as? any SourceModuleTarget {
            if module.kind == .test { arguments.append("--tests") }
            if module.kind != .executable { arguments.append("--library") }
            if hasResources || module.sourceFiles.contains(where: { $0.type == .resource }) {
                arguments += ["--resources", "\(context.package.displayName)_\(target.name)"]
                outputs.append(folder.appending(path: Application.resourceFileName))
            }
        }
        for file in modules.flatMap(\.files) { arguments += ["--context", file.path(percentEncoded: false)] }
        return .buildCommand(
            displayName: "Rewriting \(application.files.count) files for \(target.name)",
            executable: tool,
            arguments: arguments + application.files.map { $0.path(percentEncoded: false) },
            inputFiles: [application.configuration] + application.files + modules.flatMap(\.files),
            outputFiles: outputs)
    }
}
