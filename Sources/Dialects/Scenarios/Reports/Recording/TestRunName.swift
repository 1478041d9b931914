/// Finds out which run of tests a process belongs to, from what Linux says of processes in `/proc`.
///
/// `swift test` starts a process for XCTest and one for Swift Testing, and with `--parallel` one for each case of XCTest.
/// They are one run: the name is that of the `swift-test` process. Any other process is a run by itself.
struct TestRunName {
    /// What is known of a process.
    private struct Process {
        let id: Int
        let command: String
        let parent: Int
        /// When it started, in ticks since the system did: no two processes with one identifier have the same.
        let start: String
    }

    let folder: String
    let process: Int

    init(of process: Int = Int(getpid()), in folder: String = "/proc") {
        self.process = process
        self.folder = folder
    }

    /// The name; `nil` if a test of the same program started the process, as for an exit test.
    ///
    /// What happens in such a process is for its test to judge.
    var run: String? {
        guard let own = read(process) else { return "process \(process)" }
        var ancestor = read(own.parent)
        while let current = ancestor {
            if current.command == "swift-test" { return "swift-test \(current.id) of \(current.start)" }
            if let program = program(of: current.id), program == self.program(of: process) { return nil }
            ancestor = current.parent == current.id ? nil : read(current.parent)
        }
        return "process \(own.id) of \(own.start)"
    }

    /// A name of the process that asks, which no other process of the run has.
    var processName: String { read(process).map { "\($0.id) of \($0.start)" } ?? "\(process)" }

    /// Reads `id (command) state parent …`, where the command may have spaces and brackets.
    private func read(_ id: Int) -> Process? {
        guard id > 0, let data = FileManager.default.contents(atPath: "\(folder)/\(id)/stat") else {
            return nil
        }
        let text = String(decoding: data, as: UTF8.self)
        guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")"), start < end else {
            return nil
        }
        let rest = text[text.index(after: end)...].split(whereSeparator: \.isWhitespace)
        guard rest.count > 19, let parent = Int(rest[1]) else { return nil }
        return Process(
            id: id, command: String(text[text.index(after: start)..<end]), parent: parent,
            start: String(rest[19]))
    }

    private func program(of id: Int) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(id)/exe")
    }
}
