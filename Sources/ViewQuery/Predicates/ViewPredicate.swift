import FailureReporting
import HeadlessUIKit

/// A condition on views, as a value: it can be combined, printed and planned, and can say why a view does not match.
///
/// ```swift
/// let cancel = withLabel("Cancel") && ofClass(UIButton.self)
/// print(cancel)                        // matching(withLabel("Cancel"), ofClass(UIButton.self))
/// allViews(cancel, onScreen(true))     // all conditions together
/// allViews(!withVisibility(true))      // those that are not visible
/// ```
public struct ViewPredicate: Sendable, CustomStringConvertible {
    /// A combination of predicates, or a single condition.
    enum Form: Sendable {
        case all([ViewPredicate])
        case any([ViewPredicate])
        indirect case not(ViewPredicate)
        case one(any ViewCondition)
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }

    init(_ condition: any ViewCondition) {
        form = .one(condition)
    }

    /// All of `predicates` together; a single one is returned as it is, and none is no condition.
    package static func all(_ predicates: [ViewPredicate]) -> ViewPredicate {
        predicates.count == 1 ? predicates[0] : ViewPredicate(.all(predicates))
    }

    /// The condition as source code.
    public var description: String {
        switch form {
        case .all(let parts): "matching(\(parts.map(\.description).joined(separator: ", ")))"
        case .any(let parts): "(\(parts.map(\.description).joined(separator: " || ")))"
        case .not(let part): "!\(part)"
        case .one(let condition): condition.description
        }
    }
}

extension ViewPredicate {
    /// Views that meet both conditions.
    public static func && (lhs: ViewPredicate, rhs: ViewPredicate) -> ViewPredicate {
        let parts = lhs.conjuncts + rhs.conjuncts
        return around(parts.depth) { ViewPredicate(.all(parts)) }
    }

    /// Views that meet at least one of the conditions.
    public static func || (lhs: ViewPredicate, rhs: ViewPredicate) -> ViewPredicate {
        let parts = lhs.alternatives + rhs.alternatives
        return around(parts.depth) { ViewPredicate(.any(parts)) }
    }

    /// Views that do not meet the condition.
    public static prefix func ! (predicate: ViewPredicate) -> ViewPredicate {
        if case .not(let part) = predicate.form { return part }
        return around(predicate.depth) { ViewPredicate(.not(predicate)) }
    }

    /// The conditions that must all hold; the predicate itself if it is a single one.
    var conjuncts: [ViewPredicate] {
        guard case .all(let parts) = form else { return [self] }
        return parts.flatMap(\.conjuncts)
    }

    private var alternatives: [ViewPredicate] {
        guard case .any(let parts) = form else { return [self] }
        return parts
    }
}

/// A line of the test as descriptions name it: `LoginTests.swift:12`.
func lineName(_ fileID: StaticString, _ line: UInt) -> String {
    CallSite(fileID, fileID, line, 0).description
}
