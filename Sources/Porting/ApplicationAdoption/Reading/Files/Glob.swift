/// A pattern of paths: `*` stands for any characters of a name, `**` for any folders.
enum Glob {
    /// - Complexity: O(components of the path × components of the pattern).
    static func matches(_ path: String, _ pattern: String) -> Bool {
        let names = path.split(separator: "/")
        var parts = pattern.split(separator: "/").filter { $0 != "." }
        // `Sources/**` has all that is in the folder.
        if parts.last == "**" { parts.append("*") }
        // Which numbers of components of the path the parts so far can stand for.
        var reached = Set([0])
        for part in parts {
            var next: Set<Int> = []
            for count in reached {
                if part == "**" {
                    next.formUnion(count...names.count)
                } else if count < names.count, Wildcard.matches(names[count], part) {
                    next.insert(count + 1)
                }
            }
            reached = next
        }
        return reached.contains(names.count)
    }

    /// The folder before the first part with a star.
    static func folder(_ pattern: String) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        return parts.prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    }

    /// The paths in a folder that a pattern stands for; a folder stands for all that is in it.
    static func paths(_ pattern: String, in folder: String, _ finder: FileFinder) -> [String] {
        guard pattern.contains("*") || pattern.contains("?") else {
            let path = FilePath.join(folder, pattern)
            guard finder.isFolder(path), !FileKind.isPackage(path) else { return [path] }
            return FolderWalk(path, finder).paths.map { "\(path)/\($0)" }
        }
        let outer = FilePath.join(folder, Self.folder(pattern))
        let whole = FilePath.join(folder, pattern)
        return FolderWalk(outer, finder).paths.map { "\(outer)/\($0)" }.filter { matches($0, whole) }
    }
}
