import Foundation

/// A bundle with links to a file and to the storyboards that it may refer to; it is removed with the value.
final class LoneBundle {
    let name: String
    let bundle: Bundle
    private let folder: String

    /// Makes a bundle.
    ///
    /// - Parameter others: the paths of storyboards, of which the first of each name is there.
    init(_ path: String, beside others: [String]) throws {
        let file = (path as NSString).lastPathComponent
        name = (file as NSString).deletingPathExtension
        folder = "/tmp/fidelity-\(getpid())-\(UUID().uuidString).bundle"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for path in [path] + others {
            let target = URL(fileURLWithPath: path).path
            symlink(target, "\(folder)/\((path as NSString).lastPathComponent)")
        }
        guard let bundle = Bundle(path: folder) else { throw CocoaError(.fileReadUnknown) }
        self.bundle = bundle
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
}
