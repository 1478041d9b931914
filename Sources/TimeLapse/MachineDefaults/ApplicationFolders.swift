import Foundation
import Synchronization

/// The folders in which an application on a device keeps its files, each application its own.
///
/// They are made when they are first asked for, among the computer's temporary files, and removed with the world.
package final class ApplicationFolders: Sendable {
    private let made = Mutex<String?>(nil)

    init() {}

    deinit { removeAll() }

    /// The path of the application's home, which has its folders; without a slash at the end.
    package var home: String {
        made.withLock { made in
            if let made { return made }
            let home = Self.make(in: getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp", "robot-home")
            for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
                try? Self.files.createDirectory(
                    atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
            }
            made = home
            Self.note(home)
            return home
        }
    }

    /// The path of a folder of the user's; `nil` for one that is not the user's.
    func path(_ directory: FileManager.SearchPathDirectory) -> String? {
        Self.names[directory].map { "\(home)/\($0)" }
    }

    /// A new folder in which a file can be prepared, before it replaces another.
    func makeReplacementFolder() -> String { Self.make(in: "\(home)/tmp", "replacement") }

    /// Removes all files, as when an application is deleted.
    package func removeAll() {
        let last = made.withLock { made in
            defer { made = nil }
            return made
        }
        guard let last else { return }
        try? Self.files.removeItem(atPath: last)
        _ = Self.existing.withLock { $0.remove(last) }
    }

    /// The folders that are there, so that none is left when the program ends.
    private static let existing = Mutex<Set<String>>([])
    private static let removesAtExit: Void = {
        atexit {
            for home in ApplicationFolders.existing.withLock({ $0 }) {
                try? ApplicationFolders.files.removeItem(atPath: home)
            }
        }
    }()

    private static func note(_ home: String) {
        _ = existing.withLock { $0.insert(home) }
        removesAtExit
    }

    private static var files: FileManager { FileManager() }

    private static func make(in folder: String, _ name: String) -> String {
        var template = Array("\(folder)/\(name)-XXXXXX".utf8CString)
        // Without a place for files, every use of the path fails and says so.
        _ = mkdtemp(&template)
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static let names: [FileManager.SearchPathDirectory: String] = [
        .applicationDirectory: "Applications", .applicationSupportDirectory: "Library/Application Support",
        .autosavedInformationDirectory: "Library/Autosave Information", .cachesDirectory: "Library/Caches",
        .desktopDirectory: "Desktop", .documentDirectory: "Documents", .downloadsDirectory: "Downloads",
        .inputMethodsDirectory: "Library/Input Methods", .libraryDirectory: "Library",
        .moviesDirectory: "Movies", .musicDirectory: "Music", .picturesDirectory: "Pictures",
        .preferencePanesDirectory: "Library/PreferencePanes", .sharedPublicDirectory: "Public",
        .trashDirectory: ".Trash",
    ]
}
