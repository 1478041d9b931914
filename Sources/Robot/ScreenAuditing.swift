import FailureReporting
import Foundation
import HeadlessUIKit
import Synchronization

/// What a module above does with the screen that a test ends on.
@MainActor
package protocol ScreenAuditing {
    /// Looks at the current application after a test that has not failed, before its windows are closed.
    ///
    /// Nothing of the test runs afterwards, so that the screen may be changed.
    ///
    /// - Parameters:
    ///   - name: the test's name.
    ///   - file: the path of the test's file; `nil` if it is not known.
    static func auditScreen(ofTest name: String, in file: String?)
}

/// The auditing that the environment asks for, from the module `Guises`, if the program links it.
enum ScreenAudits {
    static let variable = "ROBOT_GUISES"

    /// The mangled name of `Guises.RunOfGuises`: nothing here can name a type of a module above.
    private static let typeName = "6Guises11RunOfGuisesC"
    private static let isReported = Atomic(false)

    static let isOn = !(Foundation::ProcessInfo.processInfo.environment[variable] ?? "").isEmpty

    @MainActor
    static func audit(ofTest name: String, in file: String?) {
        if let auditing = _typeByName(typeName) as? any ScreenAuditing.Type {
            return auditing.auditScreen(ofTest: name, in: file)
        }
        guard !isReported.exchange(true, ordering: .relaxed) else { return }
        MissingGuises().recordAtEnd()
    }
}

private struct MissingGuises: Failure {
    let description =
        "\(ScreenAudits.variable) is set, and the tests do not link the module that shows screens in guises. "
        + "Add the product Guises to the dependencies of the test target."
}
