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

    /// Runs `body` with `application` as ``shared`` and its clock as the current one.
    ///
    /// The binding holds in `body` and in the tasks that it starts; others do not see it. Detached tasks that it starts
    /// find the application as well.
    package static func withShared<Result>(
        _ application: UIApplication, isolation: isolated (any Actor)? = #isolation,
        perform body: () async throws -> Result
    ) async rethrows -> Result {
        try await application.world.whileCurrent(body)
    }
}
