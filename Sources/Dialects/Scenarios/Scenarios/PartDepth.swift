import FailureReporting
import TimeLapse

/// How deep a step or a scenario is in others, so that a step which runs itself does not overflow the stack.
struct PartDepth {
    /// How many may be in each other.
    private static let limit = 1500
    /// How many may be in each other on the stack of a thread other than the main one, of which 512 KB are certain.
    ///
    /// A debug build takes 3 KB for each.
    private static let stackLimit = 100

    private let levels: Int
    /// The levels on the stack; an asynchronous function has none there.
    private let stackLevels: Int

    init(inside outer: PartDepth?, isAsync: Bool) {
        levels = (outer?.levels ?? 0) + 1
        stackLevels = isAsync ? 0 : (outer?.stackLevels ?? 0) + 1
    }

    func check(at site: CallSite) -> Bool {
        let limit = levels > Self.limit ? Self.limit : Self.stackLimit
        guard levels > Self.limit || stackLevels > limit && !MainQueue.isCurrent else { return true }
        NestingFailure("steps or scenarios run each other", levels: limit).record(at: site)
        return false
    }
}
