import HeadlessUIKit

/// The views that a predicate nearly holds for, and what each of them lacks.
@MainActor
struct NearMisses {
    @MainActor
    struct Miss {
        let view: UIView
        /// How far off the view is: the sum of what all parts that it misses count.
        let distance: Int
        fileprivate let missed: [ViewPredicate]
        fileprivate let search: ViewSearch

        /// What the view lacks, in words; worked out for those that are told of.
        var shortfalls: [String] { missed.map { $0.shortfall(of: view, in: search) } }
    }

    /// How many misses a report names.
    private static let shownMisses = 3

    /// In the order in which a query asks: code of somebody else's last.
    private let conditions: [ViewPredicate]
    private let search: ViewSearch
    private(set) var lookedAt = 0
    private var misses: [Miss] = []

    init(of predicate: ViewPredicate, in search: ViewSearch) {
        conditions = predicate.plan
        self.search = search
    }

    mutating func look(in root: UIView, includingRoot: Bool) {
        var walk = PlaceWalk(root)
        while let (place, depth) = walk.next() {
            guard includingRoot || depth > 0 else { continue }
            lookedAt += 1
            search.arrive(at: place)
            note(place.view)
        }
        search.leave()
    }

    /// The nearest first; of those equally near, in the order of the tree.
    var nearest: [Miss] {
        misses.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(Self.shownMisses)
            .map(\.element)
    }

    private mutating func note(_ view: UIView) {
        var missed: [ViewPredicate] = []
        var isKin = false
        for condition in conditions {
            // Somebody else's code is asked about views that meet all else, here as in the query.
            if condition.needs.contains(.foreignCode), !missed.isEmpty { continue }
            if condition.holds(for: view, in: search) {
                isKin = isKin || condition.tellsWhich
            } else {
                missed.append(condition)
            }
        }
        let lacks = missed.map { $0.lack(of: view, in: search) }
        // A view is near if it is of the kind that is wanted, or nearly has the text that is.
        guard isKin && !missed.isEmpty || lacks.contains(where: \.isSmallInText) else { return }
        let distance = lacks.reduce(0) { $0 + $1.distance }
        misses.append(Miss(view: view, distance: distance, missed: missed, search: search))
    }
}
