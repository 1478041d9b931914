import Foundation

/// The files in a folder and in those in it.
struct FolderWalk {
    /// A folder with more of them is not one of sources.
    private static let limit = 200_000

    /// The paths relative to the folder, in the order of the names. A package, such as a catalogue, is one path.
    private(set) var paths: [String] = []
    private let root: String
    private let finder: FileFinder
    private let excluded: Set<String>

    /// - Parameter excluded: Paths relative to the folder that are left out with what is in them.
    init(_ folder: String, _ finder: FileFinder, excluded: Set<String> = []) {
        root = folder
        self.finder = finder
        self.excluded = excluded
        walk("", ancestors: [realPath(folder)])
    }

    /// Symbolic links are followed, apart from one to a folder that it is in.
    private mutating func walk(_ folder: String, ancestors: [String]) {
        for name in finder.contents(of: folder.isEmpty ? root : "\(root)/\(folder)") where name.first != "." {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard paths.count < Self.limit, !excluded.contains(path) else { continue }
            guard finder.isFolder("\(root)/\(path)"), !FileKind.isPackage(name) else {
                if finder.exists("\(root)/\(path)") { paths.append(path) }
                continue
            }
            let real = realPath("\(root)/\(path)")
            if !ancestors.contains(real) { walk(path, ancestors: ancestors + [real]) }
        }
    }

    private func realPath(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    }
}
