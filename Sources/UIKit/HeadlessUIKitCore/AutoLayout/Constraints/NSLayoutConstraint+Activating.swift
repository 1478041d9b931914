import ConstraintSolver

extension NSLayoutConstraint {
    /// Activates the constraints, in their order.
    ///
    /// Each one that is active already stays as it is.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates the constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    final func activate() {
        guard holder == nil, !isInvalid else { return }
        guard let ancestor = closestCommonAncestor else {
            let isOrphaned = firstItem == nil || (second != nil && secondItem == nil)
            return ConstraintFailure(
                "\(sentence) cannot be activated: "
                    + (isOrphaned
                        ? "an item of it no longer exists."
                        : "its items have no common ancestor. Are they in different view hierarchies? Add both to"
                            + " one before.")
            ).record(at: origin)
        }
        hold(in: ancestor)
    }

    /// The number of the constraint that was activated last.
    private static var lastSerial = 0

    /// Has a view hold the constraint, which takes effect when views are next laid out.
    final func hold(in view: UIView) {
        let layout = view.layout
        holder = layout
        NSLayoutConstraint.lastSerial += 1
        serial = NSLayoutConstraint.lastSerial
        layout.constraints.append(self)
        forEachNode(below: view) { $0.addUser(self) }
        view.markForInstalling()
    }

    final func deactivate() {
        guard let layout = holder else { return }
        withExtendedLifetime(self) {
            uninstall()
            if let view = layout.view { forEachNode(below: view) { $0.removeUser(self) } }
            if let index = layout.constraints.indexFromBothEnds(where: { $0 === self }) {
                layout.constraints.remove(at: index)
            }
            holder = nil
        }
    }

    /// The view that held the constraint was freed, and with it all that was inside.
    final func holderWasFreed() {
        uninstall()
        for node in parts { node.removeUser(self) }
        holder = nil
    }

    /// Calls `body` for the nodes of both items, and of the views between them and the holder.
    private func forEachNode(below holder: UIView, _ body: (LayoutNode) -> Void) {
        for node in parts {
            body(node)
            guard let view = node.view, view !== holder else { continue }
            if node !== view.layoutIfAny { body(view.layout) }
            var ancestor = view.superviewLink
            while let current = ancestor, current !== holder {
                body(current.layout)
                ancestor = current.superviewLink
            }
        }
    }

    /// The nodes that the constraint is about.
    private var parts: [LayoutNode] {
        guard let second else { return first.parts }
        return first.parts + second.parts
    }

    /// The view that holds the constraint when it is activated; `nil` if its items are in different hierarchies.
    private var closestCommonAncestor: UIView? {
        let views = parts.map(\.view)
        guard var common = views[0] else { return nil }
        for view in views.dropFirst() {
            guard let view, let next = common.closestCommonAncestor(with: view) else { return nil }
            common = next
        }
        return common
    }

    final func isInside(_ view: UIView) -> Bool {
        parts.allSatisfy { $0.view?.isDescendant(of: view) ?? false }
    }

    // MARK: In the engine

    /// The engine and the number there, unless that engine is no longer in use.
    final var liveInstallation: ConstraintInstallation? {
        guard let installation, !installation.engine.isDiscarded else { return nil }
        return installation
    }

    final func uninstall() {
        guard let last = installation else { return }
        installation = nil
        last.engine.remove(last.id)
    }

    /// Removes the constraint from its engine; before the next layout it is added again, with the unknowns of then.
    final func reinstall() {
        guard let holder else { return }
        uninstall()
        holder.view?.markForInstalling()
    }

    /// Whether its unknowns depend on the layout direction.
    final var isDirectional: Bool {
        firstAttribute.isDirectional || secondAttribute.isDirectional || first is DistanceNode
            || second is DistanceNode
    }

    final func reinstallConstant() {
        guard let installation = liveInstallation else { return }
        installation.engine.solver.setConstant(
            installation.base + installation.sign * Double(constant), of: installation.id)
        installation.engine.wasChanged()
    }
}

/// A constraint's place in an engine.
struct ConstraintInstallation {
    let engine: LayoutEngine
    /// Its number in the engine's solver.
    let id: ConstraintID
    /// What the items themselves add to the constraint's constant in the solver, such as alignment insets.
    let base: Double
    /// How the constant counts there: against a direction that is read from the right it is added, not subtracted.
    let sign: Double
}

extension UIView {
    /// The innermost view that contains both views; `nil` if they are in different hierarchies.
    ///
    /// - Complexity: O(depth).
    final func closestCommonAncestor(with other: UIView) -> UIView? {
        FreedElsewhere.collect()
        if self === other { return self }
        if other.isSubview(of: self) { return self }
        if isSubview(of: other) { return other }
        if let superview = nextSuperview, other.isSubview(of: superview) { return superview }
        var (a, b): (UIView?, UIView?) = (self, other)
        var (depthA, depthB) = (levels, other.levels)
        while depthA > depthB { (a, depthA) = (a?.nextSuperview, depthA - 1) }
        while depthB > depthA { (b, depthB) = (b?.nextSuperview, depthB - 1) }
        while let first = a, let second = b, first !== second {
            (a, b) = (first.nextSuperview, second.nextSuperview)
        }
        return a
    }

    /// The number of views above this one.
    private var levels: Int {
        var (count, view) = (0, nextSuperview)
        while let current = view { (count, view) = (count + 1, current.nextSuperview) }
        return count
    }
}
