import Foundation

/// Where a session's answers go.
enum StandardOutput {
    /// Keeps standard output for answers: what the application prints goes to standard error from now on.
    ///
    /// - Returns: where answers are written.
    static func takeOver() -> FileHandle {
        fflush(nil)
        let file = dup(STDOUT_FILENO)
        guard file >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return .standardOutput }
        return FileHandle(fileDescriptor: file)
    }
}
