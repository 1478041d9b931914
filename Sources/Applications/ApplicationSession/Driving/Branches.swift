/// Ways that a session went, by names.
struct Branches<Step> {
    static var first: String { "main" }

    var current = Self.first
    var others: [String: [Step]] = [:]

    /// Leaves the current branch with its steps for another one.
    ///
    /// - Returns: the steps that the other one has; `nil` for those of the one that is left, as it is new.
    mutating func go(to name: String, from steps: [Step]) -> [Step]? {
        others[current] = steps
        current = name
        return others[name]
    }

    /// The branches, and how many steps each has.
    ///
    /// - Parameter isCounted: whether something is a step, and no look.
    func list(_ steps: [Step], where isCounted: (Step) -> Bool) -> String {
        var all = others
        all[current] = steps
        return all.sorted { $0.key < $1.key }.map { name, steps in
            "\(name == current ? "* " : "  ")\(name): \(steps.filter(isCounted).count) steps"
        }.joined(separator: "\n")
    }
}
