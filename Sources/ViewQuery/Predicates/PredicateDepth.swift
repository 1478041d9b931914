import FailureReporting
import HeadlessUIKit

/// How deep conditions and queries are nested in each other.
///
/// It is limited, since they are evaluated, printed and freed level by level on the stack.
package enum PredicateDepth {
    /// The limit: more levels than a person reads; some thousand would not fit on the stack.
    package static let limit = 250
    /// The depth of what stands in place of parts that were nested too deep.
    package static let exceeded = 1_000_000

    /// Whether parts of a depth can be nested one level deeper; the first level that cannot is a failure.
    package static func allows(_ depth: Int, of kind: String) -> Bool {
        // A level may count as two.
        if depth >= limit, depth < exceeded { TooDeepFailure(kind).record() }
        return depth < limit
    }
}

/// A condition or a query that is nested too deep.
package struct TooDeepFailure: Failure {
    package let description: String

    init(_ kind: String) {
        description =
            "A \(kind) is nested more than \(PredicateDepth.limit) levels deep; it finds nothing."
            + "\nSomething wraps it again and again, such as a loop or a recursion."
    }
}

/// A condition that is nested too deep, which no view meets.
final class TooDeepCondition: ViewCondition {
    let cost = 0
    let depth = PredicateDepth.exceeded
    let description = "…"

    func holds(for view: UIView, in search: ViewSearch) -> Bool { false }
}

extension ViewPredicate {
    /// How many levels of conditions there are, one in the other.
    var depth: Int {
        switch form {
        case .one(let condition): condition.depth
        case .not(let part): part.depth + 1
        case .all(let parts), .any(let parts): parts.depth + 1
        }
    }

    /// A condition around others of a depth, unless that would be too deep.
    static func around(_ depth: Int, _ make: () -> ViewPredicate) -> ViewPredicate {
        PredicateDepth.allows(depth, of: "condition") ? make() : ViewPredicate(TooDeepCondition())
    }
}

extension [ViewPredicate] {
    var depth: Int { reduce(0) { Swift.max($0, $1.depth) } }
}
