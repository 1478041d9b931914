import Foundation
import Synchronization

/// Whether a test may be paused for commands, as the variable `ROBOT_SESSION` says.
package enum SessionPrompt {
    /// `1` for the pauses that are written in tests, or `step:12` for one behind a step, as a trace counts them.
    package static let variable = "ROBOT_SESSION"

    /// Opens the prompt and returns when it is closed, or at once with `false` if there is no terminal; `nil` in a
    /// program that does not have the module with the prompt.
    package static let open = Mutex<(@MainActor @Sendable (_ place: String) -> Bool)?>(nil)

    /// Whether the variable is set.
    package static var isWanted: Bool { getenv(variable) != nil }

    /// The step behind which to pause; `nil` if none is named.
    package static var step: Int? {
        guard let text = getenv(variable) else { return nil }
        let value = String(cString: text)
        guard value.hasPrefix("step:") else { return nil }
        return Int(value.dropFirst(5))
    }

    /// What is wrong with the variable for this program; `nil` if nothing is.
    package static var problem: String? {
        guard let text = getenv(variable) else { return nil }
        let value = String(cString: text)
        if value.hasPrefix("step:"), (step ?? 0) < 1 {
            return
                "\(variable) is \(value.debugDescription): the step has to be a number from 1, as in step:12."
        }
        if step != nil, open.withLock({ $0 == nil }) {
            return """
                \(variable) is \(value.debugDescription), but this test target has no prompt.
                Try: add the product ApplicationSession to its dependencies, and import it in a file of the tests
                """
        }
        return nil
    }
}
