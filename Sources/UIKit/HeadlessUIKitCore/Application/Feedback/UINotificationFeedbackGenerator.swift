/// Gives the feedback of a task that succeeds or fails.
///
/// A test reads it from ``SimulatedDevice/feedback``.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What became of the task.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// It succeeded.
        case success
        /// It succeeded, with something to look at.
        case warning
        /// It failed.
        case error
    }

    /// Gives the feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) { give(.notification(notificationType)) }

    /// Gives the feedback at a point of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        give(.notification(notificationType), at: location)
    }
}
