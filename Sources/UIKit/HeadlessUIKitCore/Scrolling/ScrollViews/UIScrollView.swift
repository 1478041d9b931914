import TimeLapse

/// A view that shows a part of its content, which the user scrolls by dragging.
///
/// The content consists of the subviews, in a rectangle from (0, 0) to ``contentSize``; the visible part begins at
/// ``contentOffset``, the origin of the ``UIView/bounds``.
///
/// ```swift
/// let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
/// list.contentSize = CGSize(width: 390, height: 44 * 50)
/// list.setContentOffset(CGPoint(x: 0, y: 440), animated: true)
/// ```
///
/// After a drag the content decelerates on the application's clock, sixty frames a second, and so do animated
/// changes; a touch stops it. With ``minimumZoomScale`` below ``maximumZoomScale``, two fingers zoom the view that
/// the delegate returns from `viewForZooming`.
///
/// A drag scrolls the innermost scroll view that can scroll in its direction; if that is at its edge, one that
/// contains it. As for every pan, the finger must move by 10 points first, which scroll nothing.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegateHolder {
    // Not all are checked for overlapping accesses, as none calls out: each touch and each frame reads and writes them.
    /// The object that is told about scrolling, whatever else a subclass's `delegate` does.
    @exclusivity(unchecked) package final weak var scrollDelegate: (any UIScrollViewDelegate)?

    private let scrollPan = ScrollPanRecognizer()

    /// Delays touches until it is clear whether they drag.
    final let delayRecognizer = ScrollDelayRecognizer()

    /// Whether a touch is on the content, even if it does not drag yet.
    open internal(set) var isTracking = false

    @exclusivity(unchecked) final var drag: ScrollDrag?
    /// The motion in progress, and a serial number of motions.
    @exclusivity(unchecked) final var motion: ScrollMotion?
    final var motionSerial = 0
    final var nextFrame: ScheduledWork?
    /// Whether the next change of the offset is the view's own, and the depth of nested change callbacks.
    @exclusivity(unchecked) final var isMovingContent = false
    /// Whether the delegate is being told that the drag ended.
    @exclusivity(unchecked) final var isLettingGo = false
    /// Whether the touch that is down stopped a motion when it began.
    final var wasStoppedByTouch = false
    @exclusivity(unchecked) final var scrollReportDepth = 0
    /// The depth of nested inset change callbacks.
    @exclusivity(unchecked) final var insetReportDepth = 0
    /// The pinch in progress, the animated zoom in progress, and a serial number of zooms.
    @exclusivity(unchecked) final var zoom: ScrollZoom?
    final var zoomAnimation: ScrollZoomAnimation?
    final var zoomSerial = 0
    final var zoomReportDepth = 0
    /// The depth of nested scale changes in progress, which set the offset themselves.
    @exclusivity(unchecked) final var contentZooms = 0
    final var zoomLimits = ZoomLimits()
    final var pinchRecognizer: ScrollPinchRecognizer?
    /// The navigation controller whose large title collapses as the content scrolls.
    final weak var largeTitleOwner: UINavigationController?
    /// The collapsed height of the large title, in points: content can be scrolled that much further down.
    @exclusivity(unchecked) final var roomForLargeTitle: CGFloat = 0
    /// The values of ``adjustedContentInset`` and the offset's ranges when they were last checked.
    @exclusivity(unchecked) package final var knownInset = UIEdgeInsets.zero
    /// The safe area in the last window: a view that returns to a window keeps its content in place.
    @exclusivity(unchecked) package final var knownSafeArea = UIEdgeInsets.zero {
        didSet { if knownSafeArea != oldValue { knownSafeAreaDidChange(oldValue) } }
    }
    @exclusivity(unchecked) final var knownRanges: OffsetRanges?
    /// The axes along which the content is larger than the view only without the safe area, which is added all the same.
    @exclusivity(unchecked) package final var heldAxes = AxisFlags()
    /// The space above the content for a control that refreshes, in points.
    @exclusivity(unchecked) final var refreshInset: CGFloat = 0
    /// Whether there is space for the keyboard below the content, and how high it is, in points.
    final var avoidsKeyboard = false
    @exclusivity(unchecked) final var keyboardInset: CGFloat = 0

    override func didInit() {
        super.didInit()
        flags.insert(.isScrollView)
        clipsToBounds = true
        scrollPan.scrollView = self
        // As in UIKit, a subclass that is a gesture recognizer delegate is asked.
        scrollPan.delegate = self as? any UIGestureRecognizerDelegate
        scrollPan.addTarget(self, action: UIScrollView.panChanged)
        addGestureRecognizer(delayRecognizer)
        addGestureRecognizer(scrollPan)
    }

    /// The recognizer that drags the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// Whether a drag at the top of the content moves the sheet that contains the view.
    var yieldsToSheet: Bool { true }

    // MARK: Content

    /// The point of the content at the view's top left corner: the origin of the bounds.
    ///
    /// Setting it scrolls immediately, also beyond the content, and ends an animation. A drag or deceleration
    /// continues from there. A value that is not finite is a failure, and the old offset is kept.
    open var contentOffset: CGPoint {
        get { boundsStore.origin }
        set { setContentOffset(newValue) }
    }

    /// The size of the content.
    ///
    /// A negative side counts as 0. A value that is not finite is a failure, and the old size is kept.
    @exclusivity(unchecked) open var contentSize = CGSize.zero {
        didSet {
            contentSize = contentSize.finite(or: oldValue, "contentSize", of: summary)
            guard contentSize != oldValue else { return }
            ViewTree.change(self)
            limitsMayHaveChanged()
        }
    }

    /// The distance by which content can be scrolled beyond each of its edges.
    ///
    /// The content stays where it is, unless it would be out of range. So to make an added inset visible, set
    /// ``contentOffset``, too. A value that is not finite is a failure, and the old insets are kept.
    @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
        didSet {
            contentInset = contentInset.finite(or: oldValue, "contentInset", of: summary)
            if contentInset != oldValue { limitsMayHaveChanged(followingStart: false) }
        }
    }

    /// When safe areas are added to the insets.
    @exclusivity(unchecked) open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    {
        didSet { limitsMayHaveChanged() }
    }

    /// The content insets with the safe areas that apply and the space for a refresh and, in list controllers, the
    /// keyboard.
    ///
    /// - Complexity: O(depth).
    open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

    /// Called when ``adjustedContentInset`` changed; does nothing unless overridden.
    ///
    /// Changes are noticed when the view's own geometry, content or window changes, and when it is laid out.
    open func adjustedContentInsetDidChange() {}

    /// Called when ``knownSafeArea`` changed.
    @_spi(Wings) open func knownSafeAreaDidChange(_ old: UIEdgeInsets) {}

    // MARK: Scrolling from code

    /// Scrolls to an offset, ending what is in progress, such as a deceleration, without calling the delegate.
    ///
    /// With `animated` it takes 0.3 seconds of virtual time, and the delegate is told at the end; with animations
    /// disabled, or in no window, it scrolls immediately, and the delegate is told as soon as time moves. Nothing is
    /// told if it is there already. A value that is not finite is a failure, and the old one is kept.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as needed to make a rectangle visible; does nothing if it already is.
    ///
    /// What the insets cover does not count as visible. Of a rectangle larger than the view, the nearest part is
    /// shown. Parts outside the content are not scrolled to. A rectangle that is not finite is a failure.
    ///
    /// - Parameter rect: in the coordinates of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else {
            ViewFailure.cannot("scroll", self, to: rect.shortText).record()
            return
        }
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Stops all scrolling and zooming immediately, where it is on screen, whatever caused it.
    ///
    /// The delegate is told that it ended.
    open func stopScrollingAndZooming() { stopAll() }

    /// Whether an animation started by code, or by a tap on the status bar, scrolls the content.
    open var isScrollAnimating: Bool { motion?.kind == .animation || motion?.kind == .scrollToTop }

    // MARK: Zooming

    /// The smallest zoom scale; 1 by default.
    ///
    /// The user can zoom if it is below ``maximumZoomScale``. The present scale is kept. A limit that is not finite
    /// and above 0 is a failure, and the old one is kept.
    open var minimumZoomScale: CGFloat {
        get { zoomLimits.minimum }
        set { setZoomLimit(\.minimum, to: newValue, "minimumZoomScale") }
    }

    /// The largest zoom scale; 1 by default. The rules of ``minimumZoomScale`` apply.
    open var maximumZoomScale: CGFloat {
        get { zoomLimits.maximum }
        set { setZoomLimit(\.maximum, to: newValue, "maximumZoomScale") }
    }

    /// The zoom scale: that of the zoomed view's transform, 1 without such a view.
    ///
    /// Setting it zooms immediately around the centre of the visible part, within the limits. The content size
    /// becomes the size of the zoomed view.
    open var zoomScale: CGFloat {
        get { zoomedView?.zoomFactor ?? 1 }
        set { setZoom(newValue, animated: false) }
    }

    /// Zooms to a scale around the centre of the visible part, within the limits.
    ///
    /// With `animated`, all properties have their final values immediately, and the delegate is told about them once,
    /// as since iOS 4; 0.3 seconds later it is told that zooming ended. Without a view to zoom nothing happens. A
    /// scale that is not finite is a failure.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

    /// Zooms so that a rectangle fills the view and is centred, within the limits.
    ///
    /// A rectangle that is not finite is a failure.
    ///
    /// - Parameter rect: in the coordinates of the zoomed view.
    open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

    /// Whether the user can zoom beyond the limits; the content then bounces back.
    open var bouncesZoom = true

    /// Whether the user is zooming the content.
    open var isZooming: Bool { zoom != nil }

    /// Whether the content bounces back from beyond a zoom limit.
    open var isZoomBouncing: Bool { zoomAnimation?.isBouncing == true }

    /// Whether an animation started by code zooms the content.
    open var isZoomAnimating: Bool { zoomAnimation?.isBouncing == false }

    /// The recognizer that zooms the content; `nil` unless the limits allow zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

    // MARK: Scrolling behaviour

    /// Whether the user can scroll the content; if `false`, the scroll view ignores touches.
    @exclusivity(unchecked) open var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            updateDelay()
        }
    }

    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether content can be dragged beyond its edges, and bounces back.
    @exclusivity(unchecked) open var bounces = true

    /// Whether content that fits the view can still be dragged vertically, if it bounces.
    @exclusivity(unchecked) open var alwaysBounceVertical = false {
        didSet { limitsMayHaveChanged() }
    }

    /// Whether content that fits the view can still be dragged horizontally, if it bounces.
    @exclusivity(unchecked) open var alwaysBounceHorizontal = false {
        didSet { limitsMayHaveChanged() }
    }

    /// Whether a drag that begins along one axis stays on it; a diagonal one does not.
    ///
    /// A drag is diagonal if it moves at least half as far along the other axis; Apple documents no number.
    open var isDirectionalLockEnabled = false

    /// How quickly scrolling slows down after a drag.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true

    /// How dragging the content dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { noteAppearance(.scrollKeyboardDismissMode) }
    }

    /// Whether the user is dragging the content.
    open var isDragging: Bool { drag != nil }

    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    /// The control that refreshes the content when it is pulled down: a subview, behind all others.
    ///
    /// Setting a control removes it from another scroll view. A refresh in progress goes with the control: the
    /// content scrolls back when the control is removed, and makes space for one that is added.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: Indicators

    /// The colour of the scroll indicators, which are drawn while content moves.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { noteAppearance(.scrollIndicatorStyle) }
    }

    /// Shows the scroll indicators for a moment; they are drawn while content moves. It has no effect here.
    open func flashScrollIndicators() {}

    /// Whether the safe area is added to the insets of the indicators. It has no effect here.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    @_spi(Wings) open override func drawForeground(in context: CGContext) { drawIndicators(in: context) }

    /// Whether the vertical indicator is shown while content moves. It is not a view.
    open var showsVerticalScrollIndicator = true

    /// Whether the horizontal indicator is shown while content moves. It is not a view.
    open var showsHorizontalScrollIndicator = true

    /// The insets of the vertical indicator, in points. It has no effect here.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            verticalScrollIndicatorInsets = verticalScrollIndicatorInsets.finite(
                or: oldValue, "verticalScrollIndicatorInsets", of: summary)
        }
    }

    /// The insets of the horizontal indicator, in points. It has no effect here.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets.finite(
                or: oldValue, "horizontalScrollIndicatorInsets", of: summary)
        }
    }

    /// The insets of both indicators, in points; the vertical one's if they differ. It has no effect here.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    // MARK: Touches of the content

    /// Whether content receives touches only after 0.15 seconds, or when they end, unless they drag by then.
    open var delaysContentTouches = true {
        didSet { updateDelay() }
    }

    /// Whether a drag cancels touches that content has already received, as ``touchesShouldCancel(in:)`` decides.
    open var canCancelContentTouches = true

    /// Returns whether content receives touches that begin in it; `true` unless overridden.
    ///
    /// - Parameters:
    ///   - view: the view in the content in which they begin.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Returns whether a drag cancels the touches of a view in the content; unless overridden, except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    /// Returns whether a recognizer may begin: the view's own may if the content can be scrolled that way, or zoomed.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pinchRecognizer, gestureRecognizer === pinchRecognizer { return zoomedView != nil }
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return mayBeginDragging()
    }

    /// The delegate that code has set; a subclass that is its own delegate overrides it.
    var delegateOfApplication: (any UIScrollViewDelegate)? { scrollDelegate }

    /// Sets a delegate of the scroll view's type; a subclass with a narrower delegate type overrides it.
    @_spi(Wings) open func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        scrollDelegate = delegate
    }

    // MARK: Accessibility

    /// Scrolls by a page, animated; returns whether it could scroll.
    ///
    /// As in Apple's page views, left shows what is to the right; up and down are the directions of scrolling.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let axes: [(ScrollAxis, CGFloat)] =
            switch direction {
            case .up: [(.vertical, -1)]
            case .down: [(.vertical, 1)]
            case .right: [(.horizontal, -1)]
            case .left: [(.horizontal, 1)]
            // Vertically first, in reading order.
            case .previous: [(.vertical, -1), (.horizontal, -1)]
            case .next: [(.vertical, 1), (.horizontal, 1)]
            }
        guard isScrollEnabled else { return false }
        for (axis, sign) in axes {
            let range = offsetRange(axis)
            let page = boundsStore.inset(by: insetWithSafeArea).size[axis]
            var offset = contentOffset
            offset[axis] = (offset[axis] + sign * page).clamped(to: range)
            guard (offset[axis] - contentOffset[axis]) * sign > 0 else { continue }
            setContentOffset(offset, animated: true)
            return true
        }
        return false
    }

    /// The offset at which released content comes to rest, before the delegate changes it.
    ///
    /// - Parameter velocity: of the content offset, in points per millisecond.
    @_spi(Wings) open func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// The offset for content that a touch stopped and then released without a drag.
    func placeToStay(for proposed: CGPoint) -> CGPoint { proposed }

    /// Called when content that a touch stopped stays where it is after the touch ended.
    func stoppedContentStays() {}

    // MARK: UIView callbacks

    /// Whether the content begins at its right end, as in a collection view whose layout is mirrored.
    @_spi(Wings) open var contentBeginsAtRight: Bool { false }

    package override var movesContent: Bool { motion != nil }

    /// Checks whether the safe area has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if avoidsKeyboard { updateKeyboardInset() }
        limitsMayHaveChanged()
        placeRefreshControl()
    }

    override var contentGuideOfEdges: UILayoutGuide? { contentLayoutGuide }

    /// Sets the content size to what constraints give, which code may change until they give another.
    @_spi(Wings) open override func takeContentSize(_ size: CGSize) {
        guard let layout = layoutIfAny, let node = layout.systemGuides[.scrollContent]?.node,
            size != layout.takenContentSize, let engine = node.engine
        else { return }
        layout.takenContentSize = size
        var newSize = contentSize
        // A direction that constraints leave open is code's.
        if !engine.solver.isAmbiguous(node.unknowns.width) { newSize.width = size.width }
        if !engine.solver.isAmbiguous(node.unknowns.height) { newSize.height = size.height }
        contentSize = newSize
    }

    /// Stops all motion when the view leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() }
        if avoidsKeyboard { updateKeyboardInset() }
        limitsMayHaveChanged()
    }

    private func updateDelay() {
        delayRecognizer.isEnabled = isScrollEnabled && delaysContentTouches
    }

    // MARK: Layout guides

    /// The rectangle of the content: what views inside are constrained to on all sides gives ``contentSize``.
    ///
    /// Constraints between the edges of the scroll view and what is inside it mean the content's, too; those of its width,
    /// height and centre mean the scroll view's own.
    open var contentLayoutGuide: UILayoutGuide {
        systemGuide(.scrollContent) { ScrollContentGuide(in: $0, "UIScrollView-contentLayoutGuide") }
    }

    /// The rectangle of the scroll view itself, which stays in place while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide {
        systemGuide(.scrollFrame) { ScrollFrameGuide(in: $0, "UIScrollView-frameLayoutGuide") }
    }
}

extension AppearanceProperty {
    static let scrollIndicatorStyle = AppearanceProperty(2, \UIScrollView.indicatorStyle)
    static let scrollKeyboardDismissMode = AppearanceProperty(3, \UIScrollView.keyboardDismissMode)
}
