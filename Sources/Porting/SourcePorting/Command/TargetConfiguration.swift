import Foundation

/// The file `port-uikit.json` in a target's folder, which names the application's files.
struct TargetConfiguration {
    private struct Content: Decodable {
        var folders: [String]
        var excluded: [String]?
    }

    private static let name = "port-uikit.json"
    /// The files and folders of the application that the target compiles.
    let inputs: [String]
    /// What is left out of them, relative to the folder that it is in.
    private let excluded: [String]

    /// Reads the file in a folder; `nil` if there is none.
    ///
    /// - Throws: a ``PortingArguments/Mistake`` for a file that cannot be understood.
    init?(in folder: String) throws {
        let path = "\(folder)/\(Self.name)"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard let content = try? JSONDecoder().decode(Content.self, from: data) else {
            throw PortingArguments.Mistake(
                description: "\(path) has no list of folders, such as { \"folders\": [\"../../MyApp\"] }.")
        }
        inputs = content.folders.map { Self.path(of: $0, from: folder) }
        excluded = content.excluded ?? []
    }

    /// Whether a file or folder is left out.
    ///
    /// - Parameter name: the path from the folder that it is in.
    func leavesOut(_ name: String) -> Bool {
        excluded.contains { name == $0 || name.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
    }

    /// A path from a folder, without steps up that lead out of a folder that is part of it.
    private static func path(of name: String, from folder: String) -> String {
        guard !name.hasPrefix("/") else { return name }
        var parts = folder.split(separator: "/")
        for part in name.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
