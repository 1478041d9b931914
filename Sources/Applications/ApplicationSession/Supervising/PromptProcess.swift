import Foundation
import Synchronization

/// Runs the prompt in a child process, and restarts it after a crash of the application.
///
/// The child process reads the terminal, or the file of commands. It saves each line before it carries out the command,
/// so that the next child process can report the crash and repeat the steps before it.
@MainActor
enum PromptProcess {
    /// The variable that names the file in which the child process saves lines.
    private static let variable = "ROBOT_SESSION_STATE"

    /// The process that runs now; 0 if none does.
    private nonisolated static let child = Atomic<pid_t>(0)

    /// Saves a line before its command is carried out, with the steps so far; `nil` outside of such a child process.
    static var writesDown: ((Handover) -> Void)? {
        Computer.variable(variable).map { path in
            { try? $0.text.write(toFile: path, atomically: true, encoding: .utf8) }
        }
    }

    /// Runs the program again as the prompt, and once more after each crash.
    ///
    /// - Returns: the status with which it ended; `nil` if it could not be run.
    static func run() -> Int32? {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "robot-session-\(getpid())-line.json")
        defer { try? FileManager.default.removeItem(at: file) }
        setenv(variable, file.path, 1)
        // Where it crashed, without the question what to do then.
        setenv("SWIFT_BACKTRACE", "interactive=no,threads=crashed,registers=none,images=none,limit=16", 0)
        defer { unsetenv(variable) }
        // Ctrl-C ends what the application does, and not the session.
        signal(SIGINT, SIG_IGN)
        for signal in [SIGTERM, SIGHUP] {
            Foundation.signal(signal) { kill(PromptProcess.child.load(ordering: .relaxed), $0) }
        }
        var last: Handover?
        while let ending = spawnAndWait() {
            guard case .signal(let number) = ending, isTheApplications(number) else { return ending.status }
            let state = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Handover($0) }
            guard let state, let next = state.after(ending, last: last) else {
                let text = "\(ending.text()) That was in its launch.\n"
                FileHandle.standardError.write(Data(text.utf8))
                return ending.status
            }
            last = state
            ProcessRestart.leave(next)
        }
        return nil
    }

    /// Whether a signal ends a process for what its code does, or is a person's who ends that.
    private static func isTheApplications(_ signal: Int32) -> Bool {
        [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGINT].contains(signal)
    }

    /// Runs the program with the input and output of this one; `nil` if that is not possible.
    private static func spawnAndWait() -> LineChild.Ending? {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/proc/self/exe", nil, &attributes, &arguments, environ) == 0 else {
            return nil
        }
        child.store(process, ordering: .relaxed)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
        // As in wait.h: the lower seven bits are the signal.
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }
}

extension LineChild.Ending {
    /// The status of a process that ended so; that of a shell for a signal.
    fileprivate var status: Int32 {
        switch self {
        case .exit(let status): status
        case .signal(let signal): 128 + signal
        case .silence, .notRun: 1
        }
    }
}

@MainActor
extension Handover {
    /// How many of the last steps are named.
    private static let fewSteps = 5

    /// What the next process repeats after one that a line has ended; `nil` if nothing is left to do without.
    ///
    /// - Parameter last: what the process before that one had left: if it is the same, the steps have ended it.
    func after(_ ending: LineChild.Ending, last: Handover?) -> Handover? {
        var next = self
        if last == self {
            if steps.isEmpty { return nil }
            next.steps = []
            next.lead =
                "\(ending.text()) So did the steps when they were repeated: the session begins without them.\n"
            return next
        }
        var lines = [ending.text(), "The session goes on without the last command."]
        let words = steps.suffix(Self.fewSteps).compactMap { Session.Step($0, of: Tool.all)?.words }
        if !words.isEmpty { lines.append("Repeated: \(words.joined(separator: ", "))") }
        next.lead = (lines + ["Try: \(line)\n"]).joined(separator: "\n")
        return next
    }
}
