import FailureReporting
import Foundation
import TimeLapse

/// The tasks that keep an application running in the background.
@MainActor
struct BackgroundTasks {
    struct Task {
        let identifier: UIBackgroundTaskIdentifier
        let name: String
        let expirationHandler: (@MainActor () -> Void)?
    }

    /// In the order in which they were begun.
    var tasks: [Task] = []
    var lastNumber = 0
    /// The instant at which the application entered the background, if it is there.
    var backgroundedAt: VirtualClock.Instant?
    /// The scheduled end of the application's background time.
    var expiry: ScheduledWork?

    /// The background time of tasks: as observed since iOS 13.
    static let limit = Duration.seconds(30)
}

extension UIApplication {
    /// Requests time to finish a task if the application enters the background meanwhile.
    ///
    /// - Parameters:
    ///   - taskName: the name of the task in failures.
    ///   - handler: called when the time expires. The task must be ended then; one that is not is a failure, and the
    ///     system terminates the application.
    /// - Returns: the identifier for ``endBackgroundTask(_:)``; `invalid` if the time has expired already.
    public final func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        guard backgroundTimeRemaining > 0 else { return .invalid }
        process.backgroundTasks.lastNumber += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: process.backgroundTasks.lastNumber)
        process.backgroundTasks.tasks.append(
            .init(
                identifier: identifier, name: taskName ?? "task \(identifier.rawValue)",
                expirationHandler: handler))
        scheduleBackgroundExpiry()
        return identifier
    }

    /// Requests time to finish a task if the application enters the background meanwhile.
    public final func beginBackgroundTask(
        expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Ends a background task; does nothing if it is not under way.
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        process.backgroundTasks.tasks.removeAll { $0.identifier == identifier }
        if process.backgroundTasks.tasks.isEmpty { cancelBackgroundExpiry() }
    }

    /// The seconds left in the background: 30 at first; unlimited while the application is in the foreground.
    public final var backgroundTimeRemaining: TimeInterval {
        guard let start = process.backgroundTasks.backgroundedAt else { return .greatestFiniteMagnitude }
        return max((BackgroundTasks.limit - start.duration(to: clock.now)).inSeconds, 0)
    }

    final func noteBackground() {
        process.backgroundTasks.backgroundedAt = clock.now
        scheduleBackgroundExpiry()
    }

    final func noteForeground() {
        process.backgroundTasks.backgroundedAt = nil
        cancelBackgroundExpiry()
    }

    final func cancelBackgroundExpiry() {
        process.backgroundTasks.expiry?.cancel()
        process.backgroundTasks.expiry = nil
    }

    private func scheduleBackgroundExpiry() {
        let tasks = process.backgroundTasks
        guard let start = tasks.backgroundedAt, tasks.expiry == nil, !tasks.tasks.isEmpty else { return }
        let wait = BackgroundTasks.limit - start.duration(to: clock.now)
        process.backgroundTasks.expiry = clock.schedule(
            after: max(wait, .zero), every: nil, name: "end of the background time", site: nil
        ) { [weak self] in self?.expireBackgroundTasks() }
    }

    private func expireBackgroundTasks() {
        process.backgroundTasks.expiry = nil
        let running = process
        for task in process.backgroundTasks.tasks {
            let isOpen = running.backgroundTasks.tasks.contains { $0.identifier == task.identifier }
            if isOpen { task.expirationHandler?() }
        }
        let open = running.backgroundTasks.tasks
        guard running === process, !open.isEmpty else { return }
        LifeCycleFailure.backgroundTasksNeverEnded(open.map(\.name)).record()
        device.kill()
    }
}
