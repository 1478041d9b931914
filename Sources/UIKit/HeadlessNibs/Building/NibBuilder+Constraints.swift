import HeadlessUIKitCore

extension NibBuilder {
    /// Makes the constraints of a view and of everything inside it, which all exist by now, and activates them
    /// together.
    func addConstraints(of plan: ViewPlan, in instance: NibInstance) {
        var constraints: [NSLayoutConstraint] = []
        collect(plan, &constraints, in: instance)
        NSLayoutConstraint.activate(constraints)
        if instance.plan.varies { NibVariation.follow(plan, in: instance) }
    }

    private func collect(
        _ plan: ViewPlan, _ constraints: inout [NSLayoutConstraint], in instance: NibInstance
    ) {
        for part in plan.parts { collect(part.plan, &constraints, in: instance) }
        for subview in plan.subviews { collect(subview, &constraints, in: instance) }
        for constraint in plan.constraints where isOnCanvas || !constraint.isPlaceholder {
            if let made = make(constraint, of: plan, in: instance), constraint.isInstalled {
                constraints.append(made)
            }
        }
    }

    private func make(
        _ constraint: ConstraintPlan, of holder: ViewPlan, in instance: NibInstance
    ) -> NSLayoutConstraint? {
        guard let first = item(constraint.firstItem ?? holder.id, "firstItem", constraint, in: instance)
        else {
            return nil
        }
        var second: AnyObject?
        if let id = constraint.secondItem {
            second = item(id, "secondItem", constraint, in: instance)
            if second == nil { return nil }
        }
        if let reason = constraint.problem(hasSecondItem: second != nil) {
            instance.note(.badConstraint(reason), at: constraint.element)
            return nil
        }
        var isTogether = true
        if let second, !Self.isBeside(first, second), Self.top(of: first) !== Self.top(of: second) {
            isTogether = false
            guard instance.isLeftOut(Self.top(of: first)) || instance.isLeftOut(Self.top(of: second)) else {
                instance.note(.badConstraint("its items have no common ancestor"), at: constraint.element)
                return nil
            }
        }
        let made = NSLayoutConstraint(
            first, constraint.firstAttribute, constraint.relation, second, constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant, at: constraint.site)
        made.priority = constraint.priority
        if let identifier = constraint.identifier { made.identifier = identifier }
        instance.register(made, as: constraint.id)
        return isTogether ? made : nil
    }

    /// Whether two items are views of which one is in the other, or that are in the same: most are.
    private static func isBeside(_ first: AnyObject, _ second: AnyObject) -> Bool {
        guard let first = first as? UIView, let second = second as? UIView else { return false }
        let (outer, other) = (first.superview, second.superview)
        return outer === second || other === first || outer != nil && outer === other
    }

    /// The view at the top of the hierarchy that an item is in.
    private static func top(of item: AnyObject) -> UIView? {
        var view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        while let superview = view?.superview { view = superview }
        return view
    }

    private func item(
        _ id: String?, _ name: String, _ constraint: ConstraintPlan, in instance: NibInstance
    ) -> AnyObject? {
        if let id, let object = instance.object(id), object is UIView || object is UILayoutGuide {
            return object
        }
        if let id, instance.plan.leftOut.contains(id) { return nil }
        instance.note(.danglingReference(name, id: id ?? ""), at: constraint.element)
        return nil
    }
}

extension ConstraintPlan {
    /// Why a constraint of these attributes cannot be made; `nil` if it can.
    func problem(hasSecondItem: Bool) -> String? {
        guard hasSecondItem else {
            return firstAttribute.compared == .size
                ? nil : "\(element["firstAttribute"] ?? "") needs a second item"
        }
        let isOfSides =
            firstAttribute.isDirectional && secondAttribute.isSide
            || firstAttribute.isSide && secondAttribute.isDirectional
        guard firstAttribute.compared != secondAttribute.compared || isOfSides else { return nil }
        let names = ["firstAttribute", "secondAttribute"].map { element[$0] ?? "nothing" }
        return "\(names[0]) and \(names[1]) cannot be compared"
    }
}

extension NSLayoutConstraint.Attribute {
    /// What the attributes of one constraint have in common.
    fileprivate enum Compared {
        case horizontalPosition, verticalPosition, size, nothing
    }

    /// Whether it is a side where text begins or ends.
    fileprivate var isDirectional: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    fileprivate var isSide: Bool {
        self == .left || self == .right || self == .leftMargin || self == .rightMargin
    }

    fileprivate var compared: Compared {
        switch self {
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPosition
        case .width, .height: .size
        case .notAnAttribute: .nothing
        default: .horizontalPosition
        }
    }
}
