import Foundation
import PackagePlugin

/// A file or folder of the application that belongs into the bundle.
///
/// SwiftPM takes what a plugin writes and the compiler does not read for a resource of the target. It keeps the folders
/// of languages, such as `de.lproj`, and puts all else into the bundle itself.
struct Resource {
    private static let extensions: Set<String> = [
        "storyboard", "stringsdict", "strings", "xcassets", "xcstrings", "xib",
    ]
    /// Folders whose content belongs to them.
    private static let packages: Set<String> = [
        "app", "appex", "bundle", "framework", "xcassets", "xcframework",
    ]
    /// The name of the application's `Info.plist` in the bundle, which has one of SwiftPM's.
    private static let informationName = "Application-Info.plist"

    let url: URL
    /// The path in the bundle.
    let name: String

    private init(_ url: URL) {
        self.url = url
        let folder = url.deletingLastPathComponent().lastPathComponent
        let file = url.lastPathComponent == "Info.plist" ? Self.informationName : url.lastPathComponent
        name = folder.hasSuffix(".lproj") ? "\(folder)/\(file)" : file
    }

    static func isResource(_ url: URL) -> Bool {
        (url.lastPathComponent == "Info.plist" || extensions.contains(url.pathExtension))
            && !url.deletingLastPathComponent().pathComponents.contains { component in
                packages.contains { component.hasSuffix(".\($0)") }
            }
    }

    /// The application's resources apart from those that the target itself declares, those of the outer folders first.
    ///
    /// Of two with one name the first is taken. Targets of tests have those alone that `port-uikit.json` names.
    static func all(of application: Application, for target: any Target) -> [Resource] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        // Tests look at the application's bundle; their folders have files, such as an Info.plist, for their own.
        let resources = module.kind == .test ? application.namedResources : application.resources
        var taken = Set(
            module.sourceFiles.filter { $0.type == .resource }.flatMap { names(around: $0.url) })
        var firsts: [String: URL] = [:]
        let sorted = resources.sorted {
            ($0.pathComponents.count, $0.path()) < ($1.pathComponents.count, $1.path())
        }
        return sorted.compactMap { url in
            let resource = Resource(url)
            guard taken.insert(resource.name).inserted else {
                // Extensions of the application have an Info.plist of their own.
                if let first = firsts[resource.name], resource.name != informationName {
                    Diagnostics.warning(
                        "\(url.path()) is left out, as \(first.path()) has the same name in the bundle. If it belongs to "
                            + "another target, name its folder in \(Application.fileName) as excluded.")
                }
                return nil
            }
            firsts[resource.name] = url
            return resource
        }
    }

    /// The names in the bundle of a declared resource: its own, and that of the catalogue that it is in.
    private static func names(around url: URL) -> [String] {
        [Resource(url).name] + url.pathComponents.filter { $0.hasSuffix(".xcassets") }
    }

    /// The command that copies the resources to where SwiftPM takes them from; none without resources.
    static func commands(
        copying resources: [Resource], for target: any Target, by tool: URL, into folder: URL
    ) -> [Command] {
        guard !resources.isEmpty else { return [] }
        let copies = resources.flatMap { ["--copy", $0.url.path(percentEncoded: false), $0.name] }
        return [
            .buildCommand(
                displayName: "Copying the resources of \(target.name)",
                executable: tool,
                arguments: ["--into", folder.path(percentEncoded: false)] + copies,
                inputFiles: resources.flatMap(\.files),
                outputFiles: resources.map { folder.appending(path: $0.name) })
        ]
    }

    /// The file itself, or those in the folder, so that a change of one is noticed.
    private var files: [URL] {
        let names = try? FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
        return [url] + (names ?? []).map { url.appending(path: $0) }
    }
}
