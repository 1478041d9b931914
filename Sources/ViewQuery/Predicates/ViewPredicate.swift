import FailureReporting
import HeadlessUIKit

/// A condition on views, as a value: it can be combined, printed, planned, and asked what it misses in a view.
///
/// ```swift
/// let cancel = withLabel("Cancel") && ofClass(UIButton.self)
/// print(cancel)                        // matching(withLabel("Cancel"), ofClass(UIButton.self))
/// allViews(cancel, onScreen(true))     // all conditions together
/// allViews(!withVisibility(true))      // those that are not visible
/// ```
public struct ViewPredicate: Sendable, CustomStringConvertible {
    /// How a predicate is made of others, or the one thing that it asks.
    indirect enum Form: Sendable {
        case all([ViewPredicate])
        case any([ViewPredicate])
        case not(ViewPredicate)
        case one(any ViewCondition)
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }

    init(_ condition: any ViewCondition) {
        form = .one(condition)
    }

    /// All of `predicates` together; one stands for itself, and none for no condition at all.
    package static func all(_ predicates: [ViewPredicate]) -> ViewPredicate {
        predicates.count == 1 ? predicates[0] : ViewPredicate(.all(predicates))
    }

    /// The condition as the code that makes it.
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
    /// Both conditions.
    public static func && (lhs: ViewPredicate, rhs: ViewPredicate) -> ViewPredicate {
        ViewPredicate(.all(lhs.conjuncts + rhs.conjuncts))
    }

    /// Either condition, or both.
    public static func || (lhs: ViewPredicate, rhs: ViewPredicate) -> ViewPredicate {
        ViewPredicate(.any(lhs.alternatives + rhs.alternatives))
    }

    /// Anything but the condition.
    public static prefix func ! (predicate: ViewPredicate) -> ViewPredicate {
        if case .not(let part) = predicate.form { return part }
        return ViewPredicate(.not(predicate))
    }

    /// The conditions that must hold together; itself if it is not several.
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
    CallSite(fileID, "", line, 0).description
}

extension String {
    /// The string as a literal.
    var quoted: String {
        // The standard library escapes apostrophes, too, which nobody writes so.
        debugDescription.replacing("\\'", with: "'")
    }
}
