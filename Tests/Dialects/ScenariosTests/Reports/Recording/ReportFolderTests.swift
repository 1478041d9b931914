import Foundation
import Testing

@testable import Scenarios

/// A result of a scenario without steps.
private func result(
    _ name: String, line: Int = 1, process: String = "1", _ number: Int = 1,
    _ outcome: ScenarioReport.Outcome = .passed
) -> RecordedResult {
    let part = ReportedPart(
        words: name, place: SourcePlace(file: "/p/A.swift", line: line), outcome: outcome)
    let test = ReportedTest(module: "M", suite: "S", function: "f\(process)")
    return RecordedResult(process: process, number: number, result: ReportedResult(test: test, parts: [part]))
}

/// Adds many results, as a process of its own does.
private func addMany(to path: String, process: String) throws {
    let folder = ReportFolder(path: path, run: "run", root: "/p")
    for number in 1...40 {
        let name = "\(process)-\(number) " + String(repeating: "x", count: 5000)
        try folder.add(
            result(name, line: number, process: process, number), isFirst: number == 1)
    }
    try folder.writeReports()
}

@Suite("The folder of reports") struct ReportFolderTests {
    private func folder(_ path: String, run: String = "run") -> ReportFolder {
        ReportFolder(path: path, run: run, root: "/p")
    }

    @Test("The folder is made, and has the record and each report")
    func files() throws {
        try withTemporaryFolder { path in
            let folder = folder("\(path)/made/here")
            try folder.add(result("A"), isFirst: true)
            try folder.writeReports()
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(
                files == ["cucumber.json", "junit.xml", "messages.ndjson", "record.ndjson", "report.txt"])
            #expect(folder.text(.text) == "S (A.swift)\n  Scenario: A\n\n1 scenario: 1 passed\n")
            #expect(try JUnitReader(folder.text(.junit)).scenarios.map(\.name) == ["A"])
            #expect(try readCucumber(folder.text(.cucumber)).map(\.outcome) == ["passed"])
            #expect(try MessageReader(folder.text(.messages)).scenarios.map(\.name) == ["A"])
        }
    }

    @Test("The reports are the same whichever process was first")
    func order() throws {
        let results = [
            result("A", line: 9), result("B", line: 1, 2), result("C", line: 3, process: "2"),
            result("D", line: 1, process: "3", 1, .failed),
        ]
        func reports(_ results: [RecordedResult]) throws -> [String] {
            try withTemporaryFolder { path in
                let folder = folder(path)
                for (index, result) in results.enumerated() { try folder.add(result, isFirst: index == 0) }
                try folder.writeReports()
                return ScenarioReport.Format.allCases.map(folder.text)
            }
        }
        let first = try reports(results)
        #expect(try reports(results.reversed()) == first)
        #expect(first[0].contains("Scenario: B\n  Scenario: D\n  Scenario: C\n  Scenario: A\n"))
    }

    @Test("A later result with the same number takes the place of the earlier one")
    func again() throws {
        try withTemporaryFolder { path in
            let folder = folder(path)
            try folder.add(result("A"), isFirst: true)
            try folder.add(result("B", line: 2, 2), isFirst: false)
            try folder.add(result("A", 1, .failed), isFirst: false)
            try folder.writeReports()
            let scenarios = try JUnitReader(folder.text(.junit)).scenarios
            #expect(scenarios.map(\.name) == ["A", "B"] && scenarios.map(\.outcome) == ["failed", "passed"])
        }
    }

    @Test("A new run removes what the last one has left, and the last one then writes no more")
    func newRun() throws {
        try withTemporaryFolder { path in
            let (first, second) = (folder(path, run: "first"), folder(path, run: "second"))
            try first.add(result("A"), isFirst: true)
            try first.writeReports()
            try second.add(result("B"), isFirst: true)
            #expect(second.text(.junit) == "")
            let failure = RecordFile.Failure(
                path: "\(path)/record.ndjson", reason: "Another run of tests has begun to write there")
            #expect(throws: failure) { try first.add(result("C", 2), isFirst: false) }
            #expect(throws: failure) { try first.writeReports() }
            try second.writeReports()
            #expect(try JUnitReader(second.text(.junit)).scenarios.map(\.name) == ["B"])
        }
    }

    @Test("A line that a process did not end does no harm to the others")
    func brokenLine() throws {
        try withTemporaryFolder { path in
            let folder = folder(path)
            try folder.add(result("A"), isFirst: true)
            try (folder.contents(of: "record.ndjson") + "{\"number\":7,\"pro")
                .write(toFile: "\(path)/record.ndjson", atomically: false, encoding: .utf8)
            try folder.add(result("B", line: 2, 2), isFirst: false)
            try folder.writeReports()
            #expect(try JUnitReader(folder.text(.junit)).scenarios.map(\.name) == ["A", "B"])
        }
    }

    @Test("A file in the place of the folder is a failure with its path and the reason")
    func notAFolder() throws {
        try withTemporaryFolder { path in
            let file = "\(path)/file"
            try "".write(toFile: file, atomically: false, encoding: .utf8)
            #expect(throws: RecordFile.Failure(path: "\(file)/record.ndjson", reason: "Not a directory")) {
                try folder(file).add(result("A"), isFirst: true)
            }
            #expect(throws: RecordFile.Failure(path: "\(file)/in", reason: "Not a directory")) {
                try folder("\(file)/in").add(result("A"), isFirst: true)
            }
        }
    }

    @Test("While one process has the record, no other can read or write it")
    func lock() throws {
        try withTemporaryFolder { path in
            let descriptor = open("\(path)/record", O_RDWR | O_CREAT, 0o644)
            defer { close(descriptor) }
            let status = try RecordFile.withLock(at: "\(path)/record") { _ in
                (flock(descriptor, LOCK_SH | LOCK_NB), errno)
            }
            #expect(status == (-1, EWOULDBLOCK))
            #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        }
    }

    @Test("Processes at the same time lose nothing")
    func processes() async throws {
        try await withTemporaryFolder { path in
            async let first: Void? = #expect(processExitsWith: .success) { [path = path as String] in
                try addMany(to: path, process: "1")
            }.map { _ in }
            async let second: Void? = #expect(processExitsWith: .success) { [path = path as String] in
                try addMany(to: path, process: "2")
            }.map { _ in }
            _ = await (first, second)
            let scenarios = try JUnitReader(folder(path).text(.junit)).scenarios
            let names = scenarios.map { String($0.name.prefix { $0 != " " }) }
            #expect(names == (1...40).flatMap { ["1-\($0)", "2-\($0)"] })
        }
    }
}
