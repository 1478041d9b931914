// The constraints of a hierarchy fall into parts: what is inside a view that code or its mask places, and that no
// constraint outside refers to, depends on the view's size alone. Such a view is a boundary, with an engine of its own.
extension UIView {
    /// Whether the constraints inside the view depend on nothing outside but its size.
    final var isLayoutBoundary: Bool {
        superviewReference == nil
            || flags.isDisjoint(with: [.isPlacedByConstraints, .isConstrainedFromOutside])
            || flags.contains(.isFittingRoot)
    }

    /// The view, or the nearest ancestor, that is a boundary.
    ///
    /// - Complexity: O(depth).
    final var layoutBoundary: UIView {
        FreedElsewhere.collect()
        var view = self
        while !view.isLayoutBoundary, let superview = view.nextSuperview { view = superview }
        return view
    }

    /// Marks the boundary's constraints to be solved before the next layout.
    final func markForSolving() {
        guard !flags.contains(.needsSolving) else { return }
        flags.insert(.needsSolving)
        markAncestorsForLayout()
        constraintsDidChange(inside: self)
        superviewLink?.constraintsDidChange(inside: self)
    }

    /// Has the view's node and constraints brought into the engine that they belong to, before the next layout.
    final func markForInstalling() {
        guard !flags.contains(.needsInstalling) else { return }
        flags.insert(.needsInstalling)
        markBoundaryForInstalling()
    }

    private func markBoundaryForInstalling() {
        FreedElsewhere.collect()
        var view = self
        while !view.isLayoutBoundary, let superview = view.nextSuperview {
            if superview.flags.contains(.containsViewNeedingInstalling) { return }
            superview.flags.insert(.containsViewNeedingInstalling)
            view = superview
        }
        view.markForSolving()
    }

    /// Makes a change that may turn the view into a boundary, or a boundary into a view inside one.
    final func changeBoundary(_ change: () -> Void) {
        let wasBoundary = isLayoutBoundary
        change()
        if isLayoutBoundary != wasBoundary { boundaryDidChange() }
    }

    /// Brings the nodes and constraints inside the view to the engine that they belong to now.
    final func boundaryDidChange() {
        flags.remove(.needsSolving)
        guard !flags.isDisjoint(with: [.hasLayoutNode, .containsLayoutNodes]) else { return }
        if !isLayoutBoundary {
            guard let layout = layoutIfAny, let engine = layout.ownEngine else {
                // Nothing inside is in an engine yet, and what waits for one is marked already.
                flags.insert(.needsInstalling)
                return markBoundaryForInstalling()
            }
            engine.discard()
            layout.ownEngine = nil
        }
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            if view.flags.contains(.hasLayoutNode) { view.flags.insert(.needsInstalling) }
            guard view.flags.contains(.containsLayoutNodes) else { continue }
            view.flags.insert(.containsViewNeedingInstalling)
            for subview in view.subviewStore where subview === self || !subview.isLayoutBoundary {
                pending.append(subview)
            }
        }
        markBoundaryForInstalling()
    }

    /// The view is about to leave its superview: the constraints that lead out of it are deactivated, as in UIKit.
    final func removeOuterConstraints() {
        guard let layout = layoutIfAny, layout.outerUsers > 0 else { return }
        let outer = layout.users.map { $0.takeUnretainedValue() }.filter { $0.holder !== layout }
        for constraint in outer { constraint.deactivate() }
    }

    /// The view was added to a superview.
    final func joinConstraints() {
        if !flags.isDisjoint(with: .waitsForConstraints) { markAncestorsForUpdatingConstraints() }
        layoutSuperviewDidChange()
    }

    final func layoutSuperviewDidChange() {
        layoutIfAny?.isMisplaced = false
        guard !flags.isDisjoint(with: [.hasLayoutNode, .containsLayoutNodes]) else { return }
        markAncestors(with: .containsLayoutNodes)
        // What is a boundary in every superview keeps its engine, wherever it is.
        guard !flags.isDisjoint(with: .isPlacedOrConstrained) else { return }
        boundaryDidChange()
    }

    /// Brings numbers that follow the view's size or guides up to date before the view lays out its subviews.
    final func followConstraints() {
        guidesMayHaveChanged()
        guard let engine = layoutIfAny?.ownEngine else { return }
        engine.followAll()
        if engine.solver.needsSolving { engine.settle() }
    }

    /// The frame that code gave the view, or its mask, changed: constraints that refer to the view follow it.
    final func placeChangedByCode() {
        if flags.contains(.isPlacedByConstraints) { return wasPlacedByCode() }
        guard !LayoutPlacing.isUnderWay, let engine = layoutIfAny?.engine, !engine.isDiscarded else { return }
        engine.wasChanged()
    }
}

/// Whether views are being given their solved frames, which nothing needs to follow.
@MainActor
enum LayoutPlacing {
    private static var depth = 0

    static var isUnderWay: Bool { depth > 0 }

    static func perform(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }
}
