import HeadlessUIKit

/// The views that nearly match a predicate, and the conditions that each of them misses.
///
/// It checks each view once and keeps the nearest few, so that a report over a large view hierarchy is fast. Expensive
/// conditions are checked only for views that could be among these.
@MainActor
struct NearMisses {
    @MainActor
    struct Miss {
        let view: UIView
        /// The distance of the view: the sum over all parts that it misses.
        let distance: Int
        fileprivate let missed: [ViewPredicate]
        fileprivate let search: ViewSearch

        /// The conditions that the view misses, in words; computed only for views that are listed.
        var shortfalls: [String] { missed.map { $0.shortfall(of: view, in: search) } }

        /// The query with its conditions changed so that it finds the view; `nil` if the view is another one.
        func correction(of query: ViewQuery) -> ViewQuery? {
            distance < Lack.farDistance ? query.corrected(for: view, in: search) : nil
        }
    }

    /// A condition that must hold, with what is needed to check it; a class, as the parts are used for each view.
    @MainActor
    private final class Part {
        let predicate: ViewPredicate
        let tellsWhich: Bool
        /// Whether it is about views around the checked one.
        let isRelation: Bool
        /// The condition, if its wanted text is prepared for many comparisons.
        private let text: TextCondition?
        private let role: RoleCondition?
        private let distance: TextDistance?

        init(_ predicate: ViewPredicate) {
            self.predicate = predicate
            tellsWhich = predicate.tellsWhich
            let condition: (any ViewCondition)? =
                if case .one(let condition) = predicate.form { condition } else { nil }
            isRelation = condition is RelationCondition
            text = condition as? TextCondition
            role = condition as? RoleCondition
            distance = (text?.pattern ?? role?.name).flatMap { TextDistance(to: $0) }
        }

        /// Whether it is about a text.
        var isOfText: Bool { distance != nil }

        /// How far a view is from meeting it.
        ///
        /// - Parameters:
        ///   - limit: the number of edits from which texts count as different.
        ///   - onlySimilar: whether only similar texts count, whatever the limit.
        func lack(of view: UIView, in search: ViewSearch, limit: Int, onlySimilar: Bool) -> Lack {
            guard let distance else { return predicate.lack(of: view, in: search) }
            let limit = onlySimilar ? min(limit, distance.nearEdits) : limit
            return text?.lack(of: view, from: distance, limit: limit)
                ?? role?.lack(of: view, from: distance, limit: limit)
                ?? predicate.lack(of: view, in: search)
        }
    }

    /// A view that may be among the nearest, as far as the cheap conditions tell.
    private struct Candidate {
        let view: UIView
        var missed: [ViewPredicate]
        var distance: Int
    }

    /// How many misses a report names.
    private static let shownMisses = 3
    /// How many views are checked for conditions that read the whole tree or all ancestors, or call custom code.
    private static let candidateCount = 12

    /// There is a bit of an integer for each cheap condition.
    private static let mostCheap = Int.bitWidth - 1

    private let cheap: [Part]
    private let costly: [Part]
    /// Custom code, which is called for views that meet everything else, here as in the query.
    private let foreign: [Part]
    /// Whether one condition alone is about a text.
    private let hasOneText: Bool
    private let search: ViewSearch
    private var candidates: [Candidate] = []

    init(of predicate: ViewPredicate, in search: ViewSearch) {
        let parts = predicate.plan.flatMap(\.partsOfNearMisses).map(Part.init)
        foreign = parts.filter { $0.predicate.needs.contains(.foreignCode) }
        let own = parts.filter { !$0.predicate.needs.contains(.foreignCode) }
        let quick = own.filter { !$0.predicate.isCostly }
        cheap = Array(quick.prefix(Self.mostCheap))
        hasOneText = cheap.filter(\.isOfText).count == 1
        costly = own.filter(\.predicate.isCostly) + quick.dropFirst(Self.mostCheap)
        self.search = search
    }

