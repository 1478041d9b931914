import FailureReporting
import HeadlessUIKit

/// Runs `body` in a world of its own.
@MainActor
package func inOwnWorld(_ body: () throws -> Void) rethrows {
    try UIApplication.withShared(UIApplication()) {
        try body()
        UIApplication.shared.closeWindows()
    }
}

/// The failures that `body` records.
@MainActor
package func failureTexts(_ body: () -> Void) -> [String] {
    FailureCollector.failures(of: body).map(\.text)
}
