import Foundation
import TimeLapse

/// The taps of a gesture so far, with the time-outs that they are subject to.
@MainActor
struct TapSequence {
    /// How long a finger may stay down for a tap, in seconds.
    ///
    /// Apple documents none of these numbers; they are those that the system's own taps are observed to keep.
    static let maximumDuration: TimeInterval = 0.75

    /// How long the next tap may keep away, in seconds, as observed.
    static let maximumInterval = TapCounter.maximumInterval

    /// How far a finger may move in a tap, and how far the next tap may be away, in points, as observed.
    static let maximumMovement = TapCounter.maximumDistance

    enum Lift {
        /// Fingers of the tap are still down.
        case goesOn
        /// It was the number of a tap.
        case tapped(Int)
        case failed
    }

    /// How many taps there were.
    private(set) var count = 0
    private var firstPlace: CGPoint?
    private var timeOut: ScheduledWork?
    /// Whether all fingers of the tap under way are or were down.
    private var isComplete = false
    private var isLifting = false
    private var isTouched = false

    /// Takes in the fingers that are down now; returns whether it may yet be a tap.
    mutating func begin(
        _ fingers: [UITouch], required: Int, of recognizer: UIGestureRecognizer
    ) -> Bool {
        if isLifting || fingers.count > max(required, 1) { return false }
        let place = fingers.centroid(\.startLocation)
        if count > 0, let firstPlace, !Self.isNear(firstPlace, place) { return false }
        if !isTouched { start(Self.maximumDuration, of: recognizer) }
        isTouched = true
        if fingers.count == max(required, 1) {
            isComplete = true
            if firstPlace == nil { firstPlace = place }
        }
        return true
    }

    func hasStrayed(_ fingers: [UITouch]) -> Bool {
        for finger in fingers where !Self.isNear(finger.startLocation, finger.screenLocation) { return true }
        return false
    }

    /// Takes in that fingers were lifted.
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

    /// Gives the next tap its time to come.
    mutating func waitForNext(of recognizer: UIGestureRecognizer) {
        start(Self.maximumInterval, of: recognizer)
    }

    /// Lets time pass no more.
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
        timeOut = recognizer.after(wait) { [weak recognizer] in recognizer?.state = .failed }
    }

    static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        hypot(one.x - other.x, one.y - other.y) <= maximumMovement
    }
}
