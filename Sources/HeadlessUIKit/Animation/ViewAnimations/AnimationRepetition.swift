import Foundation
import TimeLapse

/// How often an animation goes on, and which way.
struct AnimationRepetition: Hashable, Sendable {
    /// Infinity for without end.
    var count = 1.0
    /// Whether each time it runs backwards, too, which takes as long again.
    var autoreverses = false

    static let once = AnimationRepetition()

    /// How much time it takes in all if once forwards takes `duration`; `nil` for without end.
    func total(of duration: Duration) -> Duration? {
        if self == .once { return duration }
        if duration == .zero { return .zero }
        let seconds = duration.inSeconds * count * (autoreverses ? 2 : 1)
        guard seconds.isFinite else { return nil }
        return Duration(finiteSeconds: seconds)
    }

    /// The share of the time forwards that is over after `elapsed` seconds of going on, of `duration` each.
    func time(after elapsed: Double, of duration: Double) -> Double {
        guard duration > 0 else { return 1 }
        let rounds = elapsed / duration
        guard self != .once else { return min(rounds, 1) }
        let whole = count * (autoreverses ? 2 : 1)
        let done = min(rounds, whole)
        // The end of the last round is its end, not the beginning of one more.
        let round = done == whole && done == done.rounded() ? done - 1 : done.rounded(.down)
        let part = done - max(round, 0)
        return autoreverses && round.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
    }
}
