import FailureReporting
import Foundation
import Robot
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("Which tests are recorded", .robot(trace: .off).leftovers(.ignored))
struct TraceModeTests {
    private func write(_ mode: TraceMode, hasFailed: Bool) -> String? {
        let trace = TestTrace(
            mode, of: .shared, suite: "A/B", name: "says <hello>", path: "/tests/A.swift", line: 3)
        guard let trace else { return nil }
        defer { try? FileManager.default.removeItem(at: trace.file) }
        Trace.step("Nothing") {}
        guard let page = trace.write(hasFailed: hasFailed) else { return "" }
        #expect(FileManager.default.fileExists(atPath: trace.file.path))
        #expect(trace.file.lastPathComponent.hasPrefix("A_B.says__hello_"))
        return page
    }

    @Test("and for which of them a page is written")
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
}
