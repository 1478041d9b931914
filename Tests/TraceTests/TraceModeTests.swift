import FailureReporting
import Foundation
import Robot
import TestSupport
import Testing
import TracePages

@testable import Trace

@MainActor @Suite("Recorded tests", .robot(trace: .off).leftovers(.ignored))
struct TraceModeTests {
    private func write(_ mode: TraceMode, hasFailed: Bool) -> String? {
        let trace = TestTrace(
            mode, of: .shared, suite: "A/B", name: "says <hello>", id: "Tests.A/B/hello()",
            path: "/tests/A.swift", line: 3)
        guard let trace else { return nil }
        defer { try? FileManager.default.removeItem(at: trace.file) }
        Trace.step("Nothing") {}
        guard let page = trace.write(hasFailed: hasFailed) else { return "" }
        #expect(FileManager.default.fileExists(atPath: trace.file.path))
        #expect(trace.file.lastPathComponent.hasPrefix("A_B.says__hello_"))
        return page
    }

    @Test("A page is written after the tests that the mode names")
    func pages() {
        #expect(write(.off, hasFailed: true) == nil)
        #expect(write(.onFailure, hasFailed: false) == "")
        #expect(write(.onFailure, hasFailed: true)?.isEmpty == false)
        #expect(write(.always, hasFailed: false)?.isEmpty == false)
        #expect(UIApplication.shared.world.observer == nil)
    }

    @Test(
        "The page is written, too, if what is recorded throws, and a path that cannot be written is an error")
    func errors() throws {
        struct Oh: Error {}
        let file = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID())/a/b.html")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: Oh.self) { try Trace.record(file.path) { throw Oh() } }
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Threw Oh()"))
        #expect(throws: (any Error).self) { try Trace.record("/dev/null/a.html") {} }
        #expect(try Trace.record(file.path) { 3 } == 3)
    }

    @Test("What suspends is recorded with its steps, and the page is written, too, if it throws")
    func suspending() async throws {
        struct Oh: Error {}
        let file = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID()).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let answer = try await Trace.record(file.path) {
            try await Trace.step("Sleep a while") {
                try await Task.sleep(for: .seconds(1))
                return 3
            }
        }
        #expect(answer == 3)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Sleep a while"))
        await #expect(throws: Oh.self) {
            try await Trace.record(file.path) {
                try await Task.sleep(for: .seconds(1))
                throw Oh()
            }
        }
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Threw Oh()"))
    }

    @Test("The environment's settings of traces, and errors in them, are reported")
    func environment() {
        #expect(TraceMode.mode(named: nil).mode == nil)
        #expect(TraceMode.mode(named: nil).warning == nil)
        #expect(TraceMode.mode(named: "always").mode == .always)
        #expect(TraceMode.mode(named: "always").warning == nil)
        for junk in ["yes", "Always", " off", ""] {
            #expect(TraceMode.mode(named: junk).mode == nil)
            #expect(
                TraceMode.mode(named: junk).warning
                    == "ROBOT_TRACE is \(junk.debugDescription), which is none of always, onFailure, off, and is not used."
            )
        }
        #expect(TraceFolder.path(named: nil) == (".build/traces", nil))
        #expect(TraceFolder.path(named: "/tmp/a") == ("/tmp/a", nil))
        for empty in ["", " ", "\n"] {
            #expect(
                TraceFolder.path(named: empty)
                    == (".build/traces", "ROBOT_TRACES is empty: traces are written to .build/traces."))
        }
    }

    @Test("A page goes through a link and into a device, which stay what they are")
    func links() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (page, link) = (folder.appending(path: "page.html"), folder.appending(path: "link.html"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: page)
        // First to a file that does not exist, then to one that is longer.
        try Trace.record(link.path) {}
        #expect(try String(contentsOf: page, encoding: .utf8).contains("</html>"))
        try Data(repeating: 65, count: 10_000_000).write(to: page)
        try Trace.record(link.path) {}
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("</html>") && !text.contains("AAAAAAAAAAAAAAAAAAAA"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == page.path)
        try Trace.record("/dev/null") {}
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(kind == .typeCharacterSpecial)
    }

    @Test("A failure names the page only if it can be written")
    func note() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(PageFile(url: folder.appending(path: "a/b.html")).isWritable)
        #expect(!PageFile(url: URL(fileURLWithPath: "/dev/null/a.html")).isWritable)
        let test = TestTrace(
            .always, of: .shared, suite: "S", name: "note", id: "", path: "/a.swift", line: 1)
        let trace = try #require(test)
        defer { try? FileManager.default.removeItem(at: trace.file) }
        #expect(trace.note == "Trace: \(trace.file.path)")
        trace.stop()
    }
}
