import Foundation

/// The text of a target's `port-uikit.json`.
struct SourceConfiguration {
    static let name = "port-uikit.json"

    private var folders: [String]
    private var excluded: [String]
    private var resources: [String]

    /// Describes a target's files.
    ///
    /// - Parameters:
    ///   - module: the module.
    ///   - folder: the target's folder, from which the paths lead.
    ///   - package: the package's folder, whose files are the package's own.
    ///   - hasOwnInformation: whether the target's folder has an `Info.plist` in the place of the application's.
    init(of module: AdoptedModule, in folder: URL, of package: URL, hasOwnInformation: Bool) {
        var files = module.swiftFiles
        var named = module.resources
        // Targets of tests get only the resources that are named.
        if !module.isTests {
            files += module.resources.filter { BundleResource.isTaken($0.standardizedFileURL.path) }
            named = named.filter(BundleResource.isNamed)
            if !hasOwnInformation, let information = module.informationFile,
                information.lastPathComponent == "Info.plist"
            {
                files.append(information)
            }
        }
        let isTests = module.isTests
        let selection = FolderSelection(of: files, avoiding: package) { path in
            path.hasSuffix(".swift") || (!isTests && BundleResource.isTaken(path))
        }
        // A catalogue is a folder, of which the plugin would look for what is in it.
        let catalogues = selection.folders.filter { $0.hasSuffix(".xcassets") }
        named += catalogues.map { URL(fileURLWithPath: $0) }
        folders = selection.folders.filter { !catalogues.contains($0) }
            .map { RelativePath.from(folder, to: URL(fileURLWithPath: $0)) }
        if hasOwnInformation { folders.append(InformationFile.name) }
        excluded = selection.excluded
        resources = Set(named.map { RelativePath.from(folder, to: $0) }).sorted()
    }

    var text: String {
        let entries = [("folders", folders), ("excluded", excluded), ("resources", resources)]
            .filter { $0.0 == "folders" || !$0.1.isEmpty }
            .map { key, values in
                "\(JSONText.quoted(key)): \(JSONText.array(values, indented: 4))"
            }
        let line = "{ \(entries.joined(separator: ", ")) }"
        guard entries.count > 1 || line.count > JSONText.lineLimit else { return line + "\n" }
        return "{\n" + entries.map { "    \($0)" }.joined(separator: ",\n") + "\n}\n"
    }
}
