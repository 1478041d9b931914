import Foundation
import UniformTypeIdentifiers

/// A file with the data of an item, which exists while a handler is called.
enum TemporaryFile {
    static func name(_ suggested: String?, _ type: UTType) -> String {
        let suggested = suggested?.split(separator: "/").last.map(String.init) ?? "item"
        guard !suggested.contains("."), let pathExtension = type.preferredFilenameExtension else {
            return suggested
        }
        return "\(suggested).\(pathExtension)"
    }

    static func with(_ data: Data, named name: String, _ handler: (URL?, (any Error)?) -> Void) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent(name)
            try data.write(to: file)
            handler(file, nil)
        } catch { handler(nil, error) }
    }
}
