import HeadlessUIKit

/// The near misses of a query for elements.
@MainActor
struct ElementMisses {
    @MainActor
    struct Miss {
        let element: AccessibleElement
        let distance: Int
        fileprivate let missed: [ElementPredicate]

        var shortfalls: [String] { missed.map { $0.shortfall(of: element) } }

        var text: String { "\(element): \(shortfalls.joined(separator: "; "))" }
    }

    /// How many misses a report names of either kind.
    private static let shownMisses = 3

    private(set) var lookedAt = 0
    /// The nearest few so far.
    private var misses: [Miss] = []
    /// The conditions that the current element misses; kept, as an array would be allocated for each element.
    private var missed: [Part] = []
    private let query: ElementQuery
    private var roles: [RoleNames]
    /// Custom code last: it is called for elements that meet everything else.
    private let parts: [Part]
    /// What the query looks for, on another screen or in a row that is not loaded.
    private(set) var elsewhere: Finding?

    init(of query: ElementQuery) {
        self.query = query
        let atoms = query.predicates.flatMap(\.atoms)
        parts = (atoms.filter { !$0.hasCustomPart } + atoms.filter(\.hasCustomPart)).map(Part.init)
        roles = RoleNames.wanted(by: query.predicates)
        missed.reserveCapacity(parts.count)
        let all = ElementQuery(scope: query.scope, predicates: [], selection: .all)
        for element in all.elements {
            lookedAt += 1
            for index in roles.indices { roles[index].note(element) }
            note(element)
        }
        elsewhere = offscreen ?? inUnloadedRow
    }

    /// The nearest first; equally near ones in the order of the view hierarchy. Elements with a very different text are
    /// listed only if none is nearer.
    var nearest: [Miss] {
        let near = misses.filter { $0.distance < Lack.farDistance }
        if near.isEmpty, !roles.isEmpty, !namesOfRoles.isEmpty { return [] }
        return near.isEmpty ? misses : near
    }

    var correction: ElementQuery? {
        guard let first = nearest.first, first.distance < Lack.farDistance else { return nil }
        return query.corrected(for: first.element, among: misses.map(\.element.view))
    }

    /// The names of all elements that have the wanted roles, a sentence for each role.
    var namesOfRoles: [String] { roles.compactMap(\.line) }

    var wantedNames: [String] {
        parts.compactMap { part in
            switch part.predicate.form {
            case .text(_, let pattern), .role(_, named: let pattern?): pattern.wantedText
            default: nil
            }
        }
    }

    /// Views that meet the conditions, and why assistive technology does not see them.
    var unseen: [(view: UIView, reason: String)] {
        var unseen: [(UIView, String)] = []
        guard !parts.isEmpty, !hasCustomPart else { return [] }
        for root in query.scope.allRoots {
            root.visit { view in
                let element = AccessibleElement(view, in: view)
                guard isMet(by: element) else { return .into }
                if let reason = view.reasonNotSeen ?? view.reasonNoElement { unseen.append((view, reason)) }
                return unseen.count < Self.shownMisses ? .into : .stop
            }
        }
        return Array(unseen.prefix(Self.shownMisses))
    }

    /// A view that meets the conditions, in a controller that is loaded and not on the screen.
    private var offscreen: Finding? {
        if case .view = query.scope.place { return nil }
        guard parts.contains(where: \.tellsWhich), !hasCustomPart else { return nil }
        let found = ControllerCensus().hiddenRoots.lazy.compactMap { firstMatch(in: $0) }.first
        return found.map { OffscreenMatch.finding(of: $0) }
    }

    /// A view that meets the conditions, in a row that is not loaded.
    private var inUnloadedRow: Finding? {
        guard parts.contains(where: \.tellsWhich), !hasCustomPart else { return nil }
        for root in query.scope.allRoots {
            for rows in UnloadedRows.inside(root) {
                var finding: Finding?
                _ = rows.look { cell, path in
                    if let view = firstMatch(in: cell) {
                        let conditions = view.queriesByName.lazy.compactMap(\.conditionsCode).first
                        finding = Finding(
                            "\(view.summary) is in \(rows.place(of: path)).",
                            cure: rows.codeScrolling(to: path, until: conditions))
                    }
                    return finding == nil
                }
                if let finding { return finding }
            }
        }
        return nil
    }

    /// Which screens were not looked at, as their views are not loaded.
    var unsearched: Finding? {
        let roots = query.scope.allRoots
        let unloaded = ControllerCensus().unloaded.filter { $0.isInWindow(among: roots) }
        return UnsearchedControllers(controllers: unloaded).finding
    }

    /// The first view that meets the conditions as an element.
    private func firstMatch(in root: UIView) -> UIView? {
        var found: UIView?
        root.visit { view in
            guard view.isAccessibilityElement, isMet(by: AccessibleElement(view, in: view)) else {
                return .into
            }
            found = view
            return .stop
        }
        return found
    }

    private var hasCustomPart: Bool { parts.contains(where: \.hasCustomPart) }

    private func isMet(by element: AccessibleElement) -> Bool {
        for part in parts where !part.predicate.holds(for: element) { return false }
        return true
    }

    private mutating func note(_ element: AccessibleElement) {
        missed.removeAll(keepingCapacity: true)
        var isOfWantedKind = false
        for part in parts where missed.isEmpty || !part.hasCustomPart {
            if part.predicate.holds(for: element) {
                isOfWantedKind = isOfWantedKind || part.tellsWhich
            } else {
                missed.append(part)
            }
        }
        var distance = 0
        // An element is near if a condition that identifies it holds, or nearly does.
        var isNear = isOfWantedKind
        for part in missed {
            let lack = part.lack(of: element)
            distance += lack.distance
            isNear = isNear || lack.isSmallInText
        }
        guard !missed.isEmpty, isNear else { return }
        if misses.count == Self.shownMisses, let last = misses.last, last.distance <= distance { return }
        let miss = Miss(element: element, distance: distance, missed: missed.map(\.predicate))
        misses.insert(miss, at: misses.firstIndex { $0.distance > distance } ?? misses.count)
        if misses.count > Self.shownMisses { misses.removeLast() }
    }

    /// A condition that must hold, with what is needed to compare it with many elements.
    @MainActor
    private final class Part {
        let predicate: ElementPredicate
        /// Whether it identifies the element, rather than its state.
        let tellsWhich: Bool
        private let distance: TextDistance?
        let hasCustomPart: Bool

        init(_ predicate: ElementPredicate) {
            self.predicate = predicate
            hasCustomPart = predicate.hasCustomPart
            switch predicate.form {
            case .text(_, let pattern):
                (tellsWhich, distance) = (true, TextDistance(to: pattern))
            case .role: (tellsWhich, distance) = (true, nil)
            case .traits, .all, .any, .not, .tooDeep, .custom: (tellsWhich, distance) = (false, nil)
            }
        }

        /// How far an element that misses the condition is from meeting it.
        func lack(of element: AccessibleElement) -> Lack {
            guard tellsWhich else { return .state }
            guard case .text(let text, _) = predicate.form, let distance else { return .kind }
            return .text(element.text(text), to: distance)
        }
    }
}

extension ElementPredicate {
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
        case .all, .any, .tooDeep, .custom: return "it does not match \(self)"
        }
    }
}

extension UIView {
    fileprivate var reasonNoElement: String? {
        isAccessibilityElement ? nil : "it is not an accessibility element"
    }
}
