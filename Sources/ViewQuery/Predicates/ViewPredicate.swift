import FailureReporting
import HeadlessUIKit

/// A condition on views, as a value: it can be combined, printed, planned, and asked what it misses in a view.
///
/// ```swift
/// let cancel = withLabel("Cancel") && ofClass(UIButton.self)
/// print(cancel)                        // matching(withLabel("Cancel"), ofClass(UIButton))
/// allViews(cancel, onScreen(true))     // all conditions together
/// allViews(!withVisibility(true))      // those that are not visible
/// ```
public struct ViewPredicate: Sendable, CustomStringConvertible {
    /// The forms that a condition has; only ``custom`` holds code of somebody else's.
    indirect enum Form: Sendable {
        case all([ViewPredicate])
        case any([ViewPredicate])
        case not(ViewPredicate)
        case ofClass(UIView.Type, exactly: Bool)
        case text(String)
        case label(String)
        case identifier(String)
        case visible(Bool)
        case onScreen(Bool)
        case onScreenAndVisible(Bool)
        case custom(@MainActor @Sendable (UIView) -> Bool, line: String)
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }

    /// All of `predicates` together; one stands for itself, and none for no condition at all.
    static func all(_ predicates: [ViewPredicate]) -> ViewPredicate {
        predicates.count == 1 ? predicates[0] : ViewPredicate(.all(predicates))
    }

    /// The condition as the code that makes it.
    public var description: String {
        switch form {
        case .all(let parts): "matching(\(parts.map(\.description).joined(separator: ", ")))"
        case .any(let parts): "(\(parts.map(\.description).joined(separator: " || ")))"
        case .not(let part): "!\(part)"
        case .ofClass(let type, let exactly): "\(exactly ? "ofExactClass" : "ofClass")(\(type))"
        case .text(let text): "withText(\(text.quoted))"
        case .label(let label): "withLabel(\(label.quoted))"
        case .identifier(let identifier): "withIdentifier(\(identifier.quoted))"
        case .visible(let isTrue): "withVisibility(\(isTrue))"
        case .onScreen(let isTrue): "onScreen(\(isTrue))"
        case .onScreenAndVisible(let isTrue): "onScreenAndVisible(\(isTrue))"
        case .custom(_, let line): "satisfying { … } at \(line)"
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
    var quoted: String { debugDescription }
}
