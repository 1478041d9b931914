import Foundation

extension UICollectionView {
    /// How long the animation of an update takes, in seconds; Apple documents no number, 0.3 is observed.
    package nonisolated static let updateDuration = 0.3

    /// Takes note of changes, in a block of updates of their own unless one is under way.
    final func change(_ changes: [BatchUpdate.Change]) {
        guard !changes.isEmpty else { return }
        if updating.depth > 0 {
            updating.update.changes += changes
        } else {
            update({ self.updating.update.changes += changes }, nil, isLate: true)
        }
    }

    /// Runs a block of updates, and carries out what it tells once the outermost block is over.
    ///
    /// - Parameter isLate: whether the data were changed before already, so that their numbers are not asked for now.
    final func update(
        _ block: (@MainActor () -> Void)?, _ completion: (@MainActor (Bool) -> Void)?, isLate: Bool = false
    ) {
        if updating.isUnderWay || showing.isUnderWay {
            refuse(block, completion)
            return
        }
        // The data do not know of what a finger moves.
        if updating.depth == 0, movement != nil { cancelInteractiveMovement() }
        // What was not shown yet is not animated; a view that never asked must know what there was before.
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
        // Numbers that nobody knew are asked for when they are needed.
        if isUnknown { return finish(completions) }
        carryOut(update, completions)
    }

    private func catchUp() {
        if showing.needsReload, dataSource != nil { showElements() }
        _ = counts
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
        fail(inner + [completion].compactMap { $0 })
    }

    // MARK: Carrying out

    private func carryOut(_ update: BatchUpdate, _ completions: [@MainActor (Bool) -> Void]) {
        // A block that reloads as well has everything shown anew in any case.
        guard !showing.needsReload else {
            setNeedsLayout()
            return finish(completions)
        }
        let old = counts
        let new = askForCounts()
        if update.isEmpty, old == new {
            invalidateSizes()
            // Nobody sees it: there is nothing to animate.
            guard window != nil else { return finish(completions) }
        }
        switch update.resolved(from: old, to: new) {
        case .failure(let problem):
            CollectionFailure.invalidUpdate(self, problem).record()
            forgetData()
            fail(completions)
        case .success(let map):
            UpdateTransition(self, update, map, new).run(completions)
        }
    }

    /// Has the layout ask for all sizes again, as UIKit does for an update without changes.
    private func invalidateSizes() {
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    private func fail(_ completions: [@MainActor (Bool) -> Void]) {
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: 0) {
        } completion: { _ in
            for completion in completions { completion(false) }
        }
    }

    private func finish(_ completions: [@MainActor (Bool) -> Void]) {
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: 0) {
        } completion: { isFinished in
            for completion in completions { completion(isFinished) }
        }
    }

    /// Takes out what an animation had to show out before anything else.
    final func endLeaving() {
        let leaving = showing.leaving
        showing.leaving = []
        for view in leaving {
            guard let key = view.element else { continue }
            retire(view, key)
        }
    }
}
