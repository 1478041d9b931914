import TimeLapse

/// The taps of a gesture so far, with their time-outs.
@MainActor
struct TapSequence {
    /// How long a finger may stay down for a tap, in seconds.
    ///
    /// Apple documents no number; it is observed of the system's own taps, as those of ``TapCounter`` are.
    static let maximumDuration: TimeInterval = 0.75

    enum Lift {
        /// Some touches of the tap are still down.
        case goesOn
        /// It was the tap of that number.
        case tapped(Int)
        case failed
    }

    private(set) var count = 0
    private var firstPlace: CGPoint?
    private var timeOut: GestureTimeOut?
    /// Whether the current tap has or had all its touches down.
    private var isComplete = false
    private var isLifting = false
    private var isTouched = false

    /// Adds the touches that are down now; returns whether they may still be a tap.
    mutating func begin(
        _ fingers: [UITouch], required: Int, of recognizer: UIGestureRecognizer
    ) -> Bool {
        if isLifting || fingers.count > max(required, 1) { return false }
        let place = fingers.centroid(\.startLocation)
        if count > 0, let firstPlace, !TapCounter.isNear(firstPlace, place) { return false }
        if !isTouched { start(Self.maximumDuration, of: recognizer) }
        isTouched = true
        if fingers.count == max(required, 1) {
            isComplete = true
            if firstPlace == nil { firstPlace = place }
        }
        return true
    }

    func hasStrayed(_ fingers: [UITouch]) -> Bool {
        for finger in fingers where !TapCounter.isNear(finger.startLocation, finger.screenLocation) {
            return true
        }
        return false
    }

    /// Handles touches that ended.
    mutating func lift(_ fingers: [UITouch], required: Int) -> Lift {
        guard isComplete, !hasStrayed(fingers) else { return .failed }
        isLifting = true
        for finger in fingers where finger.isDown { return .goesOn }
        isLifting = false
        isComplete = false
        isTouched = false
        count += 1
        stopTime()
        return .tapped(count)
    }

    /// Starts the time-out for the next tap.
    mutating func waitForNext(of recognizer: UIGestureRecognizer) {
        start(TapCounter.maximumInterval, of: recognizer)
    }

    mutating func stopTime() {
        timeOut?.cancel()
        timeOut = nil
    }

    mutating func reset() {
        stopTime()
        self = TapSequence()
    }

    private mutating func start(_ wait: TimeInterval, of recognizer: UIGestureRecognizer) {
        timeOut?.cancel()
        timeOut = recognizer.fail(after: wait)
    }
}
