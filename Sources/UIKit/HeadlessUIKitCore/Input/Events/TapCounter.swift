/// Counts successive taps in one place, as the system does for `UITouch.tapCount`.
@MainActor
struct TapCounter {
    /// How much time may pass between lifting a finger and its next touch, in seconds.
    ///
    /// Apple documents no number; 0.35 s is what the system is observed to wait.
    static let maximumInterval: TimeInterval = 0.35

    /// How far from the last tap a touch may begin, and how far it may move, in points, as observed.
    static let maximumDistance: CGFloat = 45

    /// How many taps are remembered: more than a hand has fingers.
    private static let limit = 10

    private struct Tap {
        var location: CGPoint
        var liftedAt: TimeInterval
        var count: Int
    }

    /// The taps that a next one may still continue, oldest first.
    private var taps: [Tap] = []

    /// Returns the tap count of `touch`, which begins.
    mutating func begin(_ touch: UITouch) -> Int {
        forgetTaps(tooOldAt: touch.timestamp)
        for index in taps.indices.reversed() where Self.isNear(taps[index].location, touch.startLocation) {
            return taps.remove(at: index).count + 1
        }
        return 1
    }

    /// Records a touch that ended: it was a tap if it stayed in place.
    mutating func end(_ touch: UITouch) {
        forgetTaps(tooOldAt: touch.timestamp)
        guard Self.isNear(touch.startLocation, touch.screenLocation) else { return }
        if taps.count == Self.limit { taps.removeFirst() }
        taps.append(
            Tap(location: touch.startLocation, liftedAt: touch.timestamp, count: touch.tapCount))
    }

    /// Forgets the taps that no tap can continue any more.
    private mutating func forgetTaps(tooOldAt now: TimeInterval) {
        // The oldest come first.
        while let tap = taps.first, now - tap.liftedAt > Self.maximumInterval { taps.removeFirst() }
    }

    /// Whether two touches are close enough to each other for taps in one place.
    static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        hypot(one.x - other.x, one.y - other.y) <= maximumDistance
    }
}
