import FailureReporting
import Foundation
import Robot
import Synchronization
import TestSupport
import Testing

@testable import Scenarios

@Suite("The recorder of scenarios") struct ReportRecorderTests {
    private func node(_ name: String) -> ReportNode {
        ReportNode(.scenario(Scenario(description: name, site: CallSite("M/A.swift", "/p/A.swift", 3, 1))))
    }

    @Test("What fails in a scenario after its end takes the place of what was recorded")
    func late() throws {
        try withTemporaryFolder { path in
            let folder = ReportFolder(path: path, run: "run", root: "/p")
            let recorder = ReportRecorder(folder, process: "1") { Issue.record("\($0)") }
            let node = node("A")
            recorder.record(node)
            node.add(failure: "3 is odd.")
            recorder.record(node)
            recorder.record(self.node("B"))
            recorder.writeReports()
            let scenarios = try JUnitReader(folder.text(.junit)).scenarios
            #expect(scenarios.map(\.name) == ["A", "B"] && scenarios.map(\.outcome) == ["failed", "passed"])
            #expect(scenarios.map(\.feature) == ["ReportRecorderTests", "ReportRecorderTests"])
        }
    }

    @Test("A folder that cannot be written is told of once")
    func complaint() throws {
        try withTemporaryFolder { path in
            try "".write(toFile: "\(path)/file", atomically: false, encoding: .utf8)
            let complaints = Mutex<[String]>([])
            let folder = ReportFolder(path: "\(path)/file", run: "run", root: "/p")
            let recorder = ReportRecorder(folder, process: "1") { text in
                complaints.withLock { $0.append(text) }
            }
            recorder.record(node("A"))
            recorder.record(node("B"))
            recorder.writeReports()
            let text =
                "Scenarios: SCENARIOS_REPORTS asks for reports in \(path)/file, but they cannot be written."
                + " \(path)/file/record.ndjson: Not a directory. The tests go on without them."
            #expect(complaints.withLock { $0 } == [text])
        }
    }

    @Test("Without results, no folder is made")
    func nothing() throws {
        try withTemporaryFolder { path in
            let folder = ReportFolder(path: "\(path)/folder", run: "run", root: "/p")
            ReportRecorder(folder, process: "1") { Issue.record("\($0)") }.writeReports()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test(
        "The variable names the folder, from the current one unless it begins with a slash",
        arguments: [(nil, nil), ("", nil), ("out/reports", "/p/out/reports"), ("/out", "/out")]
            as [(String?, String?)])
    func variable(_ value: String?, _ path: String?) {
        let recorder = ReportRecorder(variable: value, of: TestRunName(of: 7, in: "/nowhere"), root: "/p") {
            _ in
        }
        #expect(recorder?.folder.path == path)
        #expect(recorder?.folder.run == path.map { _ in "process 7" })
    }

    @Test("A process that a test has started records nothing")
    func exitTest() async throws {
        try await withTemporaryFolder { path in
            await #expect(processExitsWith: .success) { [path = path as String] in
                setenv("SCENARIOS_REPORTS", "\(path)/folder", 1)
                Scenario("Here") {}
            }
            #expect(!FileManager.default.fileExists(atPath: "\(path)/folder"))
        }
    }
}
