import Foundation

/// The terminal that SwiftPM was started in.
struct Terminal {
    private let file: FileHandle

    /// Opens the terminal; `nil` if there is none.
    init?() {
        let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Runs a process that reads from the terminal, and returns when it has ended.
    func run(_ process: Process) throws {
        process.standardInput = file
        process.standardOutput = file
        process.standardError = file
        let group = tcgetpgrp(file.fileDescriptor)
        // Threads of a plugin block most signals, which the process would inherit: Ctrl-C would not end it.
        try Self.whileBlocking([], process.run)
        // Foundation runs it in a process group of its own, and the terminal stops one that reads in the background.
        give(to: process.processIdentifier)
        kill(process.processIdentifier, SIGCONT)
        process.waitUntilExit()
        give(to: group)
    }

    /// Makes a process group the one in the foreground. The terminal stops one in the background that asks for that,
    /// unless it blocks the signal.
    private func give(to group: pid_t) {
        Self.whileBlocking([SIGTTOU]) { _ = tcsetpgrp(file.fileDescriptor, group) }
    }

    /// Calls a function with no other signals blocked than some.
    private static func whileBlocking<E>(_ signals: [Int32], _ call: () throws(E) -> Void) throws(E) {
        var (blocked, old) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        for signal in signals { sigaddset(&blocked, signal) }
        pthread_sigmask(SIG_SETMASK, &blocked, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
        try call()
    }
}
