import FailureReporting
import Foundation
import Synchronization

/// The visit in a process that is for it alone, and what it writes for the process that began it.
enum ChildVisit {
    /// What precedes the record in the output, in which the application may print.
    static let mark = "\u{1E}robot-doctor "
    /// How many seconds of real time a visit may take.
    static let patience: UInt32 = 120
    /// For how many failures the line of the running code is looked for, which takes long.
    private static let mostLines = 3

    private static let problems = Mutex<[Problem]>([])

    /// Follows a path and writes what it has seen, then ends the process.
    ///
    /// - Parameter path: the path as JSON.
    @MainActor
    static func run(_ launch: @escaping @MainActor () -> Void, along path: String) -> Never {
        // The system ends a process that hangs.
        alarm(patience)
        FailureRecorder.install { recorded in
            if recorded.severity == .failure { note(recorded) }
            return .recorded
        }
        RequestWatch.begin()
        #if os(Linux)
        HeldSession.install()
        #endif
        let targets = (try? JSONDecoder().decode([TapTarget].self, from: Data(path.utf8))) ?? []
        let visit = Visit(
            launch: launch, watch: watch, requests: { RequestWatch.open + HeldNetwork.requests })
        write(visit.run(along: targets))
        exit(EXIT_SUCCESS)
    }

    /// Also failures of threads count, which belong to no call.
    @MainActor
    private static func watch(_ body: () -> Void) -> [Problem] {
        problems.withLock { $0 = [] }
        body()
        return problems.withLock { $0 }
    }

    private static func note(_ recorded: RecordedFailure) {
        let count = problems.withLock { $0.count }
        let problem = Problem(recorded, findsLine: count < mostLines)
        problems.withLock { $0.append(problem) }
    }

    private static func write(_ record: VisitRecord) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(record) else { return }
        print("\(mark)\(String(decoding: data, as: UTF8.self))")
        fflush(nil)
    }
}
