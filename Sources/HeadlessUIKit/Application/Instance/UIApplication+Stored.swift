import FailureReporting
import TimeLapse

extension UIApplication {
    /// Notes that the test is over: code that has stored the application, or its screen, means that of a later test.
    package final func retire() {
        isOver = true
        device.screen.isOver = true
    }

    /// Reports a use of an application whose test is over, once in each test that uses it.
    final func noteUse(_ member: StaticString = #function) {
        if isOver { reportUse(member) }
    }

    private func reportUse(_ member: StaticString) {
        guard let current = UIApplication.current, current !== self, !current.isOver,
            !current.hasReportedStoredApplication, current.clock.status.stage == .open
        else { return }
        current.hasReportedStoredApplication = true
        StoredApplicationFailure(member: "\(member)").record()
    }
}

/// A use of the application of a test that is over.
struct StoredApplicationFailure: Failure {
    let member: String

    var description: String {
        "\(member) was asked of the UIApplication of a test that has ended: code has stored UIApplication.shared, as in a"
            + " static property or a singleton, and each test has its own.\nUse UIApplication.shared where it is"
            + " needed. See \"Singletons\" in the documentation."
    }
}
