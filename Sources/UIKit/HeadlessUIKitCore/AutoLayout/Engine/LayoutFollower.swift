import ConstraintSolver

/// Equations of the system whose numbers follow something that is no constraint, such as a mask or the safe area.
@MainActor
struct FollowedTerms {
    private var ids: [ConstraintID] = []
    private var constants: [Double] = []

    /// Forgets the equations, and returns their numbers for the caller to remove.
    mutating func takeAll() -> [ConstraintID] {
        let all = ids
        self = FollowedTerms()
        return all
    }

    /// Sets the numbers, and makes the equations first if there are none; returns whether a number changed.
    ///
    /// - Parameters:
    ///   - tolerance: Numbers stay that differ from the new ones by no more.
    ///   - make: makes the left sides, in the order of the numbers; called only the first time.
    @discardableResult
    mutating func follow(
        _ newConstants: [Double], as kind: SystemConstraint, for node: LayoutNode, in engine: LayoutEngine,
        tolerance: Double = 0, make: () -> [LayoutExpression]
    ) -> Bool {
        if ids.count != newConstants.count {
            ids = zip(make(), newConstants).map { expression, constant in
                var expression = expression
                expression.constant -= constant
                return engine.add(expression, .equal, as: kind, for: node)
            }
            constants = newConstants
            return true
        }
        var hasChanged = false
        for index in ids.indices where abs(constants[index] - newConstants[index]) > tolerance {
            constants[index] = newConstants[index]
            engine.solver.setConstant(-newConstants[index], of: ids[index])
            hasChanged = true
        }
        return hasChanged
    }
}

/// Two unknowns of a view beside its frame, which follow something that is no constraint.
@MainActor
struct FollowedUnknowns {
    var first: Variable
    var second: Variable
    var terms = FollowedTerms()

    var all: [Variable] { [first, second] }

    /// Keeps the unknowns at numbers; returns whether one changed.
    @discardableResult
    mutating func follow(
        _ numbers: [Double], as kind: SystemConstraint, for node: LayoutNode, in engine: LayoutEngine,
        tolerance: Double = 0
    ) -> Bool {
        let (first, second) = (first, second)
        return terms.follow(numbers, as: kind, for: node, in: engine, tolerance: tolerance) {
            [LayoutExpression(of: first), LayoutExpression(of: second)]
        }
    }
}

extension LayoutEngine {
    /// Brings all numbers up to date that follow something that is no constraint.
    func followAll() {
        followRoot()
        for follower in followers.all where follower.engine === self { follower.follow(in: self) }
    }

    /// The distances of a view's baselines, the first from its top and the second from its bottom, as unknowns that
    /// follow its text; `nil` for a view without text.
    func baselines(of layout: ViewLayout) -> FollowedUnknowns? {
        if layout.baselines == nil, let view = layout.view,
            view.baselineOffsets(in: view.boundsStore.size) != nil
        {
            hasBaselines = true
            layout.holdsBaselines = true
            makeUnknowns(\.baselines, of: layout)
        }
        return layout.baselines
    }

    /// How far a scroll view's content is scrolled, as unknowns for constraints that lead out of it; `nil` for other
    /// views.
    func scrollOffset(of view: UIView) -> FollowedUnknowns? {
        guard view.flags.contains(.isScrollView) else { return nil }
        let layout = view.layout
        if layout.scrolling == nil { makeUnknowns(\.scrolling, of: layout) }
        return layout.scrolling
    }

    private func makeUnknowns(
        _ kept: ReferenceWritableKeyPath<ViewLayout, FollowedUnknowns?>, of layout: ViewLayout
    ) {
        let unknowns = FollowedUnknowns(first: solver.makeVariable(), second: solver.makeVariable())
        for variable in unknowns.all { own(variable, by: layout) }
        layout[keyPath: kept] = unknowns
        layout.follow(in: self)
        followers.add(layout)
    }
}

extension UIView {
    /// The view was scrolled: constraints that lead out of it follow.
    final func scrollingChanged() {
        guard let layout = layoutIfAny else { return }
        if layout.scrolling != nil { layout.engine?.wasChanged() }
        if let guide = layout.systemGuides[.scrollFrame], let engine = guide.node.engine {
            engine.wasChanged()
        }
    }
}
