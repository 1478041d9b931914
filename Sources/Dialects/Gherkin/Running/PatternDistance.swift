import ViewQuery

/// How far a step's text is from a cucumber expression, word by word: a parameter stands for any words.
struct PatternDistance {
    /// Longer texts are compared with nothing.
    static let longestText = 500
    /// What a word more or less costs; a mistyped one costs a third of that for each character.
    private static let word = 3
    private static let limit = 4

    /// A word of the pattern, with its alternatives; `nil` for a parameter.
    private var words: [[String]?] = []

    init(_ expression: CucumberExpression) {
        // Of each word, all spellings; of too many, the first.
        var spellings = [""]
        var hasParameter = false
        for node in expression.nodes {
            switch node {
            case .text(let text):
                for (index, piece) in text.split(
                    omittingEmptySubsequences: false, whereSeparator: \.isWhitespace
                ).enumerated() {
                    if index > 0 { end(&spellings, &hasParameter) }
                    spellings = spellings.map { $0 + piece }
                }
            case .optional(let text): spellings = spellings.flatMap { [$0, $0 + text] }
            case .alternatives(let branches):
                let texts = branches.map { $0.map(\.fullText).joined() }
                spellings = spellings.flatMap { start in texts.map { start + $0 } }
            case .parameter: hasParameter = true
            }
            spellings = Array(spellings.prefix(8))
        }
        end(&spellings, &hasParameter)
    }

    private mutating func end(_ spellings: inout [String], _ hasParameter: inout Bool) {
        if hasParameter {
            words.append(nil)
        } else if spellings != [""] {
            words.append(spellings.map { $0.lowercased() })
        }
        (spellings, hasParameter) = ([""], false)
    }

    /// The words of a step's text; what is in quotation marks is one.
    static func words(of text: String) -> [String] {
        let plain = StepText(text).parts.map { part in
            switch part {
            case .text(let text): text
            case .quoted: "\"\""
            case .wholeNumber(let number), .number(let number): number
            }
        }.joined()
        return plain.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The cost of making the text one of the pattern; `nil` if it is too high, or if no word is the same.
    func distance(from text: [String]) -> Int? {
        let own = words.compactMap { $0 }
        guard own.contains(where: { text.contains(where: $0.contains) }) else { return nil }
        // A pattern of few words must be nearer.
        let limit = min(Self.limit, own.count)
        var costs = (0...text.count).map { $0 * Self.word }
        for word in words {
            var next = [costs[0] + (word == nil ? limit + 1 : Self.word)]
            for (index, other) in text.enumerated() {
                if let word {
                    let change = word.map { Self.cost(of: $0, other) }.min() ?? Self.word
                    next.append(
                        min(costs[index] + change, costs[index + 1] + Self.word, next[index] + Self.word))
                } else {
                    // The parameter begins or goes on with this word.
                    next.append(min(costs[index], next[index]))
                }
            }
            costs = next
        }
        guard let cost = costs.last, cost <= limit else { return nil }
        return cost
    }

    private static func cost(of word: String, _ other: String) -> Int {
        if word == other { return 0 }
        guard let edits = TextDistance(to: word).edits(from: other, limit: 2) else { return Self.word }
        return min(Self.word, max(1, edits))
    }
}

extension CucumberExpression.Node {
    fileprivate var fullText: String {
        switch self {
        case .text(let text), .optional(let text): text
        case .alternatives, .parameter: ""
        }
    }
}
