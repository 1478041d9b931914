import Foundation
import Robot
import TestSupport
import Testing

// Apple, "File System Programming Guide", The iOS Standard Directories: each application has a home of its own, with
// Documents, Library and tmp.
@MainActor @Suite("The folders of an application", .robot) struct ApplicationFoldersTests {
    private let home = NSHomeDirectory()

    /// What code reads, and where it is in the application's home.
    private nonisolated static let places: [(String, String, @Sendable () throws -> String?)] = [
        ("NSHomeDirectory", "", { NSHomeDirectory() }),
        ("URL.homeDirectory", "", { URL.homeDirectory.path }),
        ("homeDirectoryForCurrentUser", "", { FileManager.default.homeDirectoryForCurrentUser.path }),
        ("NSTemporaryDirectory", "/tmp/", { NSTemporaryDirectory() }),
        ("temporaryDirectory", "/tmp", { FileManager.default.temporaryDirectory.path }),
        ("URL.temporaryDirectory", "/tmp", { URL.temporaryDirectory.path }),
        (
            "documents", "/Documents",
            { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.path }
        ),
        ("URL.documentsDirectory", "/Documents", { URL.documentsDirectory.path }),
        (
            "caches", "/Library/Caches",
            { FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path }
        ),
        ("URL.cachesDirectory", "/Library/Caches", { URL.cachesDirectory.path }),
        ("URL.libraryDirectory", "/Library", { URL.libraryDirectory.path }),
        ("URL.downloadsDirectory", "/Downloads", { URL.downloadsDirectory.path }),
        (
            "application support", "/Library/Application Support",
            { URL.applicationSupportDirectory.path }
        ),
        (
            "a folder that is made", "/Library/Application Support",
            {
                try FileManager.default.url(
                    for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
                ).path
            }
        ),
        (
            "search paths", "/Documents",
            { NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first }
        ),
    ]

    @Test("Foundation's functions name the application's folders", arguments: places)
    func place(_ name: String, _ path: String, _ read: @Sendable () throws -> String?) throws {
        #expect(try read() == home + path)
        #expect(NSUserName() == "mobile" && NSFullUserName() == "Mobile User")
        #expect(
            NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, false) == ["~/Documents"]
        )
    }

    @Test("The folders of a new device are there at first, and others once they are made")
    func existing() throws {
        let files = FileManager.default
        #expect(try files.contentsOfDirectory(atPath: home).sorted() == ["Documents", "Library", "tmp"])
        #expect(!files.fileExists(atPath: URL.applicationSupportDirectory.path))
        let url = try files.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        #expect(files.fileExists(atPath: url.path))
        let replacement = try files.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: url, create: true)
        #expect(files.fileExists(atPath: replacement.path) && replacement.path.hasPrefix(home))
    }

    @Test(
        "Another application has folders of its own, which a stored file manager finds, and which go with it")
    func others() throws {
        let stored = FileManager.default
        func documents() throws -> URL {
            try #require(stored.urls(for: .documentDirectory, in: .userDomainMask).first)
        }
        try Data("a".utf8).write(to: documents().appendingPathComponent("a.txt"))
        var other = home
        try inOwnWorld {
            #expect(try stored.contentsOfDirectory(atPath: documents().path).isEmpty)
            try Data("b".utf8).write(to: documents().appendingPathComponent("b.txt"))
            other = NSHomeDirectory()
        }
        #expect(try stored.contentsOfDirectory(atPath: documents().path) == ["a.txt"])
        #expect(other != home && !stored.fileExists(atPath: other))
    }

    @Test("A reinstalled application has no files")
    func reinstalled() throws {
        try Data("a".utf8).write(to: URL.documentsDirectory.appendingPathComponent("a.txt"))
        SimulatedDevice.current.reinstall()
        #expect(try FileManager.default.contentsOfDirectory(atPath: URL.documentsDirectory.path).isEmpty)
    }

    @Test("Facts about the computer are the simulated device's")
    func hardware() {
        let process = ProcessInfo.processInfo
        #expect(process.hostName == "localhost" && process.userName == "mobile")
        #expect(process.fullUserName == "Mobile User" && process.physicalMemory == 8_589_934_592)
        #expect(process.processorCount == 6 && process.activeProcessorCount == 6)
    }
}
