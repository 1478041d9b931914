import TimeLapse

extension TimeLapse::Thread {
    /// Whether the caller runs on the main actor, which is what `isMainThread` says on Apple's platforms.
    ///
    /// On Linux `isMainThread` can be `false` there, as the main actor changes its thread while a program waits for tasks.
    /// In a test, work of background queues and tasks runs on the main actor's thread as well, and gets `true`.
    ///
    /// ```swift
    /// if Thread.isMainActor { update() } else { DispatchQueue.main.async { update() } }
    /// ```
    public static var isMainActor: Bool { MainQueue.isCurrent }
}
