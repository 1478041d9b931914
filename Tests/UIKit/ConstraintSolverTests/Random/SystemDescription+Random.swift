import ConstraintSolver

extension SystemDescription {
    /// What random systems look like.
    enum Style: CaseIterable {
        /// Small numbers anywhere.
        case anything
        /// Few priorities and many zeros: many solutions are as good.
        case degenerate
        /// Positions and sizes of views side by side.
        case layout
        /// Mostly required.
        case strict
    }

    static func random(_ style: Style, _ numbers: inout SeededNumbers) -> SystemDescription {
        if style == .layout { return layout(&numbers) }
        let kinds = (0..<numbers.next(in: 1...5)).map { _ in
            numbers.element(of: [Solver.Kind.position, .size, .other])
        }
        let system = SystemDescription(kinds: kinds, constraints: [])
        return (0..<numbers.next(in: 1...9)).reduce(into: system) { system, _ in
            system.constraints.append(system.randomConstraint(style, &numbers))
        }
    }

    func randomConstraint(_ style: Style, _ numbers: inout SeededNumbers) -> Constraint {
        let terms = (0..<numbers.next(in: 1...3)).map { _ in
            (
                variable: numbers.next(below: kinds.count),
                factor: numbers.element(of: style == .anything ? [-2, -1, 1, 1, 2, 3] : [-1, 1])
            )
        }
        let priorities: [Float] =
            switch style {
            case .anything, .layout: [1000, 1000, 750, 500, 250, 1]
            case .degenerate: [1000, 500, 500]
            case .strict: [1000, 1000, 1000, 1000, 500]
            }
        let ranks: [ConstraintRank] = [
            .relation, .relation, .relation, .relation, .size, .size, .content, .system,
        ]
        return Constraint(
            terms: terms, relation: numbers.element(of: [.lessOrEqual, .equal, .greaterOrEqual]),
            constant: style == .degenerate ? numbers.next(in: -1...1) : numbers.next(in: -20...20),
            priority: numbers.element(of: priorities), rank: numbers.element(of: ranks))
    }

    /// Views from left to right, with what real screens have: spacings, contents, equal widths.
    private static func layout(_ numbers: inout SeededNumbers) -> SystemDescription {
        let count = numbers.next(in: 1...4)
        var system = SystemDescription(kinds: [], constraints: [])
        func add(_ terms: [(Int, Int)], _ relation: Relation, _ constant: Int, _ priority: Float) {
            system.constraints.append(
                Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
        }
        for view in 0..<count {
            system.kinds += [.position, .size]
            let (x, width) = (2 * view, 2 * view + 1)
            system.constraints.append(
                Constraint(
                    terms: [(width, 1)], relation: .greaterOrEqual, constant: 0, priority: 1000,
                    rank: .system))
            let content = numbers.next(in: 10...60)
            if numbers.onceIn(2) {
                add([(width, 1)], .lessOrEqual, -content, numbers.element(of: [250, 251]))
                add([(width, 1)], .greaterOrEqual, -content, numbers.element(of: [750, 749, 1000]))
            }
            if numbers.onceIn(3), view > 0 { add([(width, 1), (width - 2, -1)], .equal, 0, 1000) }
            if numbers.onceIn(4) { add([(width, 1)], .equal, -content, numbers.element(of: [1000, 999])) }
            if numbers.onceIn(8) { continue }
            let relation: Relation = numbers.onceIn(3) ? .greaterOrEqual : .equal
            let previous = view == 0 ? [] : [(x - 2, -1), (x - 1, -1)]
            add([(x, 1)] + previous, relation, -8, 1000)
        }
        if numbers.next(below: 3) > 0 {
            let relation: Relation = numbers.onceIn(3) ? .lessOrEqual : .equal
            add([(2 * count - 2, 1), (2 * count - 1, 1)], relation, -numbers.next(in: 50...150), 1000)
        }
        return system
    }
}
