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
        let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("item-XXXXXX").path
        // Tests in other processes have files of the same name, so the system chooses the folder's.
        var path = Array(pattern.utf8CString)
        guard mkdtemp(&path) != nil else {
            return handler(nil, NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
        }
        let characters = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let folder = URL(fileURLWithPath: String(decoding: characters, as: UTF8.self))
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            let file = folder.appendingPathComponent(name)
            try data.write(to: file)
            handler(file, nil)
        } catch { handler(nil, error) }
    }
}
