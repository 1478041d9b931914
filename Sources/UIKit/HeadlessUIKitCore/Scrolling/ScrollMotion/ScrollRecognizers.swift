import TimeLapse

package final class ScrollPanRecognizer: UIPanGestureRecognizer {
    package var scrollView: UIScrollView? {
        get { scrollViewReference.object }
        set { scrollViewReference = WeakReference(newValue) }
    }
    private var scrollViewReference = WeakReference<UIScrollView>()

    override var isForScrolling: Bool { true }

    // Content can be dragged and zoomed simultaneously.
    package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinchRecognizer
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard scrollView?.fingerCameDown() == true else { return }
        // A touch on moving content stops it, and does not reach the view below.
        for touch in touches where touch.delivery == .notBegun { touch.delivery = .blocked }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !hasLiveTouches { scrollView?.isTracking = false }
    }

    package override func reset() {
        super.reset()
        scrollView?.fingersWentAway()
    }
}

final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    var scrollView: UIScrollView? {
        get { scrollViewReference.object }
        set { scrollViewReference = WeakReference(newValue) }
    }
    private var scrollViewReference = WeakReference<UIScrollView>()

    override var isForScrolling: Bool { true }

    /// Zooming decides where the content goes, so it is handled before the drag ends.
    override var precedence: Int { 1 }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}

/// Delays touches of a scroll view's content until it is clear whether they drag.
final class ScrollDelayRecognizer: UIGestureRecognizer {
    /// How long touches are delayed, in seconds; Apple documents no number, 0.15 is observed.
    static let delay: TimeInterval = 0.15

    private var timeOut: GestureTimeOut?

    override var isForScrolling: Bool { true }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if timeOut == nil { timeOut = fail(after: Self.delay) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !hasLiveTouches { state = .failed }
    }

    override var stateOnCancellation: State? { .failed }

    override func reset() {
        super.reset()
        timeOut?.cancel()
        timeOut = nil
    }
}

extension UITouch {
    /// Whether the scroll views that contain the touch let their content receive it.
    final func contentTakes(_ event: UIEvent?) -> Bool {
        // A touch without recognizers has no scroll view that handles touches.
        guard !recognizers.isEmpty, let content = view else { return true }
        var view = content.superviewLink
        while let current = view {
            if current.flags.contains(.isScrollView), let scrollView = current as? UIScrollView,
                scrollView.isScrollEnabled,
                !scrollView.touchesShouldBegin([self], with: event, in: content)
            {
                return false
            }
            view = current.superviewLink
        }
        return true
    }
}
