import HeadlessUIKit

/// One thing that a predicate can ask of a view; predicates are made of these with "and", "or" and "not".
protocol ViewCondition: Sendable, CustomStringConvertible {
    /// What it costs to ask, relative to a comparison of classes; cheap conditions are asked first.
    var cost: Int { get }

    /// What it takes to answer besides what views announce of themselves.
    var needs: ConditionNeeds { get }

    /// Whether it fails for all that is in a view for which it fails.
    var isInherited: Bool { get }

    /// Whether it tells which view is wanted, rather than the state that it is in.
    var tellsWhich: Bool { get }

    /// The condition, if it is one on a name that an index can answer.
    var indexedName: TextCondition? { get }

    /// The condition, if it is one on the class.
    var viewClass: ClassCondition? { get }

    /// Records what makes no sense about it, before a search, if it ``needs`` to be checked.
    @MainActor
    func check(in search: ViewSearch)

    /// Whether it holds for `view`.
    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool

    /// Why it does not hold for `view`, in words.
    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String

    /// What a view for which it does not hold lacks.
    @MainActor
    func lack(of view: UIView, in search: ViewSearch) -> Lack
}

extension ViewCondition {
    var needs: ConditionNeeds { [] }
    var isInherited: Bool { false }
    var tellsWhich: Bool { true }
    var indexedName: TextCondition? { nil }
    var viewClass: ClassCondition? { nil }

    @MainActor
    func check(in search: ViewSearch) {}

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String { "it does not meet \(self)" }

    @MainActor
    func lack(of view: UIView, in search: ViewSearch) -> Lack { tellsWhich ? .kind : .state }
}

/// What it takes to answer a condition.
struct ConditionNeeds: OptionSet {
    let rawValue: UInt8

    /// Where the view is, or whether those around it are shown.
    static let place = ConditionNeeds(rawValue: 1 << 0)
    /// Code of somebody else's, which expects a view that meets all other conditions.
    static let foreignCode = ConditionNeeds(rawValue: 1 << 1)
    /// Something that may change without a view's announcing it, so that no result can be kept.
    static let unannounced = ConditionNeeds(rawValue: 1 << 2)
    /// A check before each search: it may make no sense, as one with a name of nothing.
    static let checking = ConditionNeeds(rawValue: 1 << 3)
}

/// What a view lacks of a condition.
enum Lack {
    /// It is not shown, or not where it should be, which may be due to change.
    case state
    /// Its text is a few edits off: one of the two may be mistyped.
    case someEdits(Int)
    /// It is of another kind.
    case kind
    /// Its text is quite another, or it has none, so that it is another view.
    case anotherText(edits: Int)

    /// A text that is no edits off, such as in case alone, is farther off than any state.
    static let textDistance = 11
    /// What is farther off is another view.
    static let farDistance = 100

    static func text(nearest texts: [String?], to wanted: String) -> Lack {
        text(nearest: texts, to: TextDistance(to: wanted))
    }

    /// - Parameter limit: how many edits are told from more.
    static func text(
        nearest texts: [String?], to wanted: TextDistance, limit: Int = TextDistance.limit
    ) -> Lack {
        var least = Int.max
        for case let text? in texts { least = min(least, wanted.edits(from: text, limit: limit) ?? .max) }
        return least <= wanted.nearEdits ? .someEdits(least) : .anotherText(edits: least)
    }

    /// How far off it puts the view.
    var distance: Int {
        switch self {
        case .state: 10
        case .someEdits(let edits): Self.textDistance + edits
        case .kind: 20
        case .anotherText(let edits): Self.farDistance + min(edits, Self.farDistance)
        }
    }

    var isSmallInText: Bool {
        if case .someEdits = self { true } else { false }
    }
}
