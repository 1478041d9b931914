import HeadlessUIKitCore

/// Changes the views of a file when their size classes change: what they have, which of them are in their superviews,
/// and which constraints count.
///
/// The view at the top keeps it, so it keeps no view but those that are left out.
@MainActor
final class NibVariation {
    /// The plan that the views were made of, which knows those for other size classes.
    private let original: NibPlan
    /// The plan of the views as they are.
    private var plan: NibPlan
    private let root: String
    private let objects: WeakObjects
    /// The views that are in no superview.
    private var leftOut: [String: UIView]
    private let constraints: IDTable<NSLayoutConstraint>

    private init(_ root: String, _ instance: NibInstance) {
        (original, plan) = (instance.plan, instance.plan)
        (self.root, leftOut) = (root, instance.leftOut)
        constraints = instance.constraints
        objects = WeakObjects(ids: instance.ids) { instance.object($0) }
    }

    /// Has views that were made of a plan, and everything inside, follow their size classes.
    static func follow(_ plan: ViewPlan, in instance: NibInstance) {
        guard let id = plan.id, let view = instance.view(id) else { return }
        let variation = NibVariation(id, instance)
        view.nibVariation = { variation.change(to: $0) }
    }

    private func view(_ id: String?) -> UIView? { id.flatMap { objects[$0] } as? UIView }

    private func change(to traits: UITraitCollection) {
        let next = original.plan(
            for: NibSizeClasses(
                horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass))
        guard next !== plan, let old = plan.viewPlan(root), let new = next.viewPlan(root) else { return }
        var (added, removed): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        var installed: [UIView] = []
        // In the order in which nothing is over-determined: what goes, what moves, what comes.
        visit(old, new) { _, new in collectRemoved(new, &removed) }
        NSLayoutConstraint.deactivate(removed)
        visit(old, new) { old, new in
            setValues(old, new)
            install(old, new, &installed)
        }
        visit(old, new) { collectAdded($0, $1, installed, &added) }
        NSLayoutConstraint.activate(added)
        plan = next
    }

    private func visit(_ old: ViewPlan, _ new: ViewPlan, _ body: (ViewPlan, ViewPlan) -> Void) {
        body(old, new)
        for (old, new) in zip(old.parts, new.parts) { visit(old.plan, new.plan, body) }
        for (old, new) in zip(old.subviews, new.subviews) { visit(old, new, body) }
    }

    // MARK: Values

    private func setValues(_ old: ViewPlan, _ new: ViewPlan) {
        guard let view = view(new.id), let changes = new.element.changes(from: old.element) else { return }
        let decoder = PlanDecoder(ReadingContext(plan.document, in: plan.language))
        let instance = NibInstance(plan)
        for step in decoder.variation(changes).steps { step(view, instance) }
        for child in changes.children where child.name == "nil" {
            _ = RuntimeProperties.all.set(nil, for: (child.key ?? "")[...], of: view)
        }
    }

    // MARK: Views

    /// Adds the subviews that are installed now, in the order of the file, and removes those that are not.
    private func install(_ old: ViewPlan, _ new: ViewPlan, _ installed: inout [UIView]) {
        guard zip(old.subviews, new.subviews).contains(where: { $0.isInstalled != $1.isInstalled }),
            let parent = view(new.id)
        else { return }
        var last: UIView?
        for plan in new.subviews {
            guard let id = plan.id, let view = view(id) else { continue }
            guard plan.isInstalled else {
                leftOut[id] = view
                view.removeFromSuperview()
                continue
            }
            if view.superview !== parent {
                add(view, plan, to: parent, above: last)
                leftOut[id] = nil
                installed.append(view)
            }
            last = view
        }
    }

    private func add(_ view: UIView, _ plan: ViewPlan, to parent: UIView, above last: UIView?) {
        if let stack = parent as? UIStackView {
            let before = last.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
            stack.insertArrangedSubview(view, at: before.map { $0 + 1 } ?? 0)
        } else if let last {
            parent.insertSubview(view, aboveSubview: last)
        } else {
            parent.insertSubview(view, at: 0)
        }
        if plan.isFixed { NibBuilder().fix(view, in: parent) }
    }

    // MARK: Constraints

    private func collectRemoved(_ new: ViewPlan, _ removed: inout [NSLayoutConstraint]) {
        for plan in new.constraints where !plan.isInstalled {
            if let constraint = plan.id.flatMap({ constraints[$0] }) { removed.append(constraint) }
        }
    }

    private func collectAdded(
        _ old: ViewPlan, _ new: ViewPlan, _ installed: [UIView], _ added: inout [NSLayoutConstraint]
    ) {
        var former: [String: ConstraintPlan] = [:]
        for plan in old.constraints { if let id = plan.id { former[id] = plan } }
        for plan in new.constraints {
            guard let id = plan.id, let constraint = constraints[id], let old = former[id] else { continue }
            if plan.constant != old.constant { constraint.constant = plan.constant }
            if plan.priority != old.priority { constraint.priority = plan.priority }
            guard plan.isInstalled, view(new.id).map(constraint.isInside) ?? false else { continue }
            if !old.isInstalled || installed.contains(where: constraint.touches) { added.append(constraint) }
        }
    }
}

extension NSLayoutConstraint {
    private var views: [UIView] {
        [firstItem, secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    /// Whether all its items are in a view.
    fileprivate func isInside(_ view: UIView) -> Bool { views.allSatisfy { $0.isDescendant(of: view) } }

    /// Whether one of its items is in a view.
    fileprivate func touches(_ view: UIView) -> Bool { views.contains { $0.isDescendant(of: view) } }
}