    /// Notes the search's current view, if it is among the nearest so far.
    mutating func note(_ view: UIView) {
        // A bit for each part: an array would be allocated for each view.
        var missed = 0
        var isKin = false
        var isWhereWanted = false
        for (index, part) in cheap.enumerated() {
            if part.predicate.holds(for: view, in: search) {
                isKin = isKin || part.tellsWhich && !part.isRelation
                isWhereWanted = isWhereWanted || part.tellsWhich
            } else {
                missed |= 1 << index
            }
        }
        var distance = 0
        var isNearInText = false
        for (index, part) in cheap.enumerated() where missed & 1 << index != 0 {
            // If nothing else is as wanted, the view is near only by a similar text.
            let lack = part.lack(
                of: view, in: search, limit: editLimit, onlySimilar: !isWhereWanted && hasOneText)
            distance += lack.distance
            isNearInText = isNearInText || lack.isSmallInText
            // A position does not count if the text is another one: many views are there.
            if case .anotherText = lack { isWhereWanted = false }
        }
        // A view is near if it is of the wanted kind, or nearly has the wanted text. One that meets all of this was not
        // found, so it misses another condition.
        guard isKin || isNearInText || isWhereWanted else { return }
        if candidates.count == Self.candidateCount, let last = candidates.last, last.distance <= distance {
            return
        }
        if isPartOfCandidate(view, distance) { return }
        let index = candidates.firstIndex { $0.distance > distance } ?? candidates.count
        let predicates = cheap.enumerated().filter { missed & 1 << $0.offset != 0 }.map(\.element.predicate)
        candidates.insert(Candidate(view: view, missed: predicates, distance: distance), at: index)
        if candidates.count > Self.candidateCount { candidates.removeLast() }
    }

    /// The most edits at which a text's view can still be among the nearest.
    private var editLimit: Int {
        guard candidates.count == Self.candidateCount, let last = candidates.last,
            last.distance < Lack.farDistance
        else { return TextDistance.limit }
        return min(TextDistance.limit, last.distance - Lack.textDistance - 1)
    }

    /// Whether the view only shows the text of a candidate, as a button's label does.
    private func isPartOfCandidate(_ view: UIView, _ distance: Int) -> Bool {
        guard let superview = view.superview else { return false }
        for candidate in candidates where candidate.view === superview && candidate.distance <= distance {
            if let text = view.displayText { return text == superview.displayText }
        }
        return false
    }

    /// The nearest first, but those behind a modal view last; equally near ones in the order of the view hierarchy. Views
    /// of the wanted kind with a very different text are listed only if none is nearer.
    ///
    /// It is called once, when all views have been noted, for it asks custom code.
    func nearest() -> [Miss] {
        var misses: [Miss] = []
        for var candidate in candidates {
            for part in costly + foreign {
                if !candidate.missed.isEmpty, part.predicate.needs.contains(.foreignCode) { break }
                guard !part.predicate.holds(for: candidate.view, in: search) else { continue }
                candidate.missed.append(part.predicate)
                candidate.distance += part.predicate.lack(of: candidate.view, in: search).distance
            }
            guard !candidate.missed.isEmpty else { continue }
            let miss = Miss(
                view: candidate.view, distance: candidate.distance, missed: candidate.missed, search: search)
            misses.insert(
                miss, at: misses.firstIndex { $0.distance > miss.distance } ?? misses.count)
        }
        if let first = misses.first, first.distance < Lack.farDistance {
            misses.removeAll { $0.distance >= Lack.farDistance }
        }
        let isBehind = misses.map { $0.view.isBehindModalView }
        let (front, back) = (misses.indices.filter { !isBehind[$0] }, misses.indices.filter { isBehind[$0] })
        return (front + back).prefix(Self.shownMisses).map { misses[$0] }
    }
}

extension UIView {
    /// Whether a modal view, such as an alert, is in front of the view or of an ancestor.
    fileprivate var isBehindModalView: Bool {
        if let window, let application = window.application, !window.isSystemWindow {
            if !application.perceivableWindows.contains(where: { $0 === window }) { return !window.isHidden }
        }
        for view in lineage {
            if let modal = view.superview?.modalSubview, modal !== view { return true }
        }
        return false
    }
}

extension ViewPredicate {
    /// The parts that near misses are judged by: a role, and whether assistive technology reaches the view, which costs
    /// more.
    fileprivate var partsOfNearMisses: [ViewPredicate] {
        guard case .one(var condition as RoleCondition) = form else { return [self] }
        condition.countsUnseen = true
        return [ViewPredicate(condition), ViewPredicate(SeenCondition())]
    }

    /// Conditions that compute positions cost more than this.
    private static let cheapCost = 30

    /// Whether checking it reads other views, which for all views of a large tree could take too long.
    var isCostly: Bool {
        for leaf in leaves {
            if leaf.needs.contains(.unannounced), leaf.cost >= Self.cheapCost { return true }
            if leaf.needs.contains(.place), leaf is RelationCondition { return true }
        }
        return false
    }
}
