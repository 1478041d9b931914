/// Gives the feedback of a selection that changes.
///
/// A test reads it from ``SimulatedDevice/feedback``.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback.
    open func selectionChanged() { give(.selection) }

    /// Gives the feedback at a point of the view.
    open func selectionChanged(at location: CGPoint) { give(.selection, at: location) }
}
