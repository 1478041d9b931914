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

/// The texts of the failures that `body` records.
@MainActor
package func failureTexts(_ body: () throws -> Void) rethrows -> [String] {
    try FailureCollector.failures(of: body).map(\.text)
}

/// The texts of the warnings that `body` records.
@MainActor
package func warningTexts(_ body: () throws -> Void) rethrows -> [String] {
    try FailureCollector.warnings(of: body).map(\.text)
}
