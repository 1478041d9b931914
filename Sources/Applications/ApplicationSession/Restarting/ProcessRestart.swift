import Foundation

/// Replaces the session's process by a new one, so that the application's singletons have their first state as well.
enum ProcessRestart {
    /// The variable that names the file with a ``Handover``.
    private static let variable = "ROBOT_SESSION_HANDOVER"

    /// The variable with which sets and dictionaries of the application have the same order in each process.
    private static let hashing = "SWIFT_DETERMINISTIC_HASHING"

    /// Restarts the program where its sets and dictionaries would have another order in each process.
    static func makeHashingTheSame() {
        guard getenv(hashing) == nil else { return }
        setenv(hashing, "1", 1)
        replace()
    }

    /// Puts the program in the place of this process; returns only if that is not possible.
    private static func replace() {
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        execv("/proc/self/exe", &arguments)
        arguments.forEach { free($0) }
    }

    /// Restarts the program in this process's place; returns only if that is not possible.
    static func run(_ handover: Handover) {
        guard let file = leave(handover) else { return }
        fflush(nil)
        StandardOutput.giveBack()
        replace()
        // It goes on as it is.
        unsetenv(variable)
        try? FileManager.default.removeItem(at: file)
        _ = StandardOutput.takeOver()
    }

    /// Writes down what the next process that is run takes.
    ///
    /// - Returns: the file; `nil` if it could not be written.
    @discardableResult
    static func leave(_ handover: Handover) -> URL? {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "robot-session-\(getpid()).json")
        guard (try? handover.text.write(to: file, atomically: true, encoding: .utf8)) != nil else {
            return nil
        }
        setenv(variable, file.path, 1)
        return file
    }

    /// What the process before this one has left; `nil` if this one is the first.
    static func take() -> Handover? {
        guard let path = Computer.variable(variable) else { return nil }
        unsetenv(variable)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Handover($0) }
    }
}
