import TimeLapse

/// Presents a controller as a sheet: at the bottom where the width is compact, otherwise centered.
///
/// The user drags it between its detents, and down to dismiss it. Scroll views in it take part in the drag: one that is
/// at its top hands over downward drags, and upward ones as long as the sheet can become higher.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The strip of the screen that a sheet leaves free at the top, in points: about as on an iPhone.
    nonisolated static let inset: CGFloat = 54
    /// The medium detent's share of the large one's height: about as on an iPhone.
    nonisolated static let mediumShare: CGFloat = 0.5
    /// The width of a page sheet where there is room, in points; observed on an iPad, Apple documents no number.
    static let pageWidth: CGFloat = 704
    /// The size of a form sheet without a preferred size, in points; observed on an iPad.
    static let formSize = CGSize(width: 540, height: 620)
    static let margin: CGFloat = 20

    private weak var dimming: UIDimmingView?
    private weak var grabber: SheetGrabber?
    /// Made for the first touch: most sheets are presented and dismissed without one.
    private var drag: SheetDrag?

    override class var initialStyle: UIModalPresentationStyle { .pageSheet }

    /// The presentation's delegate; a ``UISheetPresentationControllerDelegate`` is also told of the selected detent.
    open override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            if delegate is any UISheetPresentationControllerDelegate {
                UncalledMethods.report(delegate, as: .sheetDelegate)
            }
        }
    }

    // MARK: Height

    /// The heights at which the sheet rests, where the width is compact; the large one unless set.
    ///
    /// An empty array means the large one.
    open var detents: [Detent] = [.large()] {
        didSet { detentsChanged() }
    }

    /// The detent at which the sheet rests; the lowest one if `nil` or not among the ``detents``.
    ///
    /// A change in the block of ``animateChanges(_:)`` is animated.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { detentsChanged() } }
    }

    /// The highest detent at which the views behind are not dimmed, and can be touched; none if `nil`.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { detentsChanged() }
    }

    /// Whether scrolling up first expands the sheet; yes unless set.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether there is a grabber at the top; no unless set.
    open var prefersGrabberVisible = false {
        didSet { updateGrabber() }
    }

    /// Whether the sheet stays attached to the bottom where the height is compact, instead of full screen; no unless
    /// set.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { detentsChanged() }
    }

    /// Animates the changes to the sheet's height in `changes`.
    open func animateChanges(_ changes: () -> Void) {
        guard UIView.areAnimationsEnabled, container != nil else {
            changes()
            return
        }
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: Self.settlingDuration, delay: 0, options: .allowUserInteraction) {
                changes()
            }
        }
    }

    /// Computes the heights of the detents again.
    open func invalidateDetents() {
        detentsChanged()
    }

    /// The duration of the animation between two detents, in seconds; Apple documents no number.
    static let settlingDuration = 0.4

    private func detentsChanged() {
        guard container != nil, drag?.isUnderWay != true else { return }
        layOutAgain()
    }

    // MARK: Layout

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return SheetLayout(self, in: container).frame(of: selectedDetentIdentifier)
    }

    final var currentDetent: Detent.Identifier? {
        guard let container else { return selectedDetentIdentifier }
        let stops = SheetLayout(self, in: container).stops
        return stops.first { $0.identifier == selectedDetentIdentifier }?.identifier
            ?? stops.first?.identifier
    }

    override var placesPresentedView: Bool { true }

    override var needsPassingContainer: Bool { true }

    override var letsTouchesThrough: Bool {
        guard let largest = largestUndimmedDetentIdentifier, let container else { return false }
        let layout = SheetLayout(self, in: container)
        guard layout.isAttached else { return false }
        let stops = layout.stops
        guard let limit = stops.firstIndex(where: { $0.identifier == largest }),
            let current = stops.firstIndex(where: { $0.identifier == currentDetent })
        else { return false }
        return current <= limit
    }

    // MARK: Views around the sheet

    override func prepare(_ container: UITransitionView) {
        let dimming = UIDimmingView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        self.dimming = dimming
    }

    override func showSurroundings() {
        updateDimming()
    }

    override func hideSurroundings() {
        dimming?.alpha = 0
        if let grabber { grabber.frame.origin.y = container?.bounds.maxY ?? 0 }
    }

    override func takeDown() {
        dimming?.removeFromSuperview()
        grabber?.removeFromSuperview()
        drag?.remove()
        drag = nil
    }

    override func hasSettled() {
        super.hasSettled()
        updateDimming()
        updateGrabber()
    }

    private func updateDimming() {
        guard let dimming else { return }
        let alpha: CGFloat = letsTouchesThrough ? 0 : 1
        if dimming.alpha != alpha { dimming.alpha = alpha }
    }

    private func updateGrabber() {
        guard prefersGrabberVisible || grabber != nil else { return }
        guard let container, let view = presentedView, view.isDescendant(of: container) else { return }
        guard prefersGrabberVisible else {
            grabber?.removeFromSuperview()
            return
        }
        let grabber = grabber ?? SheetGrabber(self)
        self.grabber = grabber
        container.addSubview(grabber)
        placeGrabber()
    }

    final func placeGrabber() {
        guard let container, let grabber, let view = presentedView else { return }
        let frame = container.convert(view.bounds, from: view)
        grabber.frame = SheetGrabber.frame(in: frame)
    }

    // MARK: Dragging

    override func touchMayBegin(in container: UITransitionView) {
        if drag == nil, dimming != nil { drag = SheetDrag(self, in: container) }
    }

    // As a user sees it: https://github.com/feedback-assistant/reports/issues/669
    override func keyboardMoved() {
        if drag?.isUnderWay != true { layOutAgain() }
    }

    final func takesDrag(of scrollView: UIScrollView, along translation: CGPoint) -> Bool {
        drag?.takes(translation, from: scrollView) ?? false
    }

    final func userSelected(_ identifier: Detent.Identifier?) {
        let old = currentDetent
        animateChanges {
            selectedDetentIdentifier = identifier
            layOutAgain()
        }
        guard identifier != old else { return }
        ((delegate ?? known.delegate) as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
