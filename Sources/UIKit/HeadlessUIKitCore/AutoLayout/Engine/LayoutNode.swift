import ConstraintSolver

/// What Auto Layout keeps for a view or a layout guide that takes part in it.
///
/// Constraints refer to nodes, not to views: a node outlives its view, which clears the way back to it when it is freed.
@MainActor
class LayoutNode {
    final var engine: LayoutEngine?
    /// The unknowns, in the coordinates of ``container``; those of the engine, and without a meaning if there is none.
    final var unknowns = LayoutUnknowns()
    /// The active constraints that refer to the item, or to something inside it from outside.
    final var users: [Unmanaged<NSLayoutConstraint>] = []
    /// What the item itself asks of the engine, in the order in which the engine was asked.
    final var ownTerms: [ConstraintID] = []
    final var lists: NodeLists = []

    /// The view or guide; `nil` once it is being freed.
    var item: AnyObject? { nil }

    /// The view itself, or the view that owns the guide.
    var view: UIView? { nil }

    /// The view in whose coordinates the item is placed: the superview, or the view that owns the guide.
    var container: UIView? { nil }

    /// The nodes that a constraint with this one depends on.
    var parts: [LayoutNode] { [self] }

    /// How far the frame extends beyond the alignment rectangle, which constraints are about.
    var alignmentInsets: UIEdgeInsets { .zero }

    /// How failures and reports name the item.
    var name: String { "a freed item" }

    /// Called when another place was solved for the item.
    func placeChanged() {
        container?.markForLayout()
    }

    /// Tells the engine what the item asks of it: a size, a place.
    func install(in engine: LayoutEngine) {}

    /// What the item has in its engine beside the four unknowns of its place.
    var furtherUnknowns: [Variable] { [] }

    /// Called when the node has no unknowns any more.
    func forget() {}

    /// Brings the numbers up to date that follow something that is no constraint.
    func follow(in engine: LayoutEngine) {}

    final func addUser(_ constraint: NSLayoutConstraint) {
        guard !isUser(constraint) else { return }
        users.append(.passUnretained(constraint))
        noteUser(constraint, isAdded: true)
    }

    final func removeUser(_ constraint: NSLayoutConstraint) {
        let reference = Unmanaged.passUnretained(constraint).toOpaque()
        guard let index = users.indexFromBothEnds(where: { $0.toOpaque() == reference }) else { return }
        users.remove(at: index)
        noteUser(constraint, isAdded: false)
    }

    /// Called when a constraint was added to ``users``, or removed.
    func noteUser(_ constraint: NSLayoutConstraint, isAdded: Bool) {}

    /// Whether the constraint is the last that was added: those of one activation are added one after the other.
    private func isUser(_ constraint: NSLayoutConstraint) -> Bool {
        users.last?.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
    }

    /// The alignment rectangle as it was last solved, in the coordinates of ``container``.
    final var solvedRect: CGRect? {
        guard let engine, !engine.isDiscarded else { return nil }
        return CGRect(
            x: engine.solver.value(of: unknowns.left), y: engine.solver.value(of: unknowns.top),
            width: max(0, engine.solver.value(of: unknowns.width)),
            height: max(0, engine.solver.value(of: unknowns.height)))
    }
}

extension Array {
    /// The index of an element that is likely at one of the ends: what is added together is removed together.
    func indexFromBothEnds(where isWanted: (Element) -> Bool) -> Int? {
        var (first, last) = (0, count - 1)
        while first <= last {
            if isWanted(self[last]) { return last }
            if isWanted(self[first]) { return first }
            (first, last) = (first + 1, last - 1)
        }
        return nil
    }
}

struct LayoutUnknowns {
    var left = Variable.none
    var top = Variable.none
    var width = Variable.none
    var height = Variable.none

    var all: [Variable] { [left, top, width, height] }
}
