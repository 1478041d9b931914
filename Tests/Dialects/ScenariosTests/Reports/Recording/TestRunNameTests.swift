import Foundation
import Testing

@testable import Scenarios

@Suite("The run that a process belongs to") struct TestRunNameTests {
    /// A process, as the system tells of it.
    private struct Process {
        let id: Int
        var command = "app.xctest"
        let parent: Int
        var program = "/b/app.xctest"
    }

    private func run(_ processes: [Process], of id: Int) throws -> String? {
        try withTemporaryFolder { folder in
            for process in processes {
                let path = "\(folder)/\(process.id)"
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
                let rest = (5...21).map(String.init).joined(separator: " ")
                let stat =
                    "\(process.id) (\(process.command)) S \(process.parent) \(rest) \(process.id)000 23 24"
                try stat.write(toFile: "\(path)/stat", atomically: false, encoding: .utf8)
                try FileManager.default.createSymbolicLink(
                    atPath: "\(path)/exe", withDestinationPath: process.program)
            }
            return TestRunName(of: id, in: folder).run
        }
    }

    private let shell = Process(id: 1, command: "sh", parent: 0, program: "/bin/sh")

    @Test("Processes that swift test has started are one run")
    func swiftTest() throws {
        let test = Process(id: 5, command: "swift-test", parent: 1, program: "/bin/swift-package")
        let processes = [shell, test, Process(id: 7, parent: 5), Process(id: 8, parent: 5)]
        #expect(try run(processes, of: 7) == "swift-test 5 of 5000")
        #expect(try run(processes, of: 8) == "swift-test 5 of 5000")
    }

    @Test("A debugger or a shell may be between the two")
    func between() throws {
        let test = Process(id: 5, command: "swift-test", parent: 1, program: "/bin/swift-package")
        let debugger = Process(id: 6, command: "a (b) c", parent: 5, program: "/bin/lldb")
        let processes = [shell, test, debugger, Process(id: 7, parent: 6)]
        #expect(try run(processes, of: 7) == "swift-test 5 of 5000")
    }

    @Test("A process that anything else has started is a run by itself")
    func byItself() throws {
        #expect(try run([shell, Process(id: 7, parent: 1)], of: 7) == "process 7 of 7000")
        #expect(try run([Process(id: 7, parent: 99)], of: 7) == "process 7 of 7000")
        #expect(try run([Process(id: 7, parent: 7)], of: 7) == nil)
    }

    @Test("A process that a test has started is of no run")
    func exitTest() throws {
        let test = Process(id: 5, command: "swift-test", parent: 1, program: "/bin/swift-package")
        let processes = [shell, test, Process(id: 7, parent: 5), Process(id: 8, parent: 7)]
        #expect(try run(processes, of: 8) == nil)
    }

    @Test("Where the system does not tell of processes, each is a run by itself")
    func unknown() throws {
        #expect(try run([], of: 7) == "process 7")
        #expect(TestRunName(of: 7, in: "/nowhere").processName == "7")
    }

    @Test("This process has a run, and a name that it has again")
    func own() throws {
        #expect(TestRunName().run != nil)
        #expect(TestRunName().processName == TestRunName().processName)
    }
}
