import HeadlessUIKit
import TimeLapse

/// What a search knows about the views that meet a relation's condition.
///
/// The first few answers are searched around the view. From then on all views of the tree are checked once, so that
/// neither wide nor deep trees are walked again for each view.
@MainActor
final class RelativeFinder: ReflectedAsWhole {
    private static let directAnswers = 8

    private let condition: RelationCondition
    // The search makes it, is the only one that has it, and calls it from its own methods.
    private unowned let search: ViewSearch
    private var answers = 0
    private var known: Set<ObjectIdentifier>?
    /// For siblings: how many subviews of a view meet the condition.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// For ancestors: the views that meet the condition, or have an ancestor that does.
    private var ancestors: Set<ObjectIdentifier> = []

    init(_ condition: RelationCondition, in search: ViewSearch) {
        self.condition = condition
        self.search = search
    }

    func holds(for view: UIView) -> Bool {
        if known == nil {
            answers += 1
            if answers <= Self.directAnswers { return holdsDirectly(for: view) }
            known = findAll()
        }
        guard condition.kind == .withSibling else {
            return known?.contains(ObjectIdentifier(view)) ?? false
        }
        guard let superview = view.superview else { return false }
        let own = known?.contains(ObjectIdentifier(view)) == true ? 1 : 0
        return counts[ObjectIdentifier(superview), default: 0] > own
    }

    private func meets(_ view: UIView) -> Bool {
        condition.isMet(by: view, in: search)
    }

    private func holdsDirectly(for view: UIView) -> Bool {
        switch condition.kind {
        case .withAncestor:
            var ancestor = view.superview
            while let current = ancestor {
                if meets(current) { return true }
                ancestor = current.superview
            }
            return false
        case .withSibling:
            for sibling in view.superview?.subviews ?? [] where sibling !== view && meets(sibling) {
                return true
            }
            return false
        case .containing:
            var isFound = false
            view.visit { inner in
                if inner !== view, meets(inner) { isFound = true }
                return isFound ? .stop : .into
            }
            return isFound
        case .includingSuperviews:
            var step: UIView? = view
            while let current = step {
                if !meets(current) { return false }
                step = current.superview
            }
            return true
        case .withParent: return false
        }
    }

    /// Checks all views of the searched trees, and their ancestors.
    ///
    /// - Complexity: O(*n*) in these views.
    private func findAll() -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        for top in search.treeTops {
            top.visit { view in
                note(view, in: &found)
                return .into
            }
        }
        return found
    }

    private func note(_ view: UIView, in found: inout Set<ObjectIdentifier>) {
        switch condition.kind {
        case .withAncestor:
            // Ancestors come first, so the superview's answer is known already.
            let isInside = view.superview.map { ancestors.contains(ObjectIdentifier($0)) } ?? false
            if isInside { found.insert(ObjectIdentifier(view)) }
            if !view.subviews.isEmpty, isInside || meets(view) { ancestors.insert(ObjectIdentifier(view)) }
        case .withSibling:
            guard let superview = view.superview, meets(view) else { return }
            found.insert(ObjectIdentifier(view))
            counts[ObjectIdentifier(superview), default: 0] += 1
        case .containing:
            guard meets(view) else { return }
            var ancestor = view.superview
            while let current = ancestor, found.insert(ObjectIdentifier(current)).inserted {
                ancestor = current.superview
            }
        case .includingSuperviews:
            let isInGood = view.superview.map { found.contains(ObjectIdentifier($0)) } ?? true
            if isInGood, meets(view) { found.insert(ObjectIdentifier(view)) }
        case .withParent: return
        }
    }
}
