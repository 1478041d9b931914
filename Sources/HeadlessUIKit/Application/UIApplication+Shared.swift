import TimeLapse

extension UIApplication {
    // The wrapper is a constant that holds no state itself; each task has its own binding.
    private nonisolated static let bound = TaskLocal<UIApplication?>(wrappedValue: nil)
    private static let processWide = UIApplication(ofProcess: .processWide, .processWide)

    /// The current task's application: the one bound by `withShared`, else one for the process.
    public static var shared: UIApplication {
        bound.get() ?? processWide
    }

    /// Runs `body` with `application` as ``shared`` and its clock as the current one.
    ///
    /// The binding holds in `body` and in the tasks that it starts; others do not see it.
    public nonisolated static func withShared<Result>(
        _ application: UIApplication, perform body: () throws -> Result
    ) rethrows -> Result {
        try bound.withValue(application) {
            try application.clock.whileCurrent {
                try application.notificationCenter.whileCurrent {
                    try application.processWorld.whileCurrent {
                        try application.surroundings.whileCurrent(body)
                    }
                }
            }
        }
    }

    /// Runs `body` with `application` as ``shared`` and its clock as the current one.
    ///
    /// The binding holds in `body` and in the tasks that it starts; others do not see it.
    public static func withShared<Result>(
        _ application: UIApplication, isolation: isolated (any Actor)? = #isolation,
        perform body: () async throws -> Result
    ) async rethrows -> Result {
        try await bound.withValue(application) {
            try await application.clock.whileCurrent {
                try await application.notificationCenter.whileCurrent {
                    try await application.processWorld.whileCurrent {
                        try await application.surroundings.whileCurrent(body)
                    }
                }
            }
        }
    }
}
