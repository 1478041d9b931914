import Foundation

/// A process of its own for work that may loop or crash: a copy of this one.
///
/// Foundation's `Process` waits on a run loop, which the library's virtual time holds; and a copy need not load the program
/// again, which takes ten times longer than most files.
struct ChildProcess {
    enum Ending: Equatable {
        case finished
        /// It ran longer than it may.
        case timedOut
        /// It ended with a signal or an error, with the first line that it printed about that.
        case crashed(String)
    }

    private let id: pid_t
    private let path: String
    private let start = ContinuousClock.now

    /// Begins work; what it prints is kept.
    init?(_ work: () -> Void) {
        // Not in the folder for temporary files: the application's is virtual, and its own.
        path = "/tmp/fidelity-\(getpid())-\(UUID().uuidString)"
        fflush(nil)
        id = fork()
        guard id >= 0 else { return nil }
        guard id == 0 else { return }
        for (number, kind) in [(STDOUT_FILENO, ".out"), (STDERR_FILENO, ".err")] {
            guard dup2(open(path + kind, O_WRONLY | O_CREAT | O_TRUNC, 0o600), number) >= 0 else { _exit(1) }
        }
        // A crash need not be explained at length, which would take longer than the work may.
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
        work()
        fflush(nil)
        _exit(0)
    }

    /// Returns how it ended and what it printed, once it did; ends it when its time is up.
    func result(limit: Double) -> (ending: Ending, output: [Substring])? {
        var status: Int32 = 0
        var ending = Ending.finished
        if waitpid(id, &status, WNOHANG) == 0 {
            guard ContinuousClock.now - start > .seconds(limit) else { return nil }
            kill(id, SIGKILL)
            waitpid(id, &status, 0)
            ending = .timedOut
        } else if status != 0 {
            ending = .crashed(Self.reason(in: text(".err")) ?? "status \(status)")
        }
        let output = text(".out").split(separator: "\n")
        unlink(path + ".out")
        unlink(path + ".err")
        return (ending, output)
    }

    private func text(_ kind: String) -> String {
        (try? String(contentsOfFile: path + kind, encoding: .utf8)) ?? ""
    }

    private static func reason(in text: String) -> String? {
        let lines = text.split(separator: "\n")
        let telling = lines.first { $0.contains("Fatal error") || $0.contains("does not settle") }
        return (telling ?? lines.first).map { String($0.prefix(300)) }
    }
}
