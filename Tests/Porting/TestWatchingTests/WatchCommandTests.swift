import Foundation
import Testing

@testable import TestWatching

/// The command `robot watch`, up to the tests that it runs.
@Suite("Watching a package") struct WatchCommandTests {
    /// A folder that is gone after the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "watched-\(getpid())-\(#line)")

        init() throws {
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(
                at: url.appending(path: ".build"), withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ name: String, at seconds: Double) throws -> String {
            let file = url.appending(path: name)
            try "struct A {}".write(to: file, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
            return file.standardizedFileURL.path
        }
    }

    @Test("Files that come, go and change are seen, and those of the build folder and of other kinds are not")
    func changes() throws {
        let folder = try Folder()
        let (kept, changed) = (try folder.write("A.swift", at: 1), try folder.write("B.swift", at: 1))
        let gone = try folder.write("C.swift", at: 1)
        let before = SourceState(of: folder.url)
        #expect(before.paths == [kept, changed, gone])
        _ = try folder.write("B.swift", at: 2)
        try FileManager.default.removeItem(atPath: gone)
        let new = try folder.write("D.swift", at: 2)
        _ = try folder.write(".build/E.swift", at: 2)
        _ = try folder.write("notes.txt", at: 2)
        #expect(SourceState(of: folder.url).changes(since: before) == [changed, gone, new])
        #expect(before.changes(since: before).isEmpty)
    }

    @Test(
        "Mistakes in the arguments are said",
        arguments: [
            (["--loud"], "robot watch has no option --loud. `swift run robot watch --help` lists all."),
            (["--filter"], "--filter needs a regular expression, such as LoginTests."),
            (["/tmp", "/etc"], "robot watch takes one folder, and not /tmp, /etc."),
            (["/nowhere"], "There is no folder /nowhere."),
            (["/etc"], "/etc is in no package: no folder above it has a Package.swift."),
        ])
    func mistakes(arguments: [String], text: String) {
        let mistake = #expect(throws: WatchCommand.Mistake.self) {
            _ = try WatchCommand(arguments, in: URL(fileURLWithPath: "/"))
        }
        #expect(mistake?.description == text)
    }
}
