import HeadlessUIKit

/// The near misses of a query for elements.
@MainActor
struct ElementMisses {
    @MainActor
    struct Miss {
        let element: AccessibleElement
        let distance: Int
        fileprivate let missed: [ElementPredicate]

        /// The conditions that the element misses, in words.
        var shortfalls: [String] { missed.map { $0.shortfall(of: element) } }

        /// The element and the conditions that it misses.
        var text: String { "\(element): \(shortfalls.joined(separator: "; "))" }
    }

    /// How many misses a report names of either kind.
    private static let shownMisses = 3

    private(set) var lookedAt = 0
    private var misses: [Miss] = []
    private let query: ElementQuery
    private var roles: [RoleNames]
    /// Custom code last: it is called for elements that meet everything else.
    private let atoms: [ElementPredicate]

    init(of query: ElementQuery) {
        self.query = query
        let atoms = query.predicates.flatMap(\.atoms)
        self.atoms = atoms.filter { !$0.hasCustomPart } + atoms.filter(\.hasCustomPart)
        roles = RoleNames.wanted(by: query.predicates)
        let all = ElementQuery(scope: query.scope, predicates: [], selection: .all)
        for element in all.elements {
            lookedAt += 1
            for index in roles.indices { roles[index].note(element) }
            note(element)
        }
    }

    /// The nearest first; equally near ones in the order of the view hierarchy. Elements with a very different text are
    /// listed only if none is nearer.
    var nearest: [Miss] {
        let near = misses.filter { $0.distance < Lack.farDistance }
        if near.isEmpty, !roles.isEmpty, !namesOfRoles.isEmpty { return [] }
        return (near.isEmpty ? misses : near).enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(Self.shownMisses)
            .map(\.element)
    }

    /// The query that finds the nearest element.
    var correction: ElementQuery? {
        guard let first = nearest.first, first.distance < Lack.farDistance else { return nil }
        return query.corrected(for: first.element)
    }

    /// The names of all elements that have the wanted roles, a sentence for each role.
    var namesOfRoles: [String] { roles.compactMap(\.line) }

    /// Views that meet the conditions, and why assistive technology does not see them.
    var unseen: [(view: UIView, reason: String)] {
        var unseen: [(UIView, String)] = []
        guard !atoms.isEmpty, !atoms.contains(where: \.hasCustomPart) else { return [] }
        for root in query.scope.allRoots {
            root.visit { view in
                let element = AccessibleElement(view, in: view)
                for atom in atoms where !atom.holds(for: element) { return .into }
                if let reason = view.reasonNotSeen ?? view.reasonNoElement { unseen.append((view, reason)) }
                return unseen.count < Self.shownMisses ? .into : .stop
            }
        }
        return Array(unseen.prefix(Self.shownMisses))
    }

    /// A view that meets the conditions, in a controller that is loaded and not on the screen.
    var offscreen: Finding? {
        if case .view = query.scope.place { return nil }
        guard atoms.contains(where: \.tellsWhich), !atoms.contains(where: \.hasCustomPart) else { return nil }
        var found: UIView?
        for root in ControllerCensus().hiddenRoots where found == nil {
            root.visit { view in
                guard view.isAccessibilityElement else { return .into }
                let element = AccessibleElement(view, in: view)
                for atom in atoms where !atom.holds(for: element) { return .into }
                found = view
                return .stop
            }
        }
        return found.map { OffscreenMatch.finding(of: $0) }
    }

    private mutating func note(_ element: AccessibleElement) {
        var missed: [ElementPredicate] = []
        var isKin = false
        for atom in atoms where missed.isEmpty || !atom.hasCustomPart {
            if atom.holds(for: element) {
                isKin = isKin || atom.tellsWhich
            } else {
                missed.append(atom)
            }
        }
        guard !missed.isEmpty else { return }
        let lacks = missed.map { $0.lack(of: element) }
        // An element is near if a condition that identifies it holds, or nearly does.
        guard isKin || lacks.contains(where: \.isSmallInText) else { return }
        misses.append(
            Miss(element: element, distance: lacks.reduce(0) { $0 + $1.distance }, missed: missed))
    }
}

extension ElementPredicate {
    /// Whether the condition identifies the wanted element, rather than its state.
    fileprivate var tellsWhich: Bool {
        switch form {
        case .role, .text: true
        case .traits, .all, .any, .not, .custom: false
        }
    }

    @MainActor
    fileprivate func lack(of element: AccessibleElement) -> Lack {
        switch form {
        case .role: .kind
        case .text(let text, let pattern):
            TextDistance(to: pattern).map { .text(nearest: [element.text(text)], to: $0) } ?? .kind
        case .traits, .all, .any, .not, .custom: .state
        }
    }

    /// Why the condition does not hold for the element, in words.
    @MainActor
    func shortfall(of element: AccessibleElement) -> String {
        switch form {
        case .role(let role, _):
            let roles = element.roles.map { ".\($0)" }.joined(separator: " and ")
            return "role is \(roles), wanted .\(role)"
        case .text(let text, let pattern):
            return pattern.shortfall(of: element.text(text), named: text.rawValue)
        case .traits(let traits): return "traits are \(element.traits), wanted \(traits)"
        case .not(let part): return "it matches \(part)"
        case .all, .any, .custom: return "it does not match \(self)"
        }
    }
}

extension UIView {
    fileprivate var reasonNoElement: String? {
        isAccessibilityElement ? nil : "it is not an accessibility element"
    }
}
