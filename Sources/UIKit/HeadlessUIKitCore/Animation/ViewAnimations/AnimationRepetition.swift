import TimeLapse

/// How often an animation repeats, and whether it reverses.
struct AnimationRepetition: Hashable, Sendable {
    /// Infinity repeats it forever.
    var count = 1.0
    /// Whether each repetition also runs backwards, which takes as long again.
    var autoreverses = false

    static let once = AnimationRepetition()

    /// The total time if one run forwards takes `duration`; `nil` if it never ends.
    func total(of duration: Duration) -> Duration? {
        if self == .once { return duration }
        if duration == .zero { return .zero }
        let seconds = duration.inSeconds * count * (autoreverses ? 2 : 1)
        guard seconds.isFinite else { return nil }
        return Duration(finiteSeconds: seconds)
    }

    /// How many runs are over after `elapsed` seconds, back and forth counting as one; the last is not over at its end.
    func runs(after elapsed: Double, of duration: Double) -> Double {
        guard duration > 0, self != .once else { return 0 }
        let done = min(elapsed / duration / (autoreverses ? 2 : 1), count)
        return max(done == count ? done.rounded(.up) - 1 : done.rounded(.down), 0)
    }

    /// The fraction of one run forwards after `elapsed` seconds of repeated runs of `duration` each.
    func time(after elapsed: Double, of duration: Double) -> Double {
        guard duration > 0 else { return 1 }
        let rounds = elapsed / duration
        guard self != .once else { return min(rounds, 1) }
        let whole = count * (autoreverses ? 2 : 1)
        let done = min(rounds, whole)
        // The end of the last run is its end, not the beginning of another.
        let round = done == whole && done == done.rounded() ? done - 1 : done.rounded(.down)
        let part = done - max(round, 0)
        return autoreverses && round.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
    }
}
