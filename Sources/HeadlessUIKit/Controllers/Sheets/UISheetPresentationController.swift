import Foundation
import TimeLapse

/// What shows a controller as a sheet: at the bottom where the width is compact, else in the middle.
///
/// The user drags it between its detents, and down to dismiss it. What it contains goes with the drag: a scroll view
/// that is at its top hands a drag downwards over, and one upwards as long as the sheet can become higher.
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
    /// How much of the screen's top a sheet leaves free, in points: about as much as an iPhone's.
    nonisolated static let inset: CGFloat = 54
    /// How much of the large detent's height the medium one has: about as much as an iPhone's.
    nonisolated static let mediumShare: CGFloat = 0.5
    /// How large a page sheet is where there is room, in points; observed of a pad, Apple documents no number.
    static let pageWidth: CGFloat = 704
    /// How large a form sheet is that prefers no size, in points; observed of a pad.
    static let formSize = CGSize(width: 540, height: 620)
    /// How much room a sheet in the middle leaves around it at least, in points.
    static let margin: CGFloat = 20

    private weak var dimming: UIDimmingView?
    private weak var grabber: SheetGrabber?
    private var drag: SheetDrag?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        ownStyle = .pageSheet
    }

    /// Who has a say in the presentation; one that is a ``UISheetPresentationControllerDelegate`` is told of the height.
    open override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            if delegate is any UISheetPresentationControllerDelegate {
                UncalledMethods.report(delegate, as: .sheetDelegate)
            }
        }
    }

    // MARK: Height

    /// The heights at which it comes to rest, where the width is compact; the large one unless set.
    ///
    /// Of none at all, it is the large one.
    open var detents: [Detent] = [.large()] {
        didSet { detentsChanged() }
    }

    /// The height at which it is, or is to be; the lowest there is if `nil` or not among the ``detents``.
    ///
    /// Set in the block of ``animateChanges(_:)``, the change is animated.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { detentsChanged() } }
    }

    /// The highest detent at which what is behind is not darkened, and can be touched; none if `nil`.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { detentsChanged() }
    }

    /// Whether scrolling up makes the sheet higher as long as it can be; yes unless set.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether there is a grabber at the top; no unless set.
    open var prefersGrabberVisible = false {
        didSet { updateGrabber() }
    }

    /// Whether the sheet keeps to the bottom where the height is compact, and does not fill the screen; no unless set.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { detentsChanged() }
    }

    /// Has changes to the sheet's height in `changes` be animated.
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

    /// Has the heights of the detents be worked out again.
    open func invalidateDetents() {
        detentsChanged()
    }

    /// How long the sheet takes from one detent to another, in seconds; Apple documents no number.
    static let settlingDuration = 0.4

    private func detentsChanged() {
        guard container != nil, drag?.isUnderWay != true else { return }
        layOutAgain()
    }

    // MARK: Layout

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return SheetLayout(self, in: container).frame(of: currentDetent)
    }

    /// The detent at which the sheet is.
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

    // MARK: Around the sheet

    override func prepare(
        _ container: UITransitionView, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        let dimming = UIDimmingView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        self.dimming = dimming
        drag = SheetDrag(self, in: container)
        coordinator?.animate { [weak self] _ in self?.updateDimming() }
    }

    override func takeDown() {
        dimming?.removeFromSuperview()
        grabber?.removeFromSuperview()
        drag?.remove()
        drag = nil
    }

    override func prepareToGo(with coordinator: any UIViewControllerTransitionCoordinator) {
        let (dimming, grabber) = (dimming, grabber)
        let end = container?.bounds.maxY ?? 0
        coordinator.animate { _ in
            dimming?.alpha = 0
            grabber?.frame.origin.y = end
        }
    }

    override func hasSettled() {
        super.hasSettled()
        updateDimming()
        updateGrabber()
    }

    private func updateDimming() {
        dimming?.alpha = letsTouchesThrough ? 0 : 1
    }

    private func updateGrabber() {
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

    /// Puts the grabber at the top of the sheet.
    final func placeGrabber() {
        guard let container, let grabber, let view = presentedView else { return }
        let frame = container.convert(view.bounds, from: view)
        grabber.frame = SheetGrabber.frame(in: frame)
    }

    // MARK: Dragging

    /// Whether a drag in a scroll view is the sheet's.
    final func takesDrag(of scrollView: UIScrollView, along way: CGPoint) -> Bool {
        drag?.takes(way, from: scrollView) ?? false
    }

    /// Selects a detent on behalf of the user.
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
