import Foundation

/// The fewest folders and files by which `port-uikit.json` can name a target's files.
///
/// A folder is named as a whole if that takes no more entries than its files, so that a file which is added to it later
/// belongs to the target as well.
struct FolderSelection: Equatable {
    /// The paths of folders and files.
    private(set) var folders: [String] = []
    /// Folders and files that are left out, relative to the folder that they are in.
    private(set) var excluded: [String] = []

    /// Chooses folders.
    ///
    /// - Parameters:
    ///   - files: the files that are to be taken.
    ///   - avoided: a folder that is not taken, such as the one that the package is written to.
    ///   - isTaken: whether the plugin takes a file with a path that is in a folder.
    init(of files: [URL], avoiding avoided: URL? = nil, isTaken: (String) -> Bool) {
        let paths = files.map { $0.standardizedFileURL.path }
        let wanted = Set(paths)
        guard let root = Self.sharedFolder(of: files) else { return }
        let tree = FolderNode(
            root, wanted: wanted, avoiding: avoided?.standardizedFileURL.path, isTaken: isTaken)
        take(tree, wanted, allowsExclusions: true)
        // What is behind a link is not in the tree, as the plugin does not follow links.
        let reachable = Set(tree.wantedFiles(wanted))
        if !reachable.isSubset(of: taken(of: paths)) {
            // What is left out of one folder is left out of each: then no folder has parts that are left out.
            (folders, excluded) = ([], [])
            take(tree, wanted, allowsExclusions: false)
        }
        let missing = wanted.subtracting(reachable)
        folders += paths.filter { missing.contains($0) }
        (folders, excluded) = (Self.unique(folders), Self.unique(excluded))
    }

    /// The innermost folder that has all of the files.
    private static func sharedFolder(of files: [URL]) -> String? {
        guard let first = files.first else { return nil }
        var shared = first.standardizedFileURL.deletingLastPathComponent().pathComponents
        for file in files.dropFirst() {
            let components = file.standardizedFileURL.deletingLastPathComponent().pathComponents
            shared = zip(shared, components).prefix { $0 == $1 }.map(\.0)
        }
        return shared.count < 2 ? "/" : "/" + shared.dropFirst().joined(separator: "/")
    }

    /// How many entries name the wanted files of a folder.
    private func cost(_ node: FolderNode, _ allowsExclusions: Bool) -> Int {
        guard node.wantedCount > 0 else { return 0 }
        let split = splitCost(node, allowsExclusions)
        return isWhole(node, split, allowsExclusions) ? 1 + node.unwantedCount : split
    }

    private func splitCost(_ node: FolderNode, _ allowsExclusions: Bool) -> Int {
        let inner = node.folders.reduce(0) { $0 + cost($1, allowsExclusions) }
        return node.wantedCount - node.folders.reduce(0) { $0 + $1.wantedCount } + inner
    }

    private func isWhole(_ node: FolderNode, _ split: Int, _ allowsExclusions: Bool) -> Bool {
        guard node.unwantedCount > 0 else { return true }
        // Of two ways that are as long, the folder as a whole, if files of the target are in it and not in its
        // folders alone.
        let limit = node.folders.reduce(0) { $0 + $1.wantedCount } < node.wantedCount ? split : split - 1
        return allowsExclusions && 1 + node.unwantedCount <= limit
    }

    private mutating func take(_ node: FolderNode, _ wanted: Set<String>, allowsExclusions: Bool) {
        guard node.wantedCount > 0 else { return }
        guard !isWhole(node, splitCost(node, allowsExclusions), allowsExclusions) else {
            folders.append(node.path)
            excluded += node.unwanted(wanted).map { String($0.dropFirst(node.path.count + 1)) }
            return
        }
        folders += node.files.filter(wanted.contains)
        for folder in node.folders { take(folder, wanted, allowsExclusions: allowsExclusions) }
    }

    /// Which of some files the plugin takes.
    private func taken(of paths: [String]) -> Set<String> {
        Set(paths.filter { path in folders.contains { isTaken(path, from: $0) } })
    }

    private func isTaken(_ path: String, from folder: String) -> Bool {
        guard path != folder else { return true }
        guard path.hasPrefix("\(folder)/") else { return false }
        let name = path.dropFirst(folder.count + 1)
        return !name.split(separator: "/").contains { $0.hasPrefix(".") }
            && !excluded.contains { name == $0 || name.hasPrefix("\($0)/") }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
