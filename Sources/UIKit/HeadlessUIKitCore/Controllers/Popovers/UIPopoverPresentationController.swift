/// Presents a controller as a popover, next to the view or bar item that it points to.
///
/// Where the width is compact, as on a phone, it is a sheet instead, unless the delegate's
/// `adaptivePresentationStyle(for:)` returns `none`. A tap outside dismisses it. A popover must have a source to point
/// to; otherwise presenting it is a failure, and nothing happens.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The size of a popover without a preferred size, in points; from memory of UIKit, Apple documents no number.
    static let usualSize = CGSize(width: 320, height: 480)

    /// The presentation controller for when the popover is adapted to a sheet.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingLink)

    private weak var dismissRegion: UIView?

    override class var initialStyle: UIModalPresentationStyle { .popover }

    /// The presentation's delegate; a ``UIPopoverPresentationControllerDelegate`` can also change what it points to.
    open override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            if delegate is any UIPopoverPresentationControllerDelegate {
                UncalledMethods.report(delegate, as: .popoverDelegate)
            }
        }
    }

    // MARK: Source

    /// The view that the popover points to, held until the presentation has ended.
    open var sourceView: UIView? {
        didSet { layOutAgain() }
    }

    /// The part of the source view that it points to, in that view's coordinates; all of it if null, the default.
    ///
    /// A rectangle that is not finite is a failure, and the old one is kept.
    open var sourceRect = CGRect.null {
        didSet {
            if !sourceRect.isNull {
                sourceRect = sourceRect.finite(or: oldValue, "sourceRect", of: "\(type(of: self))")
            }
            layOutAgain()
        }
    }

    /// The view or bar item that it points to, if there is no source view, held until the presentation has ended.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { layOutAgain() }
    }

    /// The bar item that it points to: the ``sourceItem`` if that is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The directions in which its arrow may point; any unless set.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { layOutAgain() }
    }

    /// The direction in which its arrow points; ``UIPopoverArrowDirection/unknown`` while it is not shown.
    open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

    /// The minimum distances from the edges of the window, besides the safe area; 10 points unless set.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet {
            popoverLayoutMargins = popoverLayoutMargins.finite(
                or: oldValue, "popoverLayoutMargins", of: "\(type(of: self))")
            layOutAgain()
        }
    }

    /// The views that can be touched while it is shown; a touch of one does not dismiss it.
    open var passthroughViews: [UIView]? {
        get { passing.compactMap(\.view) }
        set { passing = (newValue ?? []).map { Passing(view: $0) } }
    }

    private struct Passing {
        weak var view: UIView?
    }

    private var passing: [Passing] = []

    // MARK: Layout

    open override var shouldPresentInFullscreen: Bool { false }

    open override var frameOfPresentedViewInContainerView: CGRect {
        placement?.frame ?? container?.bounds ?? .zero
    }

    private var placement: (frame: CGRect, direction: UIPopoverArrowDirection)? {
        guard let container, let source = source(in: container) else { return nil }
        let margins = container.safeAreaInsets.adding(popoverLayoutMargins)
        var room = container.bounds.inset(by: margins)
        if room.isNull || room.width < 0 || room.height < 0 { room = container.bounds }
        if let top = container.topOfKeyboard {
            room.size.height = max(min(room.maxY, top - popoverLayoutMargins.bottom) - room.minY, 0)
        }
        let preferred = presentedLink?.preferredContentSize ?? .zero
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
            height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
        return PopoverPlacement(
            source: source, room: room, size: size, isRightToLeft: container.isRightToLeft
        ).best(of: permittedArrowDirections)
    }

    private func source(in container: UIView) -> CGRect? {
        if let sourceView {
            guard sourceView.window != nil, sourceView.window === container.window else { return nil }
            let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
            return container.convert(rect, from: sourceView)
        }
        return sourceItem?.frame(in: container)
    }

    override func keyboardMoved() { container?.setNeedsLayout() }

    override var systemAdaptiveStyle: UIModalPresentationStyle { .pageSheet }

    override var placesPresentedView: Bool { true }

    override var needsPassingContainer: Bool { true }

    override var leavesFocus: Bool { true }

    final func prepareToShow() {
        (known.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    final var hasSource: Bool { sourceView != nil || sourceItem != nil }

    /// A device ends the application where nothing was set to point to. What has left the window since ends nothing.
    override func recordFailureToAdapt(_ failure: ControllerFailure) {
        if hasSource { failure.recordAsLog() } else { failure.record() }
    }

    override func failureToShow() -> ControllerFailure? {
        guard hasSource else { return .popoverWithoutSource(presentedViewController) }
        guard let window = presentingLink?.viewIfLoaded?.window, source(in: window) != nil else {
            return .popoverSourceElsewhere(presentedViewController)
        }
        return nil
    }

    final func askForReposition() {
        guard let delegate = known.delegate as? any UIPopoverPresentationControllerDelegate,
            let sourceView
        else { return }
        var rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        var view = sourceView
        let old = (rect, view)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != old.0 || view !== old.1 {
            self.sourceView = view
            sourceRect = rect
        }
    }

    // MARK: Views around the popover

    override func prepare(_ container: UITransitionView) {
        let region = UIDimmingView(frame: container.bounds)
        region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        region.becomeAccessibilityElement("dismiss popup", .button)
        region.accessibilityIdentifier = "PopoverDismissRegion"
        region.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: UIPopoverPresentationController.dismissByUser))
        region.popover = self
        container.insertSubview(region, at: 0)
        dismissRegion = region
    }

    override func hasSettled() {
        super.hasSettled()
        dismissRegion?.setNeedsDisplay()
    }

    override func takeDown() {
        dismissRegion?.removeFromSuperview()
    }

    override func viewBehind(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
        for passing in passing {
            guard let view = passing.view, view.window === container.window else { continue }
            if let hit = view.hitTest(view.convert(point, from: container), with: event) { return hit }
        }
        return nil
    }
}
