import HeadlessUIKit

/// A single condition on a view; predicates combine these with "and", "or" and "not".
///
/// Conditions are immutable objects, because they are passed around more often than they are made. What a search remembers
/// about one, it remembers by its identity.
protocol ViewCondition: AnyObject, Sendable, CustomStringConvertible {
    /// The cost of checking it, relative to a comparison of classes; cheap conditions are checked first.
    var cost: Int { get }

    /// How many levels of conditions and queries there are in it, one in the other; 1 without any.
    var depth: Int { get }

    /// What it needs, besides properties whose changes views announce.
    var needs: ConditionNeeds { get }

    /// Whether, if it fails for a view, it also fails for all its descendants.
    var isInherited: Bool { get }

    /// Whether it identifies the wanted view, rather than its state.
    var tellsWhich: Bool { get }

    /// The condition, if it is one on a name that an index can answer.
    var indexedName: TextCondition? { get }

    /// The condition, if it is one on the class.
    var viewClass: ClassCondition? { get }

    /// The condition, if it is one on the view's relatives.
    var relation: RelationCondition? { get }

    /// The condition, if it is one on whether the view is on screen.
    var placement: StateCondition? { get }

    /// Records a failure before a search if the condition is invalid; called if it ``needs`` checking.
    @MainActor
    func check(in search: ViewSearch)

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String

    /// How far a view for which it does not hold is from meeting it.
    @MainActor
    func lack(of view: UIView, in search: ViewSearch) -> Lack
}

extension ViewCondition {
    var depth: Int { 1 }
    var needs: ConditionNeeds { [] }
    var isInherited: Bool { false }
    var tellsWhich: Bool { true }
    var indexedName: TextCondition? { nil }
    var viewClass: ClassCondition? { nil }
    var relation: RelationCondition? { nil }
    var placement: StateCondition? { nil }

    @MainActor
    func check(in search: ViewSearch) {}

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String { "it does not match \(self)" }

    @MainActor
    func lack(of view: UIView, in search: ViewSearch) -> Lack { tellsWhich ? .kind : .state }
}

/// What a condition needs to be checked.
struct ConditionNeeds: OptionSet {
    let rawValue: UInt8

    /// The view's place, or whether its ancestors are visible.
    static let place = Self(rawValue: 1 << 0)
    /// Custom code, which expects a view that meets all other conditions.
    static let foreignCode = Self(rawValue: 1 << 1)
    /// A property that may change without an announcement, so that no result can be kept.
    static let unannounced = Self(rawValue: 1 << 2)
    /// A check before each search: it may be invalid, such as with the name of an unknown class.
    static let checking = Self(rawValue: 1 << 3)
}

/// How far a view is from meeting a condition.
enum Lack {
    /// Its state or its position is wrong, which may still change.
    case state
    /// Its text differs by a few edits: one of the two may be mistyped.
    case someEdits(Int)
    /// It is of another kind, but of a related one.
    case relatedKind
    /// It is of another kind.
    case kind
    /// It is of another kind, but has the wanted name, or nearly.
    case kindOfNamesake(edits: Int)
    /// Its text is very different, or it has none, so that it is another view.
    case anotherText(edits: Int)

    /// A text with no edits, such as one that differs only in case, is further away than any state.
    static let textDistance = 11
    /// The distance from which a view is another one.
    static let farDistance = 100

    /// - Parameter limit: the number of edits from which texts count as different.
    static func text(_ text: String?, to wanted: TextDistance, limit: Int = TextDistance.limit) -> Lack {
        .text(edits: text.flatMap { wanted.edits(from: $0, limit: limit) } ?? .max, to: wanted)
    }

    /// - Parameter edits: the number of edits to the wanted text.
    static func text(edits: Int, to wanted: TextDistance) -> Lack {
        edits <= wanted.nearEdits ? .someEdits(edits) : .anotherText(edits: edits)
    }

    var distance: Int {
        switch self {
        case .state: 10
        case .someEdits(let edits): Self.textDistance + edits
        case .relatedKind: 19
        case .kind: 20
        case .kindOfNamesake(let edits): 20 + edits
        case .anotherText(let edits): Self.farDistance + min(edits, Self.farDistance)
        }
    }

    var isSmallInText: Bool {
        switch self {
        case .someEdits, .kindOfNamesake: true
        case .state, .relatedKind, .kind, .anotherText: false
        }
    }
}
