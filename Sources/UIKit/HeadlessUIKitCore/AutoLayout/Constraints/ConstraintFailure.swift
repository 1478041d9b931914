import FailureReporting

/// A misuse of constraints by view code.
struct ConstraintFailure: DescribedFailure {
    let description: String
}

extension NSLayoutConstraint {
    /// Why the constraint cannot be active with a multiplier and a constant; `nil` if it can.
    final func reasonToReject(_ multiplier: CGFloat, _ constant: CGFloat) -> String? {
        if !multiplier.isFinite { return "The multiplier of \(sentence) must be finite, not \(multiplier)." }
        if !constant.isFinite { return "The constant of \(sentence) must be finite, not \(constant)." }
        let (first, other) = (firstAttribute, secondAttribute)
        if first == .notAnAttribute { return "\(sentence) needs an attribute of its first item." }
        if second == nil {
            guard first.kind != .size else { return nil }
            return "\(sentence) needs a second item: \(first.name) is a place, which a number alone cannot"
                + " give."
        }
        if multiplier == 0 {
            guard first.kind != .size else { return nil }
            return "\(sentence) has the multiplier 0: \(first.name) is a place, which a number alone cannot"
                + " give."
        }
        if first.kind != other.kind {
            return "\(sentence) compares \(first.name) with \(other.name): one is \(first.kind.words), the"
                + " other \(other.kind.words)."
        }
        if (first.isDirectional && other.isSide) || (first.isSide && other.isDirectional) {
            return "\(sentence) compares \(first.name) with \(other.name): leading and trailing depend on the"
                + " layout direction, left and right do not."
        }
        return nil
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
