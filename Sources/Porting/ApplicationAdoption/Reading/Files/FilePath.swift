import Foundation

/// Paths as texts, which are quicker to join and to compare than URLs.
enum FilePath {
    static func url(_ path: String) -> URL {
        URL(filePath: path, directoryHint: .notDirectory)
    }

    /// The absolute path of a URL, without a slash at its end.
    static func path(_ url: URL) -> String {
        normalized(url.absoluteURL.path(percentEncoded: false))
    }

    /// A path, which may be absolute, in a folder.
    static func join(_ folder: String, _ path: String) -> String {
        normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    }

    /// The path without `.`, `..`, empty components and a slash at its end.
    static func normalized(_ path: String) -> String {
        var components: [Substring] = []
        let isAbsolute = path.hasPrefix("/")
        for component in path.split(separator: "/") where component != "." {
            if component != ".." {
                components.append(component)
            } else if let last = components.last, last != ".." {
                components.removeLast()
            } else if !isAbsolute {
                components.append(component)
            }
        }
        return (isAbsolute ? "/" : "") + components.joined(separator: "/")
    }

    static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// What stands after the last dot of the name, in lowercase; empty without one.
    static func fileExtension(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The name without its extension.
    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The path as seen from a folder that it is in; otherwise the path itself.
    static func relative(_ path: String, to folder: String) -> String {
        path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
