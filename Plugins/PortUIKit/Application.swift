import Foundation
import PackagePlugin

/// The application's files that a target compiles.
struct Application {
    /// What `port-uikit.json` has.
    private struct Configuration: Decodable {
        /// The folders and files of the application, relative to the target's folder.
        var folders: [String]
        /// Folders and files in them that are left out, relative to the folder that they are in.
        var excluded: [String]?
        /// Further files and folders for the bundle, relative to the target's folder.
        var resources: [String]?
    }

    static let fileName = "port-uikit.json"
    /// The file that the tool adds for a target with resources.
    static let resourceFileName = "PortUIKit+Resources.swift"

    /// The file that names the folders.
    let configuration: URL
    /// The folders as the file names them, for messages.
    let names: String
    /// The Swift files, in the order of the folders and their names.
    let files: [URL]
    /// The files and folders that belong into the bundle.
    let resources: [URL]
    /// Those of them that the file names itself.
    let namedResources: [URL]

    /// Reads the file in a target's folder; `nil` if there is none.
    init?(of target: any Target) throws {
        let file = target.directoryURL.appending(path: Self.fileName)
        guard let data = FileManager.default.contents(atPath: file.path(percentEncoded: false))
        else {
            return nil
        }
        // In a package that `robot` writes the target's folder is a link, from which no path leads up.
        configuration = file.resolvingSymlinksInPath()
        let folder = configuration.deletingLastPathComponent()
        let content = try JSONDecoder().decode(Configuration.self, from: data)
        names = content.folders.joined(separator: ", ")
        let excluded = content.excluded ?? []
        let found = content.folders.map { name in
            Self.contents(of: folder.appending(path: name).standardizedFileURL, excluded)
        }
        files = found.flatMap { $0.filter { $0.pathExtension == "swift" } }
        namedResources = (content.resources ?? []).map { name in
            folder.appending(path: name).standardizedFileURL
        }
        resources = namedResources + found.flatMap { $0.filter(Resource.isResource) }
    }

    /// What is in a folder and in those in it, in the order of the names; a file stands for itself.
    private static func contents(of folder: URL, _ excluded: [String]) -> [URL] {
        let path = folder.path(percentEncoded: false)
        // Not by an error: of a file, Foundation on Linux gives an empty list.
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard isFolder.boolValue else { return [folder] }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return names.filter { isTaken($0, excluded) }.sorted().map { folder.appending(path: $0) }
    }

    private static func isTaken(_ name: String, _ excluded: [String]) -> Bool {
        !name.split(separator: "/").contains { $0.hasPrefix(".") }
            && !excluded.contains { name == $0 || name.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
    }

    /// The name of the rewritten file, as the tool gives it.
    static func outputName(of file: URL) -> String {
        let name = file.lastPathComponent
        guard name != "main.swift" else { return name }
        return "\(file.deletingPathExtension().lastPathComponent).rewritten.swift"
    }
}
