/// A recognizer of a drag with one finger or more.
///
/// The gesture begins when the fingers have moved far enough, changes as they move, and ends when too few of
/// them are left. Its location is their centroid; it does not jump when a finger is added or lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers must move before the gesture begins, in points; Apple documents no number, 10 is what
    /// is commonly reported.
    package nonisolated static let hysteresis: CGFloat = 10

    // Some are not checked for overlapping accesses, as none calls out: each movement of a finger reads and
    // writes them.
    /// The minimum number of fingers; 1 unless set.
    @exclusivity(unchecked) open var minimumNumberOfTouches = 1

    /// The maximum number of fingers; not limited unless set.
    @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max

    /// The centroid of the fingers without the translation, in screen coordinates.
    @exclusivity(unchecked) private var anchor = CGPoint.zero
    @exclusivity(unchecked) private var fingers: [UITouch] = []
    @exclusivity(unchecked) private var samples = MotionSamples()
    private var middle: CGPoint { fingers.centroid(\.screenLocation) }

    /// Returns how far the fingers have moved, in `view`'s coordinates; in its window's if `nil`.
    ///
    /// The movement before the gesture began counts: a scroll view's delegate finds a translation that is not
    /// zero when dragging begins. It is zero again after the gesture has ended.
    open func translation(in view: UIView?) -> CGPoint {
        let start = convert(anchor, to: view)
        let end = convert(middle, to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Sets the translation, in `view`'s coordinates; it continues from there.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let old = self.translation(in: view)
        let translation = translation.finite(or: old, "translation", of: summary)
        guard let view = view ?? self.view?.window else { return }
        let end = view.convertFromScreen(middle)
        anchor = view.convertToScreen(CGPoint(x: end.x - translation.x, y: end.y - translation.y))
    }

    /// Returns the velocity of the fingers, in points per second, in `view`'s coordinates; in its window's if `nil`.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = samples.velocity(at: now)
        let start = convert(.zero, to: view)
        let end = convert(velocity, to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !progress.isUnderWay, liveTouches.count > limit {
            state = .failed
            return
        }
        // A surplus finger does not affect a gesture that has begun.
        for touch in event.orderedTouches where touches.contains(touch) && liveTouches.count > limit {
            ignore(touch, for: event)
        }
        changeFingers()
    }

    private var limit: Int { max(maximumNumberOfTouches, 1) }

    /// Whether the fingers have moved enough for the gesture to begin.
    func hasMovedEnough(by translation: CGPoint) -> Bool {
        hypot(translation.x, translation.y) >= Self.hysteresis
    }

    /// Continues with other fingers, without a jump.
    private func changeFingers() {
        let old = middle
        let isFirst = fingers.isEmpty
        fingers = liveTouches
        let new = middle
        if isFirst || !progress.isUnderWay {
            anchor = new
            samples.removeAll()
        } else {
            let leap = CGPoint(x: new.x - old.x, y: new.y - old.y)
            anchor = CGPoint(x: anchor.x + leap.x, y: anchor.y + leap.y)
            samples.shift(by: leap)
        }
        samples.add(new, at: now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        samples.add(middle, at: now)
        if progress.isUnderWay {
            state = .changed
            return
        }
        let translation = CGPoint(x: middle.x - anchor.x, y: middle.y - anchor.y)
        if fingers.count >= minimumNumberOfTouches, hasMovedEnough(by: translation) { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = liveTouches.count
        if remaining == 0 || (progress.isUnderWay && remaining < minimumNumberOfTouches) {
            state = progress.isUnderWay ? .ended : .failed
        } else {
            changeFingers()
        }
    }

    override var stateOnCancellation: State? { .cancelled }

    open override func reset() {
        super.reset()
        fingers = []
        anchor = .zero
        samples.removeAll()
    }
}
