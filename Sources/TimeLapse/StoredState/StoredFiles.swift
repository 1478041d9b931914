import Foundation

/// The files below a folder, with what is in them.
struct StoredFiles: Sendable {
    private var folders: [String] = []
    private var contents: [String: Data] = [:]

    /// Reads all files; links are left out.
    init(of home: String) throws {
        let manager = FileManager()
        for path in try manager.subpathsOfDirectory(atPath: home).sorted() {
            let file = "\(home)/\(path)"
            let kind = try manager.attributesOfItem(atPath: file)[.type] as? FileAttributeType
            switch kind {
            case .typeDirectory: folders.append(path)
            case .typeRegular: contents[path] = try Data(contentsOf: URL(fileURLWithPath: file))
            default: continue
            }
        }
    }

    func write(to home: String) throws {
        let manager = FileManager()
        for folder in folders {
            try manager.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
        }
        for (path, data) in contents { try data.write(to: URL(fileURLWithPath: "\(home)/\(path)")) }
    }
}
