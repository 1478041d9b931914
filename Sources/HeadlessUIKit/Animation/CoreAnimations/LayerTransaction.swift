import Foundation

/// Changes to layers that belong together.
@MainActor
final class LayerTransaction {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    /// Whether it ends with the turn, because nobody began it.
    let isImplicit: Bool
    private var completion: (@MainActor () -> Void)?
    private var pending = 0
    private var isCommitted = false

    init(isImplicit: Bool) {
        self.isImplicit = isImplicit
    }

    /// Waits for one more animation; returns what is to be called at its end.
    func waitForOneMore() -> @MainActor () -> Void {
        pending += 1
        return { [self] in
            pending -= 1
            completeIfDone()
        }
    }

    func setCompletion(_ block: (@MainActor () -> Void)?) {
        completion = block
    }

    func commit() {
        isCommitted = true
        completeIfDone()
    }

    private func completeIfDone() {
        guard isCommitted, pending == 0 else { return }
        completion.take()?()
    }
}

extension UIApplication {
    /// Ends the transaction that nobody began.
    final func commitImplicitTransaction() {
        guard let first = transactions.first, first.isImplicit else { return }
        transactions.removeFirst()
        first.commit()
    }
}
