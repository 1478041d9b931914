import Foundation

/// The file of a feature, at a path that is relative to the folder of a test's file.
struct FeatureFile {
    let path: String
    let fullPath: String

    init(_ path: String, besides testFile: String) {
        self.path = path
        let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
        fullPath = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
    }

    func text() throws(FeatureProblem) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder) else {
            throw .unreadable(path: path, reason: "there is no file \(fullPath).\(others)")
        }
        guard !isFolder.boolValue else {
            throw .unreadable(path: path, reason: "\(fullPath) is a folder. Try: the path of a file in it.")
        }
        guard let data = FileManager.default.contents(atPath: fullPath) else {
            throw .unreadable(path: path, reason: "\(fullPath) may not be read.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .unreadable(path: path, reason: "\(fullPath) is not text in UTF-8.")
        }
        return text
    }

    private var others: String {
        let folder = URL(fileURLWithPath: fullPath).deletingLastPathComponent()
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            return "\nThere is no folder \(folder.path), either."
        }
        let features = names.filter { $0.hasSuffix(".feature") }.sorted()
        if features.isEmpty { return "\nThe folder has no files that end with \".feature\"." }
        let shown = features.prefix(10).joined(separator: ", ") + (features.count > 10 ? ", …" : "")
        return "\nThe features of the folder: \(shown)"
    }
}
