import Foundation
import TimeLapse

/// A view that shows a part of its content, which fingers drag and flick.
///
/// The content are the subviews, whose frames lie in a rectangle from (0, 0) to ``contentSize``; the part that is
/// shown begins at ``contentOffset``, which is the origin of the ``UIView/bounds``.
///
/// ```swift
/// let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
/// list.contentSize = CGSize(width: 390, height: 44 * 50)
/// list.setContentOffset(CGPoint(x: 0, y: 440), animated: true)
/// ```
///
/// Content that is let go moves on by itself on the application's clock, sixty times a second, and so do animated
/// changes; a touch stops it. The view that the delegate names in `viewForZooming` is zoomed by two fingers where
/// ``minimumZoomScale`` and ``maximumZoomScale`` leave room for it.
///
/// A drag belongs to the innermost scroll view that can be scrolled in its direction, and to one further out where
/// the inner one is at its end. As for every pan, the finger must move by 10 points first, which scroll nothing.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegateHolder {
    /// Who is told how the view scrolls, whatever a subclass calls a delegate of its own.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// The recognizer that drags the content.
    public final let panGestureRecognizer: UIPanGestureRecognizer

    /// Holds back touches until it is clear whether they drag.
    final let delayRecognizer = ScrollDelayRecognizer()

    /// Whether a finger is on the content, whether or not it drags yet.
    public internal(set) final var isTracking = false

    /// The drag under way.
    final var drag: ScrollDrag?
    /// The motion under way, and how many there were.
    final var motion: ScrollMotion?
    final var motionSerial = 0
    final var nextFrame: ScheduledWork?
    /// Whether the next change of the offset is the view's own, and how many changes are told of inside each other.
    final var isMovingContent = false
    /// Whether the delegate is being told that the content was let go.
    final var isLettingGo = false
    /// Whether the finger that is down stopped a motion when it came.
    final var wasStoppedByTouch = false
    final var tellingDepth = 0
    /// How many changes of the insets are told of inside each other.
    final var insetTellings = 0
    /// The pinch under way, the change of the scale under way that takes its time, and how many there were.
    final var zoom: ScrollZoom?
    final var zoomAnimation: ScrollZoomAnimation?
    final var zoomSerial = 0
    final var zoomTellings = 0
    /// How many changes of the scale are under way inside each other, which see to the offset themselves.
    final var contentZooms = 0
    final var zoomLimits = ZoomLimits()
    final var pinchRecognizer: ScrollPinchRecognizer?
    /// The controller whose bar has a large title that gives way to the content.
    final weak var largeTitleOwner: UINavigationController?
    /// How much of that bar has given way, in points: as far beyond the insets the content can be scrolled.
    final var roomForLargeTitle: CGFloat = 0
    /// What ``adjustedContentInset`` and the ranges of the offset were when they were last looked at.
    final var knownInset = UIEdgeInsets.zero
    /// The safe area as it was in a window last: what is taken out of one comes back with its content in its place.
    final var knownSafeArea = UIEdgeInsets.zero
    final var knownRanges: [ClosedRange<CGFloat>] = []
    /// How much room there is above the content for a control that refreshes.
    final var refreshInset: CGFloat = 0

    /// Makes a scroll view without content; `frame` is in the coordinates of the superview it will have.
    public override init(frame: CGRect) {
        let pan = ScrollPanRecognizer()
        panGestureRecognizer = pan
        super.init(frame: frame)
        setUp(pan)
    }

    /// Makes a scroll view of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        let pan = ScrollPanRecognizer()
        panGestureRecognizer = pan
        super.init(coder: coder)
        setUp(pan)
    }

    private func setUp(_ pan: ScrollPanRecognizer) {
        flags.insert(.isScrollView)
        clipsToBounds = true
        pan.scrollView = self
        // A subclass that is a delegate of recognizers has its say, as in UIKit.
        pan.delegate = self as? any UIGestureRecognizerDelegate
        pan.addTarget(self, action: UIScrollView.panChanged)
        addGestureRecognizer(delayRecognizer)
        addGestureRecognizer(pan)
    }

    /// Whether a drag is for the sheet that the view is in where the content is at its beginning.
    var yieldsToSheet: Bool { true }

    // MARK: Content

    /// The point of the content that is at the view's upper left corner: the origin of the bounds.
    ///
    /// Setting it shows any place at once, outside the content, too, and ends an animated change. A drag or a
    /// deceleration goes on from there. A value that is not finite is a failure, and the offset stays.
    open var contentOffset: CGPoint {
        get { boundsStore.origin }
        set { setContentOffset(newValue) }
    }

    /// How large the content is.
    ///
    /// A negative side counts as none. A value that is not finite is a failure, and the size stays.
    open var contentSize = CGSize.zero {
        didSet {
            if !contentSize.isFinite {
                ViewFailure.notFinite(self, "contentSize", contentSize.shortText).record()
                contentSize = oldValue
            } else if contentSize != oldValue {
                ViewTree.change(self)
                limitsMayHaveChanged()
            }
        }
    }

    /// How far beyond the content it can be scrolled, on each side.
    ///
    /// The content stays where it is; only what would be out of range at rest is brought back. So code that adds to an
    /// inset and wants it to be seen sets ``contentOffset`` as well. A value that is not finite is a failure, and the
    /// insets stay.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if !contentInset.isFinite {
                ViewFailure.notFinite(self, "contentInset", contentInset.shortText).record()
                contentInset = oldValue
            } else if contentInset != oldValue {
                limitsMayHaveChanged(followingStart: false)
            }
        }
    }

    /// When safe areas are added to the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { limitsMayHaveChanged() }
    }

    /// The insets of the content with the safe areas that are added to them, and the room for a refresh.
    ///
    /// - Complexity: O(depth).
    public final var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

    /// Tells that ``adjustedContentInset`` changed.
    ///
    /// That is noticed when the view's own geometry, content or window changes, and when it is laid out.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling from code

    /// Shows the content from `contentOffset` on; what was under way, such as a deceleration, ends without a word.
    ///
    /// Animated, it takes 0.3 seconds on the clock, and the delegate is told when it is over; where animations are
    /// disabled, or the view is in no window, it is there at once, and the delegate is told as soon as time moves.
    /// Nothing is told if it is there already. A value that is not finite is a failure, and the offset stays.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls just as far as it takes to show `rect`; nothing happens if it is shown already.
    ///
    /// The insets do not count as shown. Of a rectangle that is larger than the view, the nearest part is shown. What
    /// is outside the content is not scrolled to. A rectangle that is not finite is a failure.
    ///
    /// - Parameter rect: in the coordinates of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else {
            ViewFailure.cannotScroll(self, to: rect.shortText).record()
            return
        }
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Ends all scrolling and zooming at once, where it is seen to be, be it by a finger, by code or by itself.
    ///
    /// The delegate is told that it is over.
    open func stopScrollingAndZooming() { stopAll() }

    /// Whether the content is scrolled by an animation that code, or a tap on the status bar, asked for.
    public final var isScrollAnimating: Bool { motion?.kind == .animation || motion?.kind == .scrollToTop }

    // MARK: Zooming

    /// The least scale that the content can be zoomed to; 1 unless set.
    ///
    /// Fingers can zoom if it is below ``maximumZoomScale``. The scale that there is stays. A limit that is not above
    /// zero, or not finite, is a failure, and the limit stays.
    open var minimumZoomScale: CGFloat {
        get { zoomLimits.minimum }
        set {
            guard isZoomLimit(newValue, "minimumZoomScale") else { return }
            zoomLimits.minimum = newValue
            zoomLimitsDidChange()
        }
    }

    /// The largest scale that the content can be zoomed to; 1 unless set. It is as ``minimumZoomScale`` otherwise.
    open var maximumZoomScale: CGFloat {
        get { zoomLimits.maximum }
        set {
            guard isZoomLimit(newValue, "maximumZoomScale") else { return }
            zoomLimits.maximum = newValue
            zoomLimitsDidChange()
        }
    }

    /// How much larger the view is shown that the delegate has zoomed: the scale of its transform, 1 without a view.
    ///
    /// Setting it zooms at once, about the middle of what is shown, as far as the limits let it. The content has the
    /// zoomed view's size from then on.
    open var zoomScale: CGFloat {
        get { zoomedView?.zoomFactor ?? 1 }
        set { setZoom(newValue, animated: false) }
    }

    /// Zooms to a scale, about the middle of what is shown, as far as the limits let it.
    ///
    /// Animated, all values hold at once, and the delegate is told of them once, as since iOS 4; 0.3 seconds later it
    /// is told that zooming ended. Without a view to zoom nothing happens. A scale that is not finite is a failure.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

    /// Zooms so that a rectangle fills the view, as far as the limits let it, with its middle in the middle.
    ///
    /// A rectangle that is not finite is a failure.
    ///
    /// - Parameter rect: in the coordinates of the view that is zoomed.
    open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

    /// Whether fingers can zoom beyond the limits, from where the content comes back when it is let go.
    open var bouncesZoom = true

    /// Whether fingers zoom the content.
    public final var isZooming: Bool { zoom != nil }

    /// Whether the content comes back from beyond a limit of the scale.
    public final var isZoomBouncing: Bool { zoomAnimation?.isBouncing == true }

    /// Whether the content is zoomed by an animation that code asked for.
    public final var isZoomAnimating: Bool { zoomAnimation?.isBouncing == false }

    /// The recognizer that zooms the content; `nil` unless the limits leave room for zooming.
    public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

    // MARK: How it scrolls

    /// Whether fingers can drag the content; with `false`, touches are not looked at at all.
    open var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            updateDelay()
        }
    }

    /// Whether content that is let go comes to rest at multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether content can be dragged beyond its end, and flies beyond it, to be pulled back.
    open var bounces = true

    /// Whether content that fits the view can be dragged up and down all the same, if it bounces.
    open var alwaysBounceVertical = false {
        didSet { limitsMayHaveChanged() }
    }

    /// Whether content that fits the view can be dragged sideways all the same, if it bounces.
    open var alwaysBounceHorizontal = false {
        didSet { limitsMayHaveChanged() }
    }

    /// Whether a drag that begins along one axis stays on it; one that begins askew does not.
    ///
    /// Askew is what goes at least half as far along the one axis as along the other; Apple documents no number.
    open var isDirectionalLockEnabled = false

    /// How soon content that is let go comes to rest.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true

    /// How the keyboard is put away when the content is dragged.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger drags the content.
    public final var isDragging: Bool { drag != nil }

    /// Whether the content moves on by itself after it was let go.
    public final var isDecelerating: Bool { motion?.kind == .deceleration }

    /// What is pulled out above the content to have it fetched anew: a subview, behind all others.
    ///
    /// A control that belonged to another scroll view leaves it. A refresh that is under way is the control's own:
    /// the content goes back up when the control leaves, and room is made for one that comes.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: Indicators

    /// The colour of the indicators, which are not drawn here.
    open var indicatorStyle = IndicatorStyle.default

    /// Whether the vertical indicator is shown. It is not drawn here, and is no view of its own.
    open var showsVerticalScrollIndicator = true

    /// Whether the horizontal indicator is shown. It is not drawn here, and is no view of its own.
    open var showsHorizontalScrollIndicator = true

    /// How far the vertical indicator stays away from the view's edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            verticalScrollIndicatorInsets = verticalScrollIndicatorInsets.finite(
                or: oldValue, "verticalScrollIndicatorInsets", of: summary)
        }
    }

    /// How far the horizontal indicator stays away from the view's edges.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets.finite(
                or: oldValue, "horizontalScrollIndicatorInsets", of: summary)
        }
    }

    /// How far both indicators stay away from the view's edges; where they differ, the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    // MARK: Touches of the content

    /// Whether the content hears of a touch only after 0.15 seconds, or when it ends, if it drags nothing by then.
    open var delaysContentTouches = true {
        didSet { updateDelay() }
    }

    /// Whether a drag takes a touch away from content that has heard of it already; ``touchesShouldCancel(in:)`` says
    /// from which. With `false` such a touch does not drag.
    open var canCancelContentTouches = true

    /// Whether content is to hear of touches that begin in it; `true` unless overridden.
    ///
    /// - Parameters:
    ///   - view: the view in the content in which they begin.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Whether a drag takes touches away from a view in the content; from all but controls unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    /// Whether a recognizer may recognize its gesture: the view's own, if the content can be dragged that way, or
    /// zoomed.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pinchRecognizer, gestureRecognizer === pinchRecognizer { return zoomedView != nil }
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return mayBeginDragging()
    }

    /// Takes a delegate given as a scroll view's; a class with a delegate of its own takes it as that.
    func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { scrollDelegate = delegate }

    // MARK: Accessibility

    /// Scrolls by a page, animated, and returns whether there was anywhere to go.
    ///
    /// Fingers that go left show what is to the right, as Apple's page views have it; up and down are where the user
    /// scrolls, in Apple's words.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    /// Where content that is let go is to come to rest, before the delegate has its say.
    ///
    /// - Parameter velocity: of the content offset, in points a millisecond.
    func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Where content that a finger stopped, and then left without a drag, is to be.
    func placeToStay(for proposed: CGPoint) -> CGPoint { proposed }

    /// Tells that content that a finger stopped stays where it is, now that the finger is gone.
    func stoppedContentStays() {}

    // MARK: What UIView tells

    /// Whether the content moves by itself: what is in it is not still then.
    package override var movesContent: Bool { motion != nil }

    /// Looks whether the safe area changed meanwhile.
    open override func layoutSubviews() {
        super.layoutSubviews()
        limitsMayHaveChanged()
        placeRefreshControl()
    }

    /// Comes to rest when the view left its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() }
        limitsMayHaveChanged()
    }

    private func updateDelay() {
        delayRecognizer.isEnabled = isScrollEnabled && delaysContentTouches
    }
}
