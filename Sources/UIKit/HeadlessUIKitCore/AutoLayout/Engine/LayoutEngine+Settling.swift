extension LayoutEngine {
    /// How often text may be wrapped to a width that depends on its height in turn.
    private static let wrappingRounds = 4
    /// How often baselines may follow a height that depends on them in turn: enough to halve the longest way until
    /// nothing of it counts.
    private static let followingRounds = 40

    /// Brings everything that is pending into the solver, solves, and has the views placed whose frames changed.
    func settle() {
        root.view?.flags.remove(.needsSolving)
        installPending()
        solveWithText()
        reportConflicts()
        markChangedForLayout()
    }

    /// Solves the widths, asks the text, and solves the heights.
    func solveWithText() {
        for layout in staleSizes.takeAll() where layout.engine === self { layout.updateContentSize(in: self) }
        for layout in wrapping.all { layout.unwrap(in: self) }
        setHoldsBaselines(true)
        followAll()
        solve()
        setHoldsBaselines(false)
        var isSettled = follow(wrappingText: true)
        while !isSettled, holdBaselines() { isSettled = follow(wrappingText: false) }
    }

    /// Solves for what follows the solution; returns whether that came to an end.
    private func follow(wrappingText: Bool) -> Bool {
        for round in 0..<Self.followingRounds {
            if wrappingText, round < Self.wrappingRounds {
                for layout in wrapping.all where layout.engine === self { layout.wrap(in: self) }
            }
            followAll()
            guard solver.needsSolving else { return true }
            solve()
        }
        return false
    }

    // MARK: Baselines that no height fits

    /// Leaves baselines that move with each solution where they are in the natural height; returns whether there are
    /// any.
    ///
    /// Text stands in the middle of its view. So a required centre and a required baseline of texts of different sizes
    /// ask for another height with each height. The height is then the one that baselines of the natural height ask
    /// for.
    private func holdBaselines() -> Bool {
        var hasHeld = false
        for case let layout as ViewLayout in followers.all
        where layout.hasMovingBaselines && !layout.holdsBaselines {
            layout.holdsBaselines = true
            hasHeld = true
        }
        return hasHeld
    }

    /// Has all baselines begin where they are in the natural height, so that the solution does not depend on the one
    /// before: texts of one size that a centre and a baseline tie fit in any height.
    private func setHoldsBaselines(_ holds: Bool) {
        guard hasBaselines else { return }
        for case let layout as ViewLayout in followers.all where layout.baselines != nil {
            layout.holdsBaselines = holds
        }
    }

    /// Brings nodes and constraints inside the root that wait for it into the solver, in the order of their activation.
    func installPending() {
        guard let rootView = root.view, !rootView.flags.isDisjoint(with: .waitsForInstalling) else { return }
        ensure(root)
        var constraints: [PendingConstraint] = []
        var pending: [UIView] = [rootView]
        while let view = pending.popLast() {
            if view.flags.contains(.needsInstalling) {
                view.flags.remove(.needsInstalling)
                if let layout = view.layoutIfAny {
                    if view !== rootView { ensure(layout) }
                    for constraint in layout.constraints where constraint.installation?.engine !== self {
                        constraints.append(PendingConstraint(constraint, holder: view))
                    }
                }
            }
            guard view.flags.contains(.containsViewNeedingInstalling) else { continue }
            view.flags.remove(.containsViewNeedingInstalling)
            for subview in view.subviewStore.reversed()
            where !subview.isLayoutBoundary && !subview.flags.isDisjoint(with: .waitsForInstalling) {
                pending.append(subview)
            }
        }
        constraints.sort(by: PendingConstraint.precedes)
        for pending in constraints { add(pending.constraint, holder: pending.holder) }
    }

    private func markChangedForLayout() {
        guard !isFitting else { return }
        for node in takeChanged() where node !== root {
            node.placeChanged()
        }
    }
}

/// A constraint to be brought into the solver, and the view that holds it.
private struct PendingConstraint {
    let constraint: NSLayoutConstraint
    let holder: UIView
    private let serial: Int

    @MainActor
    init(_ constraint: NSLayoutConstraint, holder: UIView) {
        self.constraint = constraint
        self.holder = holder
        serial = constraint.serial
    }

    /// The order of their activation. A closure of the main actor would check its isolation at each comparison.
    static func precedes(_ lhs: PendingConstraint, _ rhs: PendingConstraint) -> Bool {
        lhs.serial < rhs.serial
    }
}

extension UIView {
    /// Solves the constraints inside the view, if it has an engine and something changed.
    final func solveConstraints() {
        guard flags.contains(.needsSolving) else { return }
        guard isLayoutBoundary else {
            flags.remove(.needsSolving)
            return
        }
        let layout = layout
        let engine = layout.ownEngine ?? LayoutEngine(root: layout)
        layout.ownEngine = engine
        engine.settle()
    }
}
