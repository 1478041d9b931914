import Foundation
import TimeLapse

/// A rectangle on the screen, with views in it.
///
/// A view belongs to at most one superview, which keeps it alive, and its place is given in the superview's
/// coordinates: ``frame``, or ``center``, ``bounds`` and ``transform``, which always agree. The later a view
/// stands among its siblings, the further in front it is.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
/// let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
/// card.addSubview(title)
/// page.addSubview(card)
/// title.convert(title.bounds.origin, to: page)  // (30, 30)
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder {
    // Links to views that this one does not keep alive. What they lead to clears them when it is freed, and keeps its
    // memory until then; see `superviewLink` and `windowLink`, through which they are read.
    @exclusivity(unchecked) final var superviewReference: Unmanaged<UIView>?
    @exclusivity(unchecked) final var windowReference: Unmanaged<UIWindow>?

    // What walks read is reached without asking for the main actor, and is not checked for overlapping accesses:
    // both cost more than the reading. It is written on the main actor alone, each access is over before
    // anything else is called, and elsewhere only `deinit` uses it, when no other reference is left.
    @exclusivity(unchecked) package nonisolated(unsafe) final var subviewStore: [UIView] = []
    @exclusivity(unchecked) package nonisolated(unsafe) final var flags: ViewState = .initial

    /// The views in this one, from back to front.
    public internal(set) final var subviews: [UIView] {
        get { subviewStore }
        set { subviewStore = newValue }
    }

    /// Where an observer of the tree keeps what it knows of the view; to be trusted only if the view is there.
    package final var observerSlot: Int32 = -1
    final var boundsStore: CGRect
    // The untransformed frame's origin and the centre say the same. Both are kept, so that whichever was set
    // reads back to the last bit instead of having gone through halves.
    final var originStore: CGPoint
    final var centerStore: CGPoint
    final var alphaStore: CGFloat = 1
    @exclusivity(unchecked) final var extras: ViewExtras?
    final weak var controller: UIViewController?

    /// A number to find the view by.
    open var tag = 0 {
        didSet { ViewTree.change(self) }
    }

    /// How the view follows when its superview's size changes.
    open var autoresizingMask: AutoresizingMask = []

    /// Makes a view; `frame` is in the coordinates of the superview it will have.
    ///
    /// A frame with a negative size is taken for the same rectangle written the other way; one that is not
    /// finite is a failure, and the view has no size.
    public init(frame: CGRect) {
        let rect = frame.isFinite ? frame.standardized : .zero
        boundsStore = CGRect(origin: .zero, size: rect.size)
        originStore = rect.origin
        centerStore = CGPoint(x: rect.midX, y: rect.midY)
        super.init()
        setUp()
        if !frame.isFinite { ViewFailure.notFinite(self, "frame", frame.shortText).record() }
    }

    /// Makes a view of no size at the origin.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view of no size: a coder carries nothing here, for there are no storyboards.
    public required init?(coder: NSCoder) {
        boundsStore = .zero
        originStore = .zero
        centerStore = .zero
        super.init()
        setUp()
    }

    private func setUp() {
        flags.formUnion(ViewTree.flags(of: type(of: self)))
    }

    deinit {
        // Most views hold none. The rest are freed level by level: letting each free the next would need a
        // stack as deep as the tree.
        if subviewStore.isEmpty { return }
        let orphans = OrphanedViews(of: self)
        swap(&orphans.views, &subviewStore)
        if MainQueue.isCurrent {
            // The main queue is the main actor's executor.
            MainActor.assumeIsolated { orphans.release() }
        } else {
            orphans.keepMemory(of: self)
            FreedElsewhere.leave(orphans)
        }
    }

    // MARK: What is known of the class

    /// Whether the framework's class says itself which points are inside, by `hitTest` or `point(inside:with:)`, or what
    /// happens when its frame or bounds are set; else this is done in loops, without asking the view.
    class var hasOwnPlacing: Bool { false }

    /// Whether all that the framework's class says of its views changes together with ``ViewTree/generation``.
    class var announcesChanges: Bool { true }

    // MARK: Hierarchy

    /// The view that this one is in.
    public final var superview: UIView? { superviewLink }

    /// The window that the view is in, if any; a window is in itself.
    public final var window: UIWindow? { windowLink }

    /// The controller whose view this is, else the superview.
    open override var next: UIResponder? { controller ?? superviewLink }

    /// Puts `view` in front of the views in this one, taking it out of the superview it had.
    ///
    /// A view cannot be put into itself or into a view inside it: that is a failure, and nothing changes.
    ///
    /// - Complexity: O(1) for a view with no subviews; else O(depth) to rule out a loop, and O(*n*) in the
    ///   views inside it if it comes to another window.
    open func addSubview(_ view: UIView) {
        adopt(view, at: .front)
    }

    /// Puts `view` at `index` among the views in this one, counted from the back; an index that is out of
    /// range stands for the nearer end.
    open func insertSubview(_ view: UIView, at index: Int) {
        adopt(view, at: .index(index))
    }

    /// Puts `view` right in front of `sibling`.
    ///
    /// A sibling that is not in this view is a failure, and `view` comes in front of all.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        adopt(view, at: .above(sibling))
    }

    /// Puts `view` right behind `sibling`.
    ///
    /// A sibling that is not in this view is a failure, and `view` comes in front of all.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        adopt(view, at: .below(sibling))
    }

    /// Takes the view out of its superview, if it is in one.
    open func removeFromSuperview() {
        detach()
    }

    /// Puts `view` in front of its siblings; one that is not in this view stays where it is.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: .front)
    }

    /// Puts `view` behind its siblings; one that is not in this view stays where it is.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: .index(0))
    }

    /// Lets two of the views in this one change places; an index that is out of range is a failure.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Tells that a view was put into this one.
    open func didAddSubview(_ subview: UIView) {}

    /// Tells that a view is about to be taken out of this one.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Tells that the view is about to come into another superview; into none if `nil`.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Tells that the view came into another superview, or out of the one that it had.
    open func didMoveToSuperview() {}

    /// Tells that the view is about to come into another window; into none if `nil`.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Tells that the view came into another window, or out of the one that it had.
    open func didMoveToWindow() {}

    // MARK: Geometry

    /// The view's rectangle, in the superview's coordinates.
    ///
    /// Another size has the view and its superview laid out. With a ``transform`` the frame is the smallest
    /// rectangle around the transformed view, and setting it fits the view into that. A value that is not finite
    /// is a failure, and the frame stays.
    open var frame: CGRect {
        get { currentFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates; an origin other than zero scrolls what is in it.
    ///
    /// Setting another size keeps the centre, and has the view and its superview laid out. A value that is not
    /// finite is a failure, and the bounds stay.
    open var bounds: CGRect {
        get { boundsStore }
        set { setBounds(newValue) }
    }

    /// The middle of the view, in the superview's coordinates, which ``transform`` turns about.
    open var center: CGPoint {
        get { centerStore }
        set { setCenter(newValue) }
    }

    /// How the view is turned, scaled and moved about its centre on its way into the superview.
    open var transform: CGAffineTransform {
        get { extras?.transform ?? .identity }
        set { setTransform(newValue) }
    }

    /// Which point of the view ``center`` is, and ``transform`` turns about: (0.5, 0.5), as from the start, for the middle.
    ///
    /// It is a share of the bounds. Setting another one keeps the centre and moves the frame.
    open var anchorPoint: CGPoint {
        get { anchorStore }
        set { setAnchorPoint(newValue) }
    }

    /// The size that suits the view best within `size`; the size it has unless a subclass says otherwise.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        boundsStore.size
    }

    /// Gives the view the size that suits it, keeping its frame's origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard hasTransform else {
            frame.size = size
            return
        }
        // A transformed view grows about its centre, and is put back afterwards.
        let origin = frame.origin
        bounds.size = size
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// Stands for a side on which a view has no natural size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view's content has by nature; none on either side unless a subclass says otherwise.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Tells that the natural size changed: the superview lays out again.
    open func invalidateIntrinsicContentSize() {
        superviewLink?.setNeedsLayout()
    }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` before the view is next looked at.
    open func setNeedsLayout() {
        markForLayout()
    }

    /// Does pending layout now, from the highest view above this one that is waiting for it downwards.
    open func layoutIfNeeded() {
        layOutIfNeeded()
    }

    /// Puts the views in this one in their places; the default leaves them where they are.
    ///
    /// Not for calling: ``setNeedsLayout()`` and ``layoutIfNeeded()`` are.
    open func layoutSubviews() {}

    /// Tells that ``safeAreaInsets`` changed.
    ///
    /// That is noticed when the view is laid out or moved, and when a controller adds to it; more than 200 views deep
    /// in a window it is not.
    open func safeAreaInsetsDidChange() {}

    /// Tells that ``layoutMargins`` changed, because they were set or because the safe area is another.
    open func layoutMarginsDidChange() {}

    // MARK: Hit testing

    /// The front-most view under `point`, in this one or itself; `nil` outside it.
    ///
    /// Views that are hidden, nearly transparent (alpha below 0.01) or without user interaction are passed
    /// over with all that is in them.
    ///
    /// - Parameters:
    ///   - point: in the view's own coordinates.
    ///   - event: the event that asks, if any.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        HitTest.view(in: self, at: point, with: event)
    }

    /// Whether `point`, in the view's own coordinates, is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        boundsStore.contains(point)
    }

    // MARK: Appearance

    /// Whether the view is not shown, and all that is in it; one that is hidden lets go of the focus.
    open var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set {
            set(.isHidden, newValue)
            if newValue { windowLink?.focusWindow?.dropFocus(of: self) }
        }
    }

    /// How opaque the view is, from 0 to 1, with all that is in it.
    ///
    /// Values outside the range stand for its ends. NaN is a failure, and the alpha stays.
    open var alpha: CGFloat {
        get { alphaStore }
        set { setAlpha(newValue) }
    }

    /// Whether what lies outside the bounds is cut off.
    open var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set { set(.clipsToBounds, newValue) }
    }

    /// Whether touches reach the view and all that is in it.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.isUserInteractionEnabled) }
        set {
            set(.isUserInteractionEnabled, newValue)
            if !newValue { breakOffTouches(in: windowLink) }
        }
    }

    /// Whether the view gets several touches at once; with `false`, the default, only the first.
    ///
    /// Gesture recognizers get them all in any case.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.isMultipleTouchEnabled) }
        set { set(.isMultipleTouchEnabled, newValue) }
    }

    /// Whether no other view of the window gets touches while this one has any, nor this one while others do.
    ///
    /// Gesture recognizers get them in any case.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.isExclusiveTouch) }
        set { set(.isExclusiveTouch, newValue) }
    }

    // MARK: Gestures

    /// The recognizers that look at the touches in the view, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { flags.contains(.hasGestureRecognizers) ? extras?.gestureRecognizers : nil }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// Has a recognizer look at the touches in the view and in all that is in it; it is taken from the view that
    /// it had.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Has a recognizer of the view look at touches no longer; a gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recognizer may recognize its gesture, of touches in this view; with `false` it fails.
    ///
    /// The view that was hit is asked first, then those that it is in, up to the one that the recognizer is in.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the views in this one follow when its size changes, as their masks say.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { set(.autoresizesSubviews, newValue) }
    }

    /// The colour behind the view's content; clear if `nil`.
    open var backgroundColor: UIColor? {
        get { extras?.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// The colour of what invites a touch, in the view and in all in it that has no other.
    ///
    /// Unless one is set it is the superview's, at last the system's blue; setting `nil` goes back to that. While
    /// ``tintAdjustmentMode`` is `dimmed` it reads as a grey.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set { setTintColor(newValue) }
    }

    /// Tells that the tint colour changed, or how it is shown, here or in a superview.
    open func tintColorDidChange() {}

    /// What the view is shown by: the device's traits, with the overrides of all that it is in and its own.
    ///
    /// A view that is taken out of its superview keeps those that it had.
    open var traitCollection: UITraitCollection { inheritedValues.traits }

    /// Tells that the traits changed; not for calling.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the view looks like, and what of it is animated; made when it is first asked for.
    public final var layer: CALayer { existingOrNewLayer }

    /// The class of the view's layer: ``CALayer``, or a subclass of it.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether what is in the view is moving, though nothing of it is animated, as while it is scrolling.
    ///
    /// Views in it are not still then, and are not to be touched.
    package var movesContent: Bool { false }

    /// Takes note of where what turns without end in the view turns now, also when its window was freed.
    func updateSpinning() {}

    // MARK: Text

    /// Has text that follows the size that the user wants text to have take another size.
    func textSizeDidChange() {}

    /// The view's text, whether or not it can be read; `nil` for a view that has none.
    package var contentText: String? { nil }

    /// What can be read in the view; `nil` where there is nothing.
    package var readableText: String? { contentText }

    /// What stands in the view while there is no text.
    package var placeholderText: String? { nil }

    /// The title that the view shows; `nil` for a view that has none.
    package var titleText: String? { nil }

    /// The picture that the view itself shows; `nil` where there is none.
    package var contentImage: UIImage? { nil }

    /// Whether the view is enabled, selected or highlighted, where it can be.
    package var contentState: UIControl.State { .normal }

    // MARK: Accessibility

    /// Whether assistive technology sees the view as one element.
    open var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? false }
        set { withExtras { $0.accessibility.isElement = newValue } }
    }

    /// What the view is, in a word or two, for whoever does not see it.
    open var accessibilityLabel: String? {
        get { extras?.accessibility.label }
        set { withExtras { $0.accessibility.label = newValue } }
    }

    /// A name for tests, which no user hears.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibility.identifier }
        set { withExtras { $0.accessibility.identifier = newValue } }
    }

    /// What the view stands at, such as a slider's per cent.
    open var accessibilityValue: String? {
        get { extras?.accessibility.value }
        set { withExtras { $0.accessibility.value = newValue } }
    }

    /// What acting on the view does.
    open var accessibilityHint: String? {
        get { extras?.accessibility.hint }
        set { withExtras { $0.accessibility.hint = newValue } }
    }

    /// What a user may call the view by voice, the best first; its label alone unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { extras?.accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { withExtras { $0.accessibility.userInputLabels = newValue } }
    }

    /// How the view behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibility.traits ?? .none }
        set { withExtras { $0.accessibility.traits = newValue } }
    }

    /// Whether assistive technology passes over what is in the view.
    open var accessibilityElementsHidden: Bool {
        get { extras?.accessibility.elementsHidden ?? false }
        set { withExtras { $0.accessibility.elementsHidden = newValue } }
    }

    /// Whether assistive technology passes over the view's siblings.
    open var accessibilityViewIsModal: Bool {
        get { extras?.accessibility.viewIsModal ?? false }
        set { withExtras { $0.accessibility.viewIsModal = newValue } }
    }

    /// The view's outline for assistive technology, in the screen's coordinates, where a rectangle does not fit it.
    open var accessibilityPath: UIBezierPath? {
        get { extras?.accessibility.path }
        set { withExtras { $0.accessibility.path = newValue } }
    }

    /// The view's rectangle for assistive technology, in the screen's coordinates: that of its path, or else its own,
    /// unless one is set.
    open var accessibilityFrame: CGRect {
        get { extras?.accessibility.frame ?? accessibilityPath?.bounds ?? convertToScreen(bounds) }
        set {
            let new = newValue.finite(or: accessibilityFrame, "accessibilityFrame", of: summary)
            withExtras { $0.accessibility.frame = new }
        }
    }

    /// Where assistive technology taps, in the screen's coordinates: the frame's middle unless one is set.
    open var accessibilityActivationPoint: CGPoint {
        get { extras?.accessibility.activationPoint ?? accessibilityFrame.center }
        set {
            let new = newValue.finite(
                or: accessibilityActivationPoint, "accessibilityActivationPoint", of: summary)
            withExtras { $0.accessibility.activationPoint = new }
        }
    }

    /// What assistive technology finds in the view instead of its subviews, in order; the subviews if `nil`.
    ///
    /// Views, wherever they are, and ``UIAccessibilityElement`` objects count; all else is passed over.
    open var accessibilityElements: [Any]? {
        get { extras?.accessibility.elements }
        set { withExtras { $0.accessibility.elements = newValue } }
    }

    /// How many elements the view has in place of its subviews; 0, as without a list, leaves it those.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at `index`; `nil` out of range.
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.element(at: index) }

    /// Where among the view's elements `element` is; `NSNotFound` for any that is not there.
    open func index(ofAccessibilityElement element: Any) -> Int { accessibilityElements.index(of: element) }

    /// Whether what is in the view is read together, wherever it is on the screen.
    ///
    /// Queries read in the order of the tree, which keeps it together in any case.
    open var shouldGroupAccessibilityChildren: Bool {
        get { extras?.accessibility.groupsChildren ?? false }
        set { withExtras { $0.accessibility.groupsChildren = newValue } }
    }

    /// What the view is for the elements in it.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { extras?.accessibility.containerType ?? .none }
        set { withExtras { $0.accessibility.containerType = newValue } }
    }

    /// What assistive technology offers to do beside activating the view.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { extras?.accessibility.customActions }
        set { withExtras { $0.accessibility.customActions = newValue } }
    }

    /// Does what a tap would, and returns whether it did; with `false`, the default, the view is tapped.
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of a view with the trait ``UIAccessibilityTraits/adjustable``.
    open func accessibilityIncrement() {}

    /// Lowers the value of a view with the trait ``UIAccessibilityTraits/adjustable``.
    open func accessibilityDecrement() {}

    /// Scrolls by a page, and returns whether it did; with `false`, the default, what it is in is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The view's class, text, identifier and frame; off the main actor the class alone.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { "\(summary) \(frame.shortText)" } ?? "\(type(of: self))"
    }
}
