import ConstraintSolver

// Not overridable: `UIView` is in a wing that does not know constraints; override `updateConstraints()`.
extension UIView {
    /// Moves a view whose place or size constraints leave open to another solution, for debugging; called again, back.
    ///
    /// What is open becomes 20 points greater. It does nothing for a view that is not ambiguous.
    public final func exerciseAmbiguityInLayout() {
        guard let layout = layoutIfAny, let engine = layout.engine, !engine.isDiscarded else { return }
        let hasMoved = layout.exercise.ids.isEmpty
        for id in layout.exercise.ids { engine.remove(id) }
        layout.exercise = AmbiguityExercise()
        guard hasMoved, hasAmbiguousLayout else { return engine.wasChanged() }
        for variable in layout.unknowns.all where engine.solver.isAmbiguous(variable) {
            var expression = LayoutExpression(of: variable)
            expression.constant = -engine.solver.value(of: variable) - AmbiguityExercise.distance
            layout.exercise.ids.append(
                engine.add(
                    expression, .equal, as: .exercise, for: layout, priority: AmbiguityExercise.priority))
        }
        engine.wasChanged()
    }
}

/// The weak constraints that hold a view at another solution than the usual one.
struct AmbiguityExercise {
    static let distance: Double = 20
    /// Below everything that applications use.
    static let priority: Float = 0.001

    var ids: [ConstraintID] = []
}
