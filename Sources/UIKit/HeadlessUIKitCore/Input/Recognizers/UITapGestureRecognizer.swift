import TimeLapse

/// A recognizer of taps: one or more, with one finger or more.
///
/// ```swift
/// let zoom = UITapGestureRecognizer(target: self, action: PhotoView.zoom)
/// zoom.numberOfTapsRequired = 2
/// show.require(toFail: zoom)
/// ```
///
/// A tap is recognized when its last finger is lifted. It fails if a finger moves, stays down too long, comes
/// back too late, or if there are too many.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in quick succession; 1 unless set.
    open var numberOfTapsRequired = 1

    /// The number of fingers; 1 unless set.
    open var numberOfTouchesRequired = 1

    /// The buttons that a pointer must hold down when it touches; the primary one unless set.
    ///
    /// It does not apply to fingers and pencils. Further buttons may be held down: Apple documents nothing
    /// about that. An empty mask is a failure, and the old value is kept.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
        didSet {
            guard buttonMaskRequired.isEmpty else { return }
            GestureFailure.noButtonRequired(self).record()
            buttonMaskRequired = oldValue
        }
    }

    private var counter = TapSequence()
    private var firstLocation: CGPoint?

    /// Returns the location of the first tap: the centroid of its touches.
    open override func location(in view: UIView?) -> CGPoint {
        firstLocation.map { convert($0, to: view) } ?? super.location(in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isPossible = counter.begin(liveTouches, required: numberOfTouchesRequired, of: self)
        if !isPossible || !hasButtons(touches, event) { state = .failed }
    }

    /// Whether pointers among the touches hold down the required buttons.
    private func hasButtons(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
        if event.buttonMask.contains(buttonMaskRequired) { return true }
        for touch in touches where touch.type == .indirectPointer { return false }
        return true
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if counter.hasStrayed(self.touches) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch counter.lift(self.touches, required: numberOfTouchesRequired) {
        case .goesOn: return
        case .failed: state = .failed
        case .tapped(let count):
            if firstLocation == nil { firstLocation = screenCentroid }
            if count >= numberOfTapsRequired {
                state = .ended
            } else {
                counter.waitForNext(of: self)
            }
        }
    }

    override var stateOnCancellation: State? { .failed }

    open override func reset() {
        super.reset()
        counter.reset()
        firstLocation = nil
    }

    /// A tap does not prevent recognizers that need more taps, which others may wait for; `true` for all others.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let tap = preventedGestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired > numberOfTapsRequired
        {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }

    override var awaitsMoreTouches: Bool { counter.count > 0 && settled == .possible }

    override var precedence: Int { numberOfTapsRequired }
}
