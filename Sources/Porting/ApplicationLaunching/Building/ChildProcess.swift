import Foundation

/// A program that runs in this one's process group, so that the terminal's Ctrl-C ends both.
struct ChildProcess {
    /// How it ended.
    struct Ending: Equatable {
        /// The exit status; 128 and more for a signal, as a shell has it.
        let status: Int32
        var isSuccess: Bool { status == 0 }
    }

    /// Runs a program that is found by the search path.
    ///
    /// - Parameters:
    ///   - arguments: its name and its arguments.
    ///   - readsErrors: whether standard error is read along with standard output.
    ///   - take: called with what it writes, as it comes.
    /// - Throws: a ``LaunchingFailure`` if it cannot be run.
    static func run(
        _ arguments: [String], readsErrors: Bool, take: (ArraySlice<UInt8>) -> Void
    ) throws(LaunchingFailure) -> Ending {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw LaunchingFailure("There is no pipe: \(reason(errno))") }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        if readsErrors { posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO) }
        for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
        var identifier: pid_t = 0
        let texts = arguments.map { strdup($0) }
        defer { texts.forEach { free($0) } }
        let code = posix_spawnp(&identifier, arguments[0], &actions, nil, texts + [nil], environ)
        close(ends[1])
        guard code == 0 else { throw LaunchingFailure("\(arguments[0]) cannot be run: \(reason(code))") }
        read(ends[0], take)
        return wait(for: identifier)
    }

    private static func read(_ file: Int32, _ take: (ArraySlice<UInt8>) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = Foundation.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            take(buffer[..<count])
        }
    }

    private static func wait(for identifier: pid_t) -> Ending {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Ending(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
    }

    /// Replaces this program by another one, which has its standard input and output.
    ///
    /// - Throws: a ``LaunchingFailure`` if it cannot be run.
    static func become(_ program: String, _ arguments: [String]) throws(LaunchingFailure) -> Never {
        fflush(nil)
        let texts = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, texts)
        throw LaunchingFailure("\(program) cannot be run: \(reason(errno))")
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
