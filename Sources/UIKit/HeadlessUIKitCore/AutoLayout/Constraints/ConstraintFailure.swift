import FailureReporting
import Foundation

/// A misuse of constraints by view code.
struct ConstraintFailure: DescribedFailure {
    let description: String
}

@MainActor
extension ConstraintFailure {
    static func ofNew(
        _ constraint: NSLayoutConstraint, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> ConstraintFailure? {
        // Only where it is used: nearly all constraints are valid.
        var sentence: String { constraint.sentence }
        if !multiplier.isFinite {
            return ConstraintFailure("The multiplier of \(sentence) must be finite, not \(multiplier).")
        }
        if !constant.isFinite {
            return ConstraintFailure("The constant of \(sentence) must be finite, not \(constant).")
        }
        let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
        if first == .notAnAttribute {
            return ConstraintFailure("\(sentence) needs an attribute of its first item.")
        }
        if constraint.second == nil {
            guard first.kind != .size else { return nil }
            return ConstraintFailure(
                "\(sentence) needs a second item: \(first.name) is a place, which a number alone cannot give."
            )
        }
        if multiplier == 0 {
            guard first.kind != .size else { return nil }
            return ConstraintFailure(
                "\(sentence) has the multiplier 0: \(first.name) is a place, which a number alone cannot give."
            )
        }
        if first.kind != second.kind {
            return ConstraintFailure(
                "\(sentence) compares \(first.name) with \(second.name): one is \(first.kind.words), the other"
                    + " \(second.kind.words).")
        }
        if (first.isDirectional && second.isSide) || (first.isSide && second.isDirectional) {
            return ConstraintFailure(
                "\(sentence) compares \(first.name) with \(second.name): leading and trailing depend on the layout"
                    + " direction, left and right do not.")
        }
        return nil
    }

    static func notAnItem(_ item: Any) -> ConstraintFailure {
        ConstraintFailure(
            "A constraint refers to \(type(of: item)), which is neither a view nor a layout guide.")
    }

    static func attributeWithoutItem(
        _ constraint: NSLayoutConstraint, _ attribute: NSLayoutConstraint.Attribute
    ) -> ConstraintFailure {
        ConstraintFailure(
            "\(constraint.sentence) has the second attribute \(attribute.name), but no second item.")
    }

    static func notFinite(_ constraint: NSLayoutConstraint, _ property: String, _ value: CGFloat)
        -> ConstraintFailure
    {
        ConstraintFailure(
            "The \(property) of \(constraint.sentence) must be finite, not \(value). The old value is kept.")
    }

    static func priorityOutOfRange(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority)
        -> ConstraintFailure
    {
        ConstraintFailure(
            "The priority of \(constraint.sentence) must be above 0 and at most 1000, not \(priority.rawValue)."
                + " The old value is kept.")
    }

    static func contentPriority(_ view: UIView, _ what: String, _ priority: UILayoutPriority)
        -> ConstraintFailure
    {
        ConstraintFailure(
            "The \(what) priority of \(view.summary) must be above 0 and at most 1000, not \(priority.rawValue)."
                + " The old value is kept.")
    }

    static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> ConstraintFailure {
        if constraint.firstItem == nil || (constraint.second != nil && constraint.secondItem == nil) {
            return ConstraintFailure(
                "\(constraint.sentence) cannot be activated: an item of it no longer exists.")
        }
        return ConstraintFailure(
            "\(constraint.sentence) cannot be activated: its items have no common ancestor."
                + " Are they in different view hierarchies? Add both to one before.")
    }

    static func notInside(_ constraint: NSLayoutConstraint, _ view: UIView) -> ConstraintFailure {
        ConstraintFailure(
            "\(constraint.sentence) cannot be added to \(view.summary): its items must be that view or inside it."
        )
    }

    static func updateWithoutSuper(_ view: UIView, _ method: String?) -> ConstraintFailure {
        let method = method ?? "\(type(of: view)).updateConstraints()"
        return ConstraintFailure(
            "\(method) must call super at its end, for \(view.summary): it did not.")
    }

    static func fittingNotFinite(_ view: UIView, _ size: CGSize) -> ConstraintFailure {
        ConstraintFailure(
            "The target size of systemLayoutSizeFitting on \(view.summary) must be finite, not"
                + " \(size.width) x \(size.height).")
    }

    static func fittingPriority(_ view: UIView, _ priority: UILayoutPriority) -> ConstraintFailure {
        ConstraintFailure(
            "A priority of systemLayoutSizeFitting on \(view.summary) must be above 0 and at most 1000, not"
                + " \(priority.rawValue).")
    }
}

extension NSLayoutConstraint.Attribute.Kind {
    fileprivate var words: String {
        switch self {
        case .horizontalPosition: "a horizontal position"
        case .verticalPosition: "a vertical position"
        case .size: "a size"
        case .none: "nothing"
        }
    }
}
