#if os(Linux)
import Foundation

/// The value of `FileManager.default`: its home, documents and temporary files are those of the running application.
///
/// It is one object for all applications, and asks for the current one at each call, so that it can be stored.
final class DeviceFileManager: FileManager, @unchecked Sendable {
    static let shared = DeviceFileManager()

    private var folders: ApplicationFolders { ProcessWorld.current.folders }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }

    override var temporaryDirectory: URL { url("\(folders.home)/tmp") }

    override var homeDirectoryForCurrentUser: URL { url(folders.home) }

    override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard domainMask.contains(.userDomainMask), let path = folders.path(directory) else {
            return super.urls(for: directory, in: domainMask)
        }
        let others = domainMask.subtracting(.userDomainMask)
        return [url(path)] + (others.isEmpty ? [] : super.urls(for: directory, in: others))
    }

    /// The folder that `url(for:in:appropriateFor:create:)` returns, which Foundation has in an extension.
    ///
    /// - Throws: `CocoaError` if there is none, or it cannot be made.
    func folder(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, create shouldCreate: Bool
    ) throws -> URL {
        if directory == .itemReplacementDirectory, domain == .userDomainMask {
            return url(folders.makeReplacementFolder())
        }
        guard let url = urls(for: directory, in: domain).first else { throw CocoaError(.fileReadUnknown) }
        if shouldCreate { try createDirectory(at: url, withIntermediateDirectories: true) }
        return url
    }

    /// The paths that `NSSearchPathForDirectoriesInDomains` returns.
    func paths(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask, expandsTilde: Bool
    ) -> [String] {
        let home = folders.home
        return urls(for: directory, in: domainMask).map { url in
            expandsTilde || !url.path.hasPrefix(home) ? url.path : "~" + url.path.dropFirst(home.count)
        }
    }
}
#endif
