import FailureReporting
import TimeLapse

extension UIApplication {
    private static let processWide = UIApplication(ofProcess: .processWide)

    /// The current task's application: the test's own, outside of tests the process-wide one.
    public static var shared: UIApplication {
        current ?? processWide
    }

    /// The current task's application, if one is bound; can be read from any isolation.
    nonisolated static var current: UIApplication? {
        // Only an application becomes the owner of a world.
        World.currentOwner.map { unsafeDowncast($0, to: UIApplication.self) }
    }

    /// Runs `body` with `application` as ``shared`` and its clock as the current one.
    ///
    /// The binding holds in `body` and in the tasks that it starts; others do not see it. Detached tasks that it starts
    /// find the application as well.
    package nonisolated static func withShared<Result>(
        _ application: UIApplication, perform body: () throws -> Result
    ) rethrows -> Result {
        try application.world.whileCurrent(body)
    }

    /// Does the same for an asynchronous function.
    package static func withShared<Result>(
        _ application: UIApplication, isolation: isolated (any Actor)? = #isolation,
        perform body: () async throws -> Result
    ) async rethrows -> Result {
        try await application.world.whileCurrent(body)
    }
}

// MARK: Applications that are stored

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

struct StoredApplicationFailure: Failure {
    let member: String

    var description: String {
        "\(member) was asked of the UIApplication of a test that has ended: code has stored UIApplication.shared, as in a"
            + " static property or a singleton, and each test has its own.\nUse UIApplication.shared where it is"
            + " needed. See \"Singletons\" in the documentation."
    }
}
