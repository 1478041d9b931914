import Synchronization

/// Records scenarios as they end, in the folder that the environment variable `SCENARIOS_REPORTS` names.
///
/// Each result is written at once, so that nothing of it is lost if the process crashes later. The reports are written
/// when the process ends, of what all processes of the run have recorded until then.
final class ReportRecorder: Sendable {
    private struct State {
        var count = 0
        var hasBegun = false
        var hasFailed = false
    }

    let folder: ReportFolder
    private let process: String
    private let complain: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// The one that the environment asks for when it is first read; `nil` if it does not.
    static let current: ReportRecorder? = {
        let recorder = ReportRecorder(
            variable: getenv("SCENARIOS_REPORTS").map { String(cString: $0) }, of: TestRunName(),
            root: FileManager.default.currentDirectoryPath
        ) { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) }
        if recorder != nil { atexit { ReportRecorder.current?.writeReports() } }
        return recorder
    }()

    /// Makes the recorder that a value of the variable asks for; `nil` without one, and in a process that a test started.
    convenience init?(
        variable: String?, of name: @autoclosure () -> TestRunName, root: String,
        complain: @escaping @Sendable (String) -> Void
    ) {
        guard let variable, !variable.isEmpty else { return nil }
        let name = name()
        guard let run = name.run else { return nil }
        let path = variable.hasPrefix("/") ? variable : "\(root)/\(variable)"
        self.init(
            ReportFolder(path: path, run: run, root: root), process: name.processName, complain: complain)
    }

    /// - Parameter complain: called once, if the folder cannot be written, with why.
    init(_ folder: ReportFolder, process: String, complain: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.process = process
        self.complain = complain
    }

    /// Records an outermost scenario or step that is over, in the place of what was recorded of it before.
    func record(_ node: ReportNode) {
        attempt { state in
            let mark = node.mark {
                state.count += 1
                return ReportNode.Mark(number: state.count, test: ReportedTest.current)
            }
            let result = ReportedResult(test: mark.test, parts: node.entry.parts)
            try folder.add(
                RecordedResult(process: process, number: mark.number, result: result),
                isFirst: !state.hasBegun)
            state.hasBegun = true
        }
    }

    func writeReports() {
        attempt { state in
            if state.hasBegun { try folder.writeReports() }
        }
    }

    /// Calls `body` unless something has failed before; says what fails, and does nothing from then on.
    private func attempt(_ body: (inout State) throws -> Void) {
        let complaint = state.withLock { state -> String? in
            guard !state.hasFailed else { return nil }
            do {
                try body(&state)
                return nil
            } catch {
                state.hasFailed = true
                return "\(error)"
            }
        }
        guard let complaint else { return }
        complain(
            """
            Scenarios: SCENARIOS_REPORTS asks for reports in \(folder.path), but they cannot be written. \(complaint). \
            The tests go on without them.
            """)
    }
}
