/// Lets items be dragged out of a view: they are lifted by a press of half a second, and follow the finger.
///
/// ```swift
/// card.addInteraction(UIDragInteraction(delegate: self))
/// ```
///
/// The delegate provides the items each time. Without items the press does nothing, and the touch continues. An
/// interaction that is lifted makes other recognizers of the touch fail, except for long presses.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether an interaction is enabled at first: on iPad, not on iPhone.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    /// The delegate that provides the items.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private let gestures = DragGestures()
    /// Called when a drag from the view is over, whether or not it has begun.
    package final var whenOver: (@MainActor (any UIDragSession) -> Void)?
    /// What enables the interaction, and what provides its items, as failures call them.
    package final var names = (enabling: "isEnabled", items: "dragInteraction(_:itemsForBeginning:)")

    /// Creates an interaction whose delegate, held weakly, provides the items.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
        UncalledMethods.report(delegate, as: .dragDelegate)
        gestures.interaction = self
        gestures.isEnabled = isEnabled
    }

    /// Whether touches lift items, and add items to drags; as ``isEnabledByDefault`` says at first.
    ///
    /// Disabling it ends a lift. A drag that has begun continues.
    open var isEnabled: Bool { didSet { gestures.isEnabled = isEnabled } }

    /// Whether other recognizers may recognize their gestures during the lift, which then ends; `false` unless set.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Removes the recognizers from the old view.
    open func willMove(to view: UIView?) {
        gestures.leave()
    }

    /// Adds the recognizers of the lift to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { gestures.watch(view) }
    }
}
