import Foundation

/// Counts successive taps in one place, as the system does for `UITouch.tapCount`.
@MainActor
struct TapCounter {
    /// How much time may pass from a finger's lifting until it comes down again, in seconds.
    ///
    /// Apple documents no number; 0.35 s is what the system is observed to wait.
    static let maximumInterval: TimeInterval = 0.35

    /// How far from the last tap a finger may come down, and how far it may move, in points, as observed.
    static let maximumDistance: CGFloat = 45

    /// How many taps are remembered: more than a hand has fingers.
    private static let limit = 10

    private struct Tap {
        var location: CGPoint
        var liftedAt: TimeInterval
        var count: Int
    }

    /// The taps that a next one may yet continue, oldest first.
    private var taps: [Tap] = []

    /// The number of the tap that `touch` begins.
    mutating func begin(_ touch: UITouch) -> Int {
        if taps.isEmpty { return 1 }
        taps.removeAll { touch.timestamp - $0.liftedAt > Self.maximumInterval }
        guard
            let index = taps.lastIndex(where: { isNear($0.location, touch.startLocation) })
        else { return 1 }
        return taps.remove(at: index).count + 1
    }

    /// Notes a finger that was lifted: where it stayed in place that was a tap.
    mutating func end(_ touch: UITouch) {
        if !taps.isEmpty { taps.removeAll { touch.timestamp - $0.liftedAt > Self.maximumInterval } }
        guard isNear(touch.startLocation, touch.screenLocation) else { return }
        if taps.count == Self.limit { taps.removeFirst() }
        taps.append(
            Tap(location: touch.startLocation, liftedAt: touch.timestamp, count: touch.tapCount))
    }

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        hypot(one.x - other.x, one.y - other.y) <= Self.maximumDistance
    }
}
