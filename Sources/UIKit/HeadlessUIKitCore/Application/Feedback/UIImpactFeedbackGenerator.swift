/// Gives the feedback of two things that meet.
///
/// A test reads it from ``SimulatedDevice/feedback``.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and the hardness of the things that meet.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// Small and light.
        case light
        /// Of medium size.
        case medium
        /// Large and heavy.
        case heavy
        /// Soft.
        case soft
        /// Hard.
        case rigid
    }

    private let style: FeedbackStyle

    public override init() {
        style = .medium
        super.init()
    }

    public override init(view: UIView) {
        style = .medium
        super.init(view: view)
    }

    /// Makes a generator of impacts of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator of impacts of a style, which belongs to a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Gives the feedback.
    open func impactOccurred() { give(.impact(style)) }

    /// Gives the feedback with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { give(.impact(style), intensity: intensity) }

    /// Gives the feedback at a point of the view.
    open func impactOccurred(at location: CGPoint) { give(.impact(style), at: location) }

    /// Gives the feedback with an intensity from 0 to 1, at a point of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        give(.impact(style), intensity: intensity, at: location)
    }
}
