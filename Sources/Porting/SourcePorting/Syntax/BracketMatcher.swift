/// Finds which brackets belong together, also where the branches of `#if` open the same bracket each.
struct BracketMatcher {
    private(set) var match: [Int]
    private(set) var opener: [Int]

    /// An open bracket and the one around it; nodes are never removed, so that a branch can go back to an earlier state.
    private struct Node {
        var token: Int
        var parent: Int
    }

    private struct Condition {
        /// The innermost node where the condition begins.
        var atStart: Int
        /// The innermost node where its first branch ends.
        var afterFirst: Int?
    }

    private var nodes: [Node] = []
    private var top = -1
    private var conditions: [Condition] = []
    /// Brackets that other branches open, by the node of the first branch that closes them.
    private var aliases: [Int: [Int]] = [:]

    /// - Complexity: O(*n*), where *n* is the number of tokens.
    init(_ code: [CodeToken]) {
        match = Array(repeating: -1, count: code.count)
        opener = Array(repeating: -1, count: code.count)
        for (index, token) in code.enumerated() {
            if token.closes { close(index, code) }
            opener[index] = top >= 0 ? nodes[top].token : -1
            if token.opens {
                nodes.append(Node(token: index, parent: top))
                top = nodes.count - 1
            } else if token.kind == .hashWord {
                noteDirective(token.text)
            }
        }
    }

    private mutating func close(_ index: Int, _ code: [CodeToken]) {
        // A bracket that does not fit closes nothing, unless the fitting one is just below: then code is incomplete.
        guard top >= 0 else { return }
        let opening = Self.opening(of: code[index])
        guard code[nodes[top].token].text.last == opening else {
            let below = nodes[top].parent
            guard below >= 0, code[nodes[below].token].text.last == opening else { return }
            top = below
            return close(index, code)
        }
        match[nodes[top].token] = index
        match[index] = nodes[top].token
        for token in aliases[top] ?? [] { match[token] = index }
        top = nodes[top].parent
    }

    private static func opening(of token: CodeToken) -> Character {
        switch token.text {
        case ")": "("
        case "]": "["
        default: "{"
        }
    }

    private mutating func noteDirective(_ word: String) {
        switch word {
        case "#if":
            conditions.append(Condition(atStart: top))
        case "#elseif", "#else":
            guard !conditions.isEmpty else { return }
            endBranch()
            top = conditions[conditions.count - 1].atStart
        case "#endif":
            guard !conditions.isEmpty else { return }
            endBranch()
            top = conditions.removeLast().afterFirst ?? top
        default: break
        }
    }

    private mutating func endBranch() {
        let last = conditions.count - 1
        guard let first = conditions[last].afterFirst else {
            conditions[last].afterFirst = top
            return
        }
        let (ours, theirs) = (
            opened(from: conditions[last].atStart, to: first), opened(from: conditions[last].atStart, to: top)
        )
        guard ours.count == theirs.count else { return }
        for (our, their) in zip(ours, theirs) where our != their {
            aliases[our, default: []].append(nodes[their].token)
        }
    }

    /// The nodes that are open at `end` and were not at `start`.
    private func opened(from start: Int, to end: Int) -> [Int] {
        var result: [Int] = []
        var node = end
        while node >= 0, node != start {
            result.append(node)
            node = nodes[node].parent
        }
        return node == start ? result : []
    }
}
