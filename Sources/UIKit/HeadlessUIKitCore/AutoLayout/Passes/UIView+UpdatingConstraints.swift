extension UIView {
    final func markForUpdatingConstraints() {
        guard !flags.contains(.needsUpdateConstraints) else { return }
        flags.insert(.needsUpdateConstraints)
        markAncestorsForUpdatingConstraints()
    }

    final func markAncestorsForUpdatingConstraints() {
        markAncestors(with: .containsViewNeedingUpdateConstraints)
        markAncestorsForLayout()
    }

    /// Calls `updateConstraints` on the view and its descendants that wait for it, from the leaves up.
    final func updateConstraintsInside() {
        guard !flags.isDisjoint(with: .waitsForConstraints) else { return }
        var waiting: [UIView] = []
        var pending: [UIView] = [self]
        // Parents before children here, and backwards below.
        while let view = pending.popLast() {
            if view.flags.contains(.needsUpdateConstraints) { waiting.append(view) }
            guard view.flags.contains(.containsViewNeedingUpdateConstraints) else { continue }
            view.flags.remove(.containsViewNeedingUpdateConstraints)
            for subview in view.subviewStore where !subview.flags.isDisjoint(with: .waitsForConstraints) {
                pending.append(subview)
            }
        }
        for view in waiting.reversed() where view.flags.contains(.needsUpdateConstraints) {
            view.performUpdatingConstraints()
        }
    }

    private func performUpdatingConstraints() {
        flags.remove(.needsUpdateConstraints)
        let controller = controller
        ConstraintUpdates.begin(self)
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
        guard !ConstraintUpdates.end() else { return }
        let method =
            controller.map { "\(type(of: $0)).updateViewConstraints()" }
            ?? "\(type(of: self)).updateConstraints()"
        ConstraintFailure("\(method) must call super at its end, for \(summary): it did not.").record()
    }
}

/// The views whose constraints are being updated, each inside the one before.
@MainActor
enum ConstraintUpdates {
    // Not checked for overlapping accesses, as none calls out: each commit reads it.
    @exclusivity(unchecked) private static var updates: [(view: UIView, hasCalledBase: Bool)] = []

    static func begin(_ view: UIView) {
        updates.append((view, false))
    }

    /// Notes that `UIView`'s own `updateConstraints` was called.
    static func noteBase(_ view: UIView) {
        // Mostly it is the innermost. A plain loop: a closure would be checked for the main actor.
        var index = updates.count - 1
        while index >= 0, updates[index].view !== view { index -= 1 }
        if index >= 0 { updates[index].hasCalledBase = true }
    }

    /// Ends the innermost update; returns whether it called `UIView`'s own.
    static func end() -> Bool {
        updates.removeLast().hasCalledBase
    }
}
