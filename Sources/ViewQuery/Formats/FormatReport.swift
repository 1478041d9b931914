import FailureReporting
import Synchronization
import TimeLapse

/// Remembers the test in which a format was reported, so that it is reported once in each.
final class FormatReport: Sendable {
    private struct Place: Sendable {
        weak var world: World?
        var receiver: UInt64
    }

    private let place: Mutex<Place>

    /// - Parameter isReported: whether it is being reported in the current world by the code that makes this.
    init(isReported: Bool) {
        place = Mutex(Place(world: isReported ? .current : nil, receiver: FailureCollector.receiver))
    }

    /// Whether it has yet to be reported in the current world; the next time it is not.
    ///
    /// The process's world is that of several tests, of which it is not known which one runs.
    func isNewHere() -> Bool {
        let new = Place(world: .current, receiver: FailureCollector.receiver)
        return place.withLock { place in
            guard place.world !== new.world || place.receiver != new.receiver else { return false }
            place = new
            return true
        }
    }
}
