/// The base class of generators of haptic feedback, which the device of a test records.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the feedback belongs to, if any.
    open private(set) weak var view: UIView?

    public override init() {
        super.init()
    }

    /// Makes a generator that belongs to a view.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Called when the generator is about to move to another view; does nothing unless overridden.
    open func willMove(to view: UIView?) {}

    /// Called when its view changed.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Prepares the device, so that feedback comes without delay. It has no effect here.
    open func prepare() {}

    final func give(
        _ kind: SimulatedDevice.Feedback.Kind, intensity: CGFloat = 1, at location: CGPoint? = nil
    ) {
        UIApplication.shared.device.give(kind, intensity: intensity, at: location)
    }
}
