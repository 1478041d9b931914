import HeadlessUIKit

/// The views of the classes that a query asks for, which miss other conditions.
@MainActor
struct ClassMatches {
    private let query: ViewQuery
    private let search: ViewSearch
    private let classes: [ClassCondition]
    private var counts: [Int]
    private var first: [UIView?]

    init(of query: ViewQuery, in search: ViewSearch) {
        self.query = query
        self.search = search
        classes = query.predicate.requiredConditions.compactMap { $0 as? ClassCondition }
        counts = classes.map { _ in 0 }
        first = classes.map { _ in nil }
    }

    mutating func note(_ view: UIView) {
        for index in classes.indices where classes[index].holds(for: view, in: search) {
            counts[index] += 1
            if first[index] == nil { first[index] = view }
        }
    }

    /// What to say of the classes, without those of views that are listed already.
    func lines(without shown: [UIView]) -> [String] {
        classes.indices.compactMap { index in
            let condition = classes[index]
            guard let view = first[index] else { return "No view matches \(condition)." }
            if shown.contains(where: { condition.holds(for: $0, in: search) }) { return nil }
            return text(condition, matchedBy: view, count: counts[index])
        }
    }

    /// What to say of views of a wanted class that are not near misses, with what the first of them misses.
    private func text(_ condition: ClassCondition, matchedBy view: UIView, count: Int) -> String {
        let missed = query.predicate.conjuncts.filter { part in
            !part.needs.contains(.foreignCode) && !part.isCostly && !part.holds(for: view, in: search)
        }
        let others =
            missed.isEmpty
            ? "the other conditions" : missed.map { $0.description.cutInMiddle(to: 120) }.alternatives
        return count == 1
            ? "1 view matches \(condition), but not \(others): \(view.summary)."
            : "\(count) views match \(condition); the first, \(view.summary), does not match \(others)."
    }
}
