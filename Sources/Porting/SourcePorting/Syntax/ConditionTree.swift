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
        /// Whether the condition holds, and none of those in front of it.
        let isTaken: Bool
        /// Whether a branch of the same `#if` up to this one is taken.
        let hasTaken: Bool
        /// Whether it is compiled: taken, and in a branch that is.
        let isActive: Bool
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
                append(condition, parent: current, previous: -1, code)
                current = branches.count - 1
                conditionEnd = condition.upperBound
            case "#elseif", "#else":
                guard current >= 0 else { continue }
                let condition =
                    token.text == "#else" ? index + 1..<index + 1 : Self.condition(after: index, code)
                append(condition, parent: branches[current].parent, previous: current, code)
                current = branches.count - 1
            case "#endif":
                if current >= 0 { current = branches[current].parent }
            default: break
            }
        }
    }

    private mutating func append(
        _ condition: Range<Int>, parent: Int, previous: Int, _ code: [CodeToken]
    ) {
        let hasTaken = previous >= 0 && branches[previous].hasTaken
        let isTaken = !hasTaken && ConditionValue.holds(condition, code)
        branches.append(
            Branch(
                parent: parent, previous: previous, condition: condition, isTaken: isTaken,
                hasTaken: hasTaken || isTaken, isActive: isTaken && (parent < 0 || branches[parent].isActive))
        )
    }

    /// Whether a token is compiled, as far as conditions tell.
    func isActive(_ index: Int) -> Bool { branch[index] < 0 || branches[branch[index]].isActive }

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
