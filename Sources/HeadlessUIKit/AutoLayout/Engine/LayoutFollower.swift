import ConstraintSolver
import Foundation

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

    /// Sets the numbers, and makes the equations first if there are none.
    ///
    /// - Parameter make: makes the left sides, in the order of the numbers; called only the first time.
    mutating func follow(
        _ newConstants: [Double], as kind: SystemConstraint, for node: LayoutNode, in engine: LayoutEngine,
        make: () -> [LayoutExpression]
    ) {
        if ids.count != newConstants.count {
            ids = zip(make(), newConstants).map { expression, constant in
                var expression = expression
                expression.constant -= constant
                return engine.add(expression, .equal, as: kind, for: node)
            }
            constants = newConstants
            return
        }
        for index in ids.indices where constants[index] != newConstants[index] {
            constants[index] = newConstants[index]
            engine.solver.setConstant(-newConstants[index], of: ids[index])
        }
    }
}

/// The distances of a view's baselines from its top and its bottom, as unknowns that follow its text.
@MainActor
struct BaselineUnknowns {
    var first: Variable
    var last: Variable
    var terms = FollowedTerms()
}

/// How far a scroll view's content is scrolled, as unknowns, for constraints that lead out of it.
@MainActor
struct ScrollUnknowns {
    var x: Variable
    var y: Variable
    var terms = FollowedTerms()
}

extension LayoutEngine {
    /// Has a node told before each solution, so that its numbers are up to date.
    func addFollower(_ node: LayoutNode) {
        let reference = Unmanaged.passUnretained(node)
        guard !followers.contains(where: { $0.toOpaque() == reference.toOpaque() }) else { return }
        followers.append(reference)
    }

    /// Brings all numbers up to date that follow something that is no constraint.
    func followAll() {
        followRoot()
        for follower in followers { follower.takeUnretainedValue().follow(in: self) }
    }

    /// The unknowns of a view's baselines; `nil` for a view without text.
    func baselines(of layout: ViewLayout) -> (first: Variable, last: Variable)? {
        if let known = layout.baselines { return (known.first, known.last) }
        guard let view = layout.view, view.baselineOffsets(in: view.boundsStore.size) != nil else {
            return nil
        }
        let baselines = BaselineUnknowns(first: solver.makeVariable(), last: solver.makeVariable())
        own(baselines.first, by: layout)
        own(baselines.last, by: layout)
        layout.baselines = baselines
        layout.follow(in: self)
        addFollower(layout)
        return (baselines.first, baselines.last)
    }

    /// The unknowns of how far a scroll view is scrolled; `nil` for other views, which do not scroll.
    func scrollOffset(of view: UIView) -> (x: Variable, y: Variable)? {
        guard view.flags.contains(.isScrollView) else { return nil }
        let layout = view.layout
        if let known = layout.scrolling { return (known.x, known.y) }
        let scrolling = ScrollUnknowns(x: solver.makeVariable(), y: solver.makeVariable())
        own(scrolling.x, by: layout)
        own(scrolling.y, by: layout)
        layout.scrolling = scrolling
        layout.follow(in: self)
        addFollower(layout)
        return (scrolling.x, scrolling.y)
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
