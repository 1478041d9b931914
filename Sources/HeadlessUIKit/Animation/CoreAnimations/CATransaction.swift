import Foundation

/// Changes to layers that belong together: what is said of one holds for the animations that are begun in it.
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

    /// The innermost transaction; one that ends with the turn if nobody began one.
    private static var current: LayerTransaction {
        if let last = application.transactions.last { return last }
        let implicit = LayerTransaction(isImplicit: true)
        application.transactions.append(implicit)
        return implicit
    }

    /// Begins a transaction, inside of that which is under way.
    public static func begin() {
        application.transactions.append(LayerTransaction(isImplicit: false))
    }

    /// Ends the transaction that was begun last; it is a failure if none was.
    public static func commit() {
        guard let last = application.transactions.last, !last.isImplicit else {
            AnimationFailure.nothingToCommit.record()
            return
        }
        application.transactions.removeLast()
        last.commit()
    }

    /// Does pending layout, and ends what nobody began.
    public static func flush() {
        application.commit()
    }

    /// Sets what is called when all animations that are added from now on have ended or been taken off.
    ///
    /// If none is added, it is called as the transaction is committed.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        current.setCompletion(block)
    }

    /// Whether changes in blocks of animations are not animated.
    public static func disableActions() -> Bool {
        value(\.disablesActions) ?? false
    }

    /// Sets whether changes in blocks of animations are not animated.
    public static func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// The seconds that an animation takes which says nothing of it; a quarter unless set.
    public static func animationDuration() -> TimeInterval {
        value(\.duration) ?? 0.25
    }

    /// Sets the seconds that an animation takes which says nothing of it; what is no time is passed over.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        guard duration.isFinite, duration >= 0 else { return }
        current.duration = duration
    }

    /// The curve of an animation that has none; an even one if `nil`.
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        value(\.timingFunction)
    }

    /// Sets the curve of an animation that has none.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    private static func value<Value>(_ path: KeyPath<LayerTransaction, Value?>) -> Value? {
        for transaction in application.transactions.reversed() {
            if let value = transaction[keyPath: path] { return value }
        }
        return nil
    }
}
