/// The conditions of `#if` in a file, and which of them hold around each token.
struct ConditionTree {
    /// A branch of a condition.
    struct Branch {
        /// The branch around it; -1 for none.
        let parent: Int
        /// The branch in front of it in the same `#if`, which does not hold in it; -1 for none.
        let previous: Int
        /// The tokens of its condition; empty for `#else`.
        let condition: Range<Int>
    }

    private(set) var branches: [Branch] = []
    /// For each token the innermost branch that it is in; -1 for none.
    private(set) var branch: [Int]

    init(_ code: [CodeToken]) {
        branch = Array(repeating: -1, count: code.count)
        var current = -1
        var conditionEnd = 0
        for (index, token) in code.enumerated() {
            branch[index] = current
            guard token.kind == .hashWord, index >= conditionEnd else { continue }
            switch token.text {
            case "#if":
                let condition = Self.condition(after: index, code)
                branches.append(Branch(parent: current, previous: -1, condition: condition))
                current = branches.count - 1
                conditionEnd = condition.upperBound
            case "#elseif", "#else":
                guard current >= 0 else { continue }
                let condition =
                    token.text == "#else" ? index + 1..<index + 1 : Self.condition(after: index, code)
                branches.append(
                    Branch(parent: branches[current].parent, previous: current, condition: condition))
                current = branches.count - 1
            case "#endif":
                if current >= 0 { current = branches[current].parent }
            default: break
            }
        }
    }

    /// The branches around a token, from the outermost to the innermost.
    func path(to index: Int) -> [Int] {
        var path: [Int] = []
        var current = branch[index]
        while current >= 0 {
            path.append(current)
            current = branches[current].parent
        }
        return path.reversed()
    }

    /// The tokens behind `#if` up to the end of its line.
    private static func condition(after index: Int, _ code: [CodeToken]) -> Range<Int> {
        var end = index + 1
        while end < code.count, !code[end].startsLine { end += 1 }
        return index + 1..<end
    }
}
