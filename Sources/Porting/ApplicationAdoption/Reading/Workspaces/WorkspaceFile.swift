import Foundation

/// The projects and folders that a workspace names, in its order.
struct WorkspaceFile {
    private(set) var paths: [String] = []

    /// - Parameter path: The `.xcworkspace`.
    init(_ path: String, _ finder: FileFinder) throws(AdoptionFailure) {
        let file = "\(path)/contents.xcworkspacedata"
        guard let text = finder.text(file) else {
            throw AdoptionFailure(
                "The workspace's file is missing, or cannot be read.", at: file,
                cure: "Name the .xcworkspace of the application, or its .xcodeproj.")
        }
        let container = FilePath.folder(path)
        var groups = [container]
        for tag in Self.tags(text) {
            let location = tag.attributes["location"].map {
                Self.path($0, in: groups.last ?? container, path)
            }
            switch tag.name {
            case "Group": groups.append(location ?? groups.last ?? container)
            case "/Group" where groups.count > 1: groups.removeLast()
            case "FileRef":
                if let location, !paths.contains(location) { paths.append(location) }
            default: break
            }
        }
    }

    /// The path of a location, such as `group:App/App.xcodeproj`.
    private static func path(_ location: String, in group: String, _ workspace: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.count == 2 ? String(parts[1]) : location
        return switch parts.first {
        case "absolute": FilePath.normalized(path)
        // The workspace that each project has inside.
        case "self": FilePath.folder(workspace)
        case "container": FilePath.join(FilePath.folder(workspace), path)
        default: FilePath.join(group, path)
        }
    }

    private struct Tag {
        var name: String
        var attributes: [String: String]
    }

    /// The tags of the file, which has no text between them: `<FileRef location = "group:a"></FileRef>`.
    private static func tags(_ text: String) -> [Tag] {
        text.split(separator: "<").compactMap { part in
            let words = part.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false)
            guard let name = words.first?.split(whereSeparator: { $0.isWhitespace || $0 == "/" }).first else {
                return nil
            }
            var attributes: [String: String] = [:]
            // Of `FileRef location = "a" name = "b"`, the keys and values take turns.
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                let key = words[index].split(whereSeparator: { $0.isWhitespace || $0 == "=" }).last.map(
                    String.init)
                attributes[key ?? ""] = unescaped(words[index + 1])
            }
            return Tag(name: part.hasPrefix("/") ? "/\(name)" : String(name), attributes: attributes)
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing(
            "&lt;", with: "<"
        )
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
