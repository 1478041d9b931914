/// A variable that shares constraints with known variables only, such as a label's width with its content's: what is
/// best is found on the line of numbers.
struct SoloProblem {
    /// A constraint, solved for the variable.
    struct Part {
        var bound: Double
        var weight: Double
        var priority: Float
        var relation: Relation
    }

    var parts: [Part] = []
    private var low = -Double.infinity
    private var high = Double.infinity

    init() {}

    /// The only best value; `nil` if there are several, or none.
    mutating func solve() -> Double? {
        var rest = parts.count
        var ceiling = Float.infinity
        while rest > 0 {
            var priority: Float = 0
            for part in parts where part.priority < ceiling { priority = max(priority, part.priority) }
            ceiling = priority
            let level = parts.filter { $0.priority == priority }
            rest -= level.count
            if priority >= 1000 {
                for part in level { limit(part) }
                // Rounding errors are left to the simplex method.
                if low > high { return nil }
            } else {
                minimize(level)
            }
            if low == high { return low }
        }
        return nil
    }

    private mutating func limit(_ part: Part) {
        if part.relation != .lessOrEqual { low = max(low, part.bound) }
        if part.relation != .greaterOrEqual { high = min(high, part.bound) }
    }

    /// Keeps the values for which the violation of a level is least.
    private mutating func minimize(_ level: [Part]) {
        var (first, last) = (high, low)
        for point in [low, high] + level.map(\.bound) where point >= low && point <= high {
            if slope(level, at: point, isAbove: true) >= -Tableau.smallestCost { first = min(first, point) }
            if slope(level, at: point, isAbove: false) <= Tableau.smallestCost { last = max(last, point) }
        }
        (low, high) = (first, last)
    }

    /// How the violation of a level changes right above a point, or right below it.
    private func slope(_ level: [Part], at point: Double, isAbove: Bool) -> Double {
        level.reduce(0) { sum, part in
            if point < part.bound || (point == part.bound && !isAbove) {
                return part.relation == .lessOrEqual ? sum : sum - part.weight
            }
            return part.relation == .greaterOrEqual ? sum : sum + part.weight
        }
    }
}
