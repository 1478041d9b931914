import HeadlessUIKit

/// The names of all elements with a wanted role, or the roles that there are.
@MainActor
struct RoleNames {
    /// How many elements with the role are considered, and how many names are listed.
    private static let keptElements = 40
    private static let shownNames = 10

    private let role: AccessibilityRole
    private let name: TextPattern?
    private var elements: [AccessibleElement] = []
    private var count = 0
    private var roles: Set<AccessibilityRole> = []
    /// The kinds of elements whose roles are known.
    private var kinds: Set<Kind> = []
    /// Whether an element has the role and the name, so that another condition is wrong.
    private var isMet = false

    init(_ role: AccessibilityRole, named name: TextPattern?) {
        self.role = role
        self.name = name?.asHeard
    }

    /// The roles that a predicate asks for in any case.
    static func wanted(by predicate: ViewPredicate) -> [RoleNames] {
        predicate.requiredConditions.compactMap { $0 as? RoleCondition }
            .filter { !($0.name?.hasCustomPart ?? false) }
            .map { RoleNames($0.role, named: $0.name) }
    }

    /// The roles that conditions on elements ask for in any case.
    static func wanted(by predicates: [ElementPredicate]) -> [RoleNames] {
        predicates.flatMap { predicate -> [RoleNames] in
            switch predicate.form {
            case .role(let role, let name) where !(name?.hasCustomPart ?? false):
                [RoleNames(role, named: name)]
            case .all(let parts): wanted(by: parts)
            default: []
            }
        }
    }

    mutating func note(_ view: UIView) {
        if view.isAccessibilityElement { note(AccessibleElement(view, in: view)) }
    }

    mutating func note(_ element: AccessibleElement) {
        guard !isMet else { return }
        guard AccessibilityRole.has(role, element.source) else {
            if count == 0 { noteRoles(of: element) }
            return
        }
        if let name, name.matches(element.label) { isMet = true }
        count += 1
        if elements.count < Self.keptElements { elements.append(element) }
    }

    /// What the roles of most elements depend on.
    private struct Kind: Hashable {
        let objectClass: ObjectIdentifier
        let traits: UIAccessibilityTraits
    }

    private mutating func noteRoles(of element: AccessibleElement) {
        let traits = element.traits
        let kind = Kind(objectClass: ObjectIdentifier(type(of: element.source)), traits: traits)
        guard !kinds.contains(kind) else { return }
        roles.formUnion(element.roles)
        // A button may be one of a tab bar, and a text may be edited or hidden.
        if !traits.contains(.button), !(element.source is any UITextInput) { kinds.insert(kind) }
    }

    /// The names, as a sentence.
    var line: String? {
        guard !isMet else { return nil }
        if count == 0 {
            let present = AccessibilityRole.allCases.filter(roles.contains).map { ".\($0)" }
            return present.isEmpty
                ? nil
                : "No element has the role .\(role). Roles that there are: \(present.joined(separator: ", "))."
        }
        guard name != nil else { return nil }
        let seen = SeenViews()
        let seenElements = elements.filter { element in
            !element.isView || seen.contains(element.view, in: ViewSearch(in: [element.view.root]))
        }
        let names = CountedNames(seenElements.map(\.label))
        if names.isEmpty { return nil }
        return "All with the role .\(role):"
            + " \(names.text(limit: Self.shownNames, andMore: count > Self.keptElements))."
    }
}
