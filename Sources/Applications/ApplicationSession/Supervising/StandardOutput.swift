import Foundation
import Synchronization

/// Where a session's answers go.
enum StandardOutput {
    /// Where answers are written, while standard output is not.
    private static let kept = Mutex<Int32?>(nil)

    /// Keeps standard output for answers: what the application prints goes to standard error from now on.
    ///
    /// - Returns: where answers are written.
    static func takeOver() -> FileHandle {
        fflush(nil)
        let file = dup(STDOUT_FILENO)
        guard file >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return .standardOutput }
        kept.withLock { $0 = file }
        return FileHandle(fileDescriptor: file)
    }

    /// Makes standard output what it was, for a program that takes this one's place.
    static func giveBack() {
        kept.withLock { kept in
            guard let file = kept else { return }
            dup2(file, STDOUT_FILENO)
            close(file)
            kept = nil
        }
    }
}
