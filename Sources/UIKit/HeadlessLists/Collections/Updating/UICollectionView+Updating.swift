extension UICollectionView {
    /// The duration of an update's animation, in seconds; Apple documents none, 0.3 is observed.
    package nonisolated static let updateDuration = 0.3

    /// Adds changes, in an update of their own unless one is in progress.
    final func change(_ changes: [BatchUpdate.Change]) {
        guard !changes.isEmpty else { return }
        if updating.depth > 0 {
            updating.update.changes += changes
        } else {
            update({ self.updating.update.changes += changes }, nil, isLate: true)
        }
    }

    /// Runs an update block, and applies its changes when the outermost block ends.
    ///
    /// - Parameter isLate: whether the data were changed before the block, so that counts are not requested first.
    final func update(
        _ block: (@MainActor () -> Void)?, _ completion: (@MainActor (Bool) -> Void)?, isLate: Bool = false
    ) {
        if updating.isUnderWay || showing.isUnderWay {
            refuse(block, completion)
            return
        }
        // The data do not include an interactive movement.
        if updating.depth == 0, movement != nil { cancelInteractiveMovement() }
        // Elements not shown yet are not animated; a view that never asked for counts must know those before
        // the update.
        if updating.depth == 0, !isLate || showing.counts != nil { catchUp() }
        let isUnknown = updating.depth == 0 && showing.counts == nil
        updating.depth += 1
        if let completion { updating.completions.append(completion) }
        block?()
        updating.depth -= 1
        guard updating.depth == 0 else { return }
        let update = updating.update
        let completions = updating.completions
        updating.update = BatchUpdate()
        updating.completions = []
        // Counts that were never requested are requested when needed.
        if isUnknown { return Self.complete(completions) }
        carryOut(update, completions)
    }

    private func catchUp() {
        if showing.needsReload, dataSource != nil { showElements() }
        _ = counts
        // A layout is told of changes to what it is prepared for.
        if showing.needsPreparation, dataSource != nil { prepareLayout() }
    }

    private func refuse(_ block: (@MainActor () -> Void)?, _ completion: (@MainActor (Bool) -> Void)?) {
        report(.updateWhileShowing())
        let outer = updating
        updating = CollectionUpdating()
        updating.depth = 1
        block?()
        let inner = updating.completions
        updating = outer
        forgetData()
        Self.complete(inner + [completion].compactMap { $0 }, isFailure: true)
    }

    // MARK: Applying updates

    private func carryOut(_ update: BatchUpdate, _ completions: [@MainActor (Bool) -> Void]) {
        // A block that also reloads shows everything again anyway.
        guard !showing.needsReload else {
            setNeedsLayout()
            return Self.complete(completions)
        }
        let old = counts
        let new = askForCounts()
        if update.isEmpty, old == new {
            invalidateSizes()
            // Outside of windows nothing is animated.
            guard window != nil else { return Self.complete(completions) }
        }
        switch update.resolved(from: old, to: new) {
        case .failure(let problem):
            CollectionFailure.invalidUpdate(self, problem).record()
            forgetData()
            Self.complete(completions, isFailure: true)
        case .success(let map):
            dragAndDrop?.contentDidChange(isReload: false)
            UpdateTransition(self, update, map, new).run(completions)
        }
    }

    /// Asks the layout for all sizes again, as UIKit does for an update without changes.
    private func invalidateSizes() {
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// Calls completions as an animation without duration does.
    static func complete(_ completions: [@MainActor (Bool) -> Void], isFailure: Bool = false) {
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: 0) {
        } completion: { isFinished in
            for completion in completions { completion(isFinished && !isFailure) }
        }
    }

    /// Removes views that are still leaving from an earlier update.
    final func endLeaving() {
        let leaving = showing.leaving
        showing.leaving = []
        for view in leaving {
            guard let key = view.element else { continue }
            retire(view, key)
        }
    }
}
