import TimeLapse

/// The constraints of a stack view, of which only those are made again that changed.
@MainActor
final class StackArrangement: ReflectedAsWhole {
    private unowned let stack: UIStackView
    private var constraints: [StackRule.Key: StackConstraint] = [:]
    /// The keys in the order in which their constraints were made.
    private var keys: [StackRule.Key] = []
    /// The view that gives way first among those of equal priority.
    private weak var yielding: UIView?
    /// The views with wrapped text that the constraints were made for.
    private var wrapping: Set<ObjectIdentifier> = []
    /// Whether the lengths of the views' content decide about the constraints.
    private var isProportional = false
    /// Whether a baseline was asked for, so that constraints may refer to it.
    var areBaselinesUsed = false
    /// The views with the baselines, as of the last update that was concerned with them.
    private var baselines: (first: ObjectIdentifier, last: ObjectIdentifier)?

    init(of stack: UIStackView) {
        self.stack = stack
    }

    /// Whether constraints may have to change with a view's content.
    func dependsOnContent(of view: UIView) -> Bool {
        isProportional || view.heightDependsOnWidth != wrapping.contains(ObjectIdentifier(view))
    }

    // MARK: Updating

    /// Makes the constraints that are new, and deactivates those that are no longer wanted.
    ///
    /// - Complexity: O(*n*) in the number of arranged views, and that of activating what changed.
    func update() {
        var plan = StackPlan(of: stack)
        plan.make()
        apply(plan.rules)
        wrapping = plan.wrapping
        isProportional = stack.distribution == .fillProportionally
        setYielding(plan.yielding)
        checkBaselines()
    }

    private func apply(_ rules: [StackRule]) {
        var isKept: Set<StackRule.Key> = []
        isKept.reserveCapacity(rules.count)
        var newKeys: [StackRule.Key] = []
        newKeys.reserveCapacity(rules.count)
        var missing: [StackRule] = []
        for rule in rules {
            let key = rule.key
            guard isKept.insert(key).inserted else { continue }
            newKeys.append(key)
            if let known = constraints[key], known.isActive { known.take(rule) } else { missing.append(rule) }
        }
        // From the end, where a constraint is found at once among those of its holder.
        for key in keys.reversed() where !isKept.contains(key) {
            constraints.removeValue(forKey: key)?.deactivate()
        }
        for rule in missing {
            let constraint = StackConstraint(rule)
            constraints[rule.key] = constraint
            constraint.hold(in: stack)
        }
        keys = newKeys
    }

    private func setYielding(_ view: UIView?) {
        let axis = view.map { _ in stack.axis }
        if let old = yielding, old !== view || old.layoutIfAny?.yieldingAxis != axis {
            old.setYieldingAxis(nil)
        }
        yielding = view
        if let view, view.layoutIfAny?.yieldingAxis != axis { view.setYieldingAxis(axis) }
    }

    // MARK: Baselines

    private var currentBaselines: (first: ObjectIdentifier, last: ObjectIdentifier) {
        (
            ObjectIdentifier(stack.findBaselineView(isFirst: true)),
            ObjectIdentifier(stack.findBaselineView(isFirst: false))
        )
    }

    /// Brings constraints with the baselines to the views that have them now, here and in the stack views around.
    private func checkBaselines() {
        guard areBaselinesUsed else { return }
        let current = currentBaselines
        if let known = baselines, known == current { return }
        baselines = current
        var view: UIView = stack
        view.reinstallBaselineConstraints()
        while view.flags.contains(.isArranged), let outer = view.superviewLink as? UIStackView {
            outer.markForUpdatingConstraints()
            outer.reinstallBaselineConstraints()
            view = outer
        }
    }
}

extension UIView {
    fileprivate final func setYieldingAxis(_ axis: NSLayoutConstraint.Axis?) {
        layout.yieldingAxis = axis
        contentPrioritiesAreStale()
    }

    /// Brings the constraints that refer to a baseline of the view into the engine again.
    fileprivate final func reinstallBaselineConstraints() {
        guard let layout = layoutIfAny else { return }
        for user in layout.users.map({ $0.takeUnretainedValue() }) where user.refersToBaseline(of: layout) {
            user.reinstall()
        }
    }
}

extension NSLayoutConstraint {
    fileprivate final func refersToBaseline(of node: LayoutNode) -> Bool {
        let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
        return (first === node && baselines.contains(firstAttribute))
            || (second === node && baselines.contains(secondAttribute))
    }
}
