// Not overridable: `UIView` is in a wing that does not know constraints; override `updateConstraints()`.
extension UIView {
    /// The active constraints that the view holds: those between views inside it, or of the view itself.
    public final var constraints: [NSLayoutConstraint] { layoutIfAny?.constraints ?? [] }

    /// Activates a constraint and has this view hold it; its items must be the view or inside it, else it is a failure.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isInvalid, constraint.holder !== layoutIfAny || constraint.holder == nil else {
            return
        }
        guard constraint.isInside(self) else {
            return ConstraintFailure(
                "\(constraint.sentence) cannot be added to \(summary): its items must be that view or inside it."
            ).record(at: constraint.origin)
        }
        constraint.deactivate()
        constraint.hold(in: self)
    }

    /// Activates constraints and has this view hold them.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds; another one stays as it is.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, holder === layoutIfAny else { return }
        constraint.deactivate()
    }

    /// Deactivates those of the constraints that the view holds.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the constraints that decide about the view's place and size in one direction, for debugging.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutIfAny?.determiningConstraints(axis) ?? []
    }

    /// Whether the constraints leave open where the view is, or how large, for debugging.
    ///
    /// A view that code or its autoresizing mask places is never ambiguous.
    public final var hasAmbiguousLayout: Bool {
        flags.contains(.isPlacedByConstraints) && (layoutIfAny?.isAmbiguous ?? false)
    }
}

extension UIView {
    /// Has the constraints solved again whose leading and trailing sides are those of the view.
    final func constraintsDidFlip() {
        guard let layout = layoutIfAny else { return }
        for constraint in layout.constraints where constraint.isMadeBySystem && constraint.isDirectional {
            constraint.reinstall()
        }
        let guides = layout.guides + Array(layout.systemGuides.values)
        for node in [layout] + guides.map(\.node) {
            for user in node.users.map({ $0.takeUnretainedValue() }) where user.isDirectional {
                user.reinstall()
            }
        }
    }
}

extension LayoutNode {
    /// Solves what is pending, so that questions about the solution have answers.
    private func settledEngine() -> LayoutEngine? {
        view?.layoutBoundary.solveConstraints()
        guard let engine, !engine.isDiscarded else { return nil }
        return engine
    }

    /// Whether one of the unknowns could be another number as well.
    final var isAmbiguous: Bool {
        guard let engine = settledEngine() else { return false }
        return unknowns.all.contains { engine.solver.isAmbiguous($0) }
    }

    /// The constraints that the unknowns of one direction follow from, in the order of their activation.
    final func determiningConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = settledEngine() else { return [] }
        let variables =
            axis == .horizontal ? [unknowns.left, unknowns.width] : [unknowns.top, unknowns.height]
        var found: [NSLayoutConstraint] = []
        for id in variables.flatMap({ engine.solver.determining($0) }) {
            guard case .constraint(let reference) = engine.origin(of: id) else { continue }
            let constraint = reference.takeUnretainedValue()
            if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
        }
        return found.sorted { $0.serial < $1.serial }
    }
}
