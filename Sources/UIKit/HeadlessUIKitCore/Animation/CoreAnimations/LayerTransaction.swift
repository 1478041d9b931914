/// A group of changes to layers.
@MainActor
final class LayerTransaction {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    /// Whether it ends with the turn, because no code began it.
    let isImplicit: Bool
    var completion: (@MainActor () -> Void)?
    private var pending = 0
    private var isCommitted = false

    init(isImplicit: Bool) {
        self.isImplicit = isImplicit
    }

    /// Waits for one more animation; returns a function to call at its end.
    func waitForOneMore() -> @MainActor () -> Void {
        pending += 1
        return { [self] in
            pending -= 1
            completeIfDone()
        }
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
    /// Whether changes in animation blocks are not animated, as the innermost transaction that says so has it.
    final var disablesActions: Bool {
        transactions.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    final func commitImplicitTransaction() {
        guard let first = transactions.first, first.isImplicit else { return }
        transactions.removeFirst()
        first.commit()
    }
}
