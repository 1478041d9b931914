import FailureReporting
import TimeLapse

/// The tasks that keep an application running in the background.
@MainActor
struct BackgroundTasks {
    struct Task {
        let identifier: UIBackgroundTaskIdentifier
        let name: String
        let expirationHandler: (@MainActor () -> Void)?
    }

    var tasks: [Task] = []
    var lastNumber = 0
    var backgroundedAt: VirtualClock.Instant?
    var expiry: ScheduledWork?

    /// The background time of tasks: as observed since iOS 13.
    static let limit = Duration.seconds(30)
}

extension UIApplication {
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

    final func scheduleBackgroundExpiry() {
        let tasks = process.backgroundTasks
        guard let start = tasks.backgroundedAt, tasks.expiry == nil, !tasks.tasks.isEmpty else { return }
        let wait = BackgroundTasks.limit - start.duration(to: clock.now)
        process.backgroundTasks.expiry = clock.schedule(
            after: max(wait, .zero), every: nil, name: "end of the background time", site: nil
        ) { [weak self] in self?.expireBackgroundTasks() }
    }

    final func expireBackgroundTasks() {
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
