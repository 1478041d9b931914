import Foundation

/// A folder of the application with what the plugin PortUIKit would take from it.
final class FolderNode {
    let path: String
    private(set) var folders: [FolderNode] = []
    private(set) var files: [String] = []
    /// How many of the files in it, at any depth, are wanted.
    private(set) var wantedCount = 0
    /// How many files and folders in it are to be left out, if it is taken as a whole.
    private(set) var unwantedCount = 0

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - path: the folder's path.
    ///   - wanted: the paths of the files that are to be taken.
    ///   - avoided: a folder that counts as one with files which are not wanted, whatever it has by now.
    ///   - isTaken: whether the plugin takes a file that is in a folder.
    init(_ path: String, wanted: Set<String>, avoiding avoided: String?, isTaken: (String) -> Bool) {
        self.path = path
        guard path != avoided else {
            unwantedCount = 1
            return
        }
        // As the plugin does, it leaves out what is hidden, and does not follow links.
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
        let prefix = path == "/" ? "/" : "\(path)/"
        if let avoided, avoided.hasPrefix(prefix) {
            // It counts, too, before it is there.
            let name = String(avoided.dropFirst(prefix.count).prefix { $0 != "/" })
            if !names.contains(name) {
                files.append(prefix + name)
                unwantedCount += 1
            }
        }
        for name in names.filter({ !$0.hasPrefix(".") }).sorted() {
            let child = prefix + name
            if isTaken(child) {
                files.append(child)
                if wanted.contains(child) { wantedCount += 1 } else { unwantedCount += 1 }
            } else if Self.isFolder(child) {
                add(FolderNode(child, wanted: wanted, avoiding: avoided, isTaken: isTaken))
            }
        }
    }

    private func add(_ folder: FolderNode) {
        guard folder.wantedCount + folder.unwantedCount > 0 else { return }
        folders.append(folder)
        wantedCount += folder.wantedCount
        unwantedCount += folder.wantedCount == 0 ? 1 : folder.unwantedCount
    }

    private static func isFolder(_ path: String) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type == .typeDirectory
    }

    /// The wanted files in it.
    func wantedFiles(_ wanted: Set<String>) -> [String] {
        files.filter(wanted.contains) + folders.flatMap { $0.wantedFiles(wanted) }
    }

    /// The files and folders in it that are not wanted, the outermost only.
    func unwanted(_ wanted: Set<String>) -> [String] {
        files.filter { !wanted.contains($0) }
            + folders.flatMap { $0.wantedCount == 0 ? [$0.path] : $0.unwanted(wanted) }
    }
}
