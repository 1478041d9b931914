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
        /// The views that are near, too.
        fileprivate let others: [UIView]

        /// The conditions that the view misses, in words; computed only for views that are listed.
        var shortfalls: [String] { missed.map { $0.shortfall(of: view, in: search) } }

        /// Whether the view has a wanted text with another number, as another row has.
        var isAnotherOfSeries: Bool {
            missed.contains { part in
                guard case .one(let condition) = part.form,
                    let wanted = (condition as? any NamingCondition)?.wantedText?.wantedText
                else { return false }
                let field = (condition as? TextCondition)?.field ?? .label
                let texts = TextCondition(field, TextPattern(.exactly(wanted))).texts(of: view)
                return texts.contains { $0.text.isNumbered(like: wanted) }
            }
        }

        /// The query with its conditions changed so that it finds the view; `nil` if the view is another one.
        func correction(of query: ViewQuery) -> ViewQuery? {
            distance < Lack.farDistance ? query.corrected(for: view, in: search, among: others) : nil
        }

        /// The conditions changed so that the view meets them; `nil` if the view is another one.
        func correction(of predicate: ViewPredicate) -> ViewPredicate? {
            distance < Lack.farDistance ? predicate.corrected(for: view, in: search, among: others) : nil
        }
    }

    /// A view that may be among the nearest, as far as the cheap conditions tell.
    private struct Candidate {
        let view: UIView
        var missed: [ViewPredicate]
        var distance: Int
    }

    private static let shownMisses = 3
    /// How many views are checked for conditions that read the whole tree or all ancestors, or call custom code.
    private static let candidateCount = 12

    /// There is a bit of an integer for each cheap condition.
    private static let mostCheap = Int.bitWidth - 1

    private let cheap: [NearMissPart]
    private let costly: [NearMissPart]
    /// Custom code, which is called for views that meet everything else, here as in the query.
    private let foreign: [NearMissPart]
    /// Those of ``cheap`` that are not about texts, and those that are, each with its index there.
    private let plain: [(index: Int, part: NearMissPart)]
    private let ofTexts: [(index: Int, part: NearMissPart)]
    private let search: ViewSearch
    private var candidates: [Candidate] = []

    init(of predicate: ViewPredicate, in search: ViewSearch) {
        let parts = predicate.plan.flatMap(\.partsOfNearMisses).map(NearMissPart.part)
        foreign = parts.filter { $0.predicate.needs.contains(.foreignCode) }
        let own = parts.filter { !$0.predicate.needs.contains(.foreignCode) }
        let quick = own.filter { !$0.predicate.isCostly }
        cheap = Array(quick.prefix(Self.mostCheap))
        let indexed = cheap.enumerated().map { (index: $0.offset, part: $0.element) }
        plain = indexed.filter { !$0.part.isOfText }
        ofTexts = indexed.filter(\.part.isOfText)
        costly = own.filter(\.predicate.isCostly) + quick.dropFirst(Self.mostCheap)
        self.search = search
    }

    /// Notes the search's current view, if it is among the nearest so far.
    mutating func note(_ view: UIView) {
        var look = Look()
        for (index, part) in plain {
            let lack = part.lack(of: view, in: search, limit: editLimit, onlySimilar: false)
            look.note(lack, of: part, at: index)
        }
        // If nothing else is as wanted, the view is near only by a similar text.
        let onlySimilar = !look.isWhereWanted && ofTexts.count == 1
        for (index, part) in ofTexts {
            let lack = part.lack(of: view, in: search, limit: editLimit, onlySimilar: onlySimilar)
            look.note(lack, of: part, at: index)
        }
        // A view is near if it is of the wanted kind, or nearly has the wanted text. One that meets all of this was not
        // found, so it misses another condition.
        guard look.isNear else { return }
        if candidates.count == Self.candidateCount, let last = candidates.last,
            last.distance <= look.distance
        {
            return
        }
        if isPartOfCandidate(view, look.distance) { return }
        let index = candidates.firstIndex { $0.distance > look.distance } ?? candidates.count
        let missed = cheap.indices.filter { look.missed & 1 << $0 != 0 }.map { cheap[$0].predicate }
        candidates.insert(Candidate(view: view, missed: missed, distance: look.distance), at: index)
        if candidates.count > Self.candidateCount { candidates.removeLast() }
    }

    /// What is known of one view so far.
    private struct Look {
        /// The parts that it misses: a bit for each, as an array would be allocated for each view.
        var missed = 0
        var distance = 0
        /// Whether anything that tells which view is wanted holds, such as its position.
        var isWhereWanted = false
        private var isOfWantedKind = false
        private var isNearInText = false
        private var hasAnotherText = false

        /// A position does not count if the text is another one: many views are there.
        var isNear: Bool { isOfWantedKind || isNearInText || isWhereWanted && !hasAnotherText }

        @MainActor
        mutating func note(_ lack: Lack?, of part: NearMissPart, at index: Int) {
            guard let lack else {
                isOfWantedKind = isOfWantedKind || part.tellsWhich && !part.isRelation
                isWhereWanted = isWhereWanted || part.tellsWhich
                return
            }
            missed |= 1 << index
            distance += lack.distance
            isNearInText = isNearInText || lack.isSmallInText
            if case .anotherText = lack { hasAnotherText = true }
        }
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
                view: candidate.view, distance: candidate.distance, missed: candidate.missed, search: search,
                others: candidates.map(\.view))
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
        guard case .one(let condition as RoleCondition) = form else { return [self] }
        let seenOrNot = RoleCondition(role: condition.role, name: condition.name, countsUnseen: true)
        return [ViewPredicate(seenOrNot), ViewPredicate(SeenCondition())]
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
