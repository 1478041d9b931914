/// Groups changes to layers: its settings apply to the animations that are added in it.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { print("both have ended") }
/// card.layer.add(move, forKey: nil)
/// card.layer.add(fade, forKey: nil)
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor
public enum CATransaction {
    private static var application: UIApplication { .shared }

    /// The innermost transaction; an implicit one, which ends with the turn, if there is none.
    private static var current: LayerTransaction {
        if let last = application.transactions.last { return last }
        let implicit = LayerTransaction(isImplicit: true)
        application.transactions.append(implicit)
        return implicit
    }

    /// Begins a transaction, nested in the current one.
    public static func begin() {
        application.transactions.append(LayerTransaction(isImplicit: false))
    }

    /// Commits the transaction that was begun last; without one it is a failure.
    public static func commit() {
        guard let last = application.transactions.last, !last.isImplicit else {
            AnimationFailure.nothingToCommit.record()
            return
        }
        application.transactions.removeLast()
        last.commit()
    }

    /// Performs pending layout, and commits the implicit transaction.
    public static func flush() {
        application.commit()
    }

    /// Sets a block that is called when all animations that are added from now on have ended or been removed.
    ///
    /// If none is added, it is called when the transaction is committed.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        current.completion = block
    }

    /// Whether changes in animation blocks are not animated.
    public static func disableActions() -> Bool { application.disablesActions }

    /// Sets whether changes in animation blocks are not animated.
    public static func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// Returns the duration of animations without their own, in seconds; 0.25 unless set.
    public static func animationDuration() -> TimeInterval {
        value { $0.duration } ?? 0.25
    }

    /// Sets the duration of animations without their own, in seconds; an invalid one is ignored.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        guard duration.isFinite, duration >= 0 else { return }
        current.duration = duration
    }

    /// Returns the curve of animations without their own; a linear one if `nil`.
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        value { $0.timingFunction }
    }

    /// Sets the curve of animations without their own.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    private static func value<Value>(_ part: (LayerTransaction) -> Value?) -> Value? {
        application.transactions.reversed().lazy.compactMap(part).first
    }
}
