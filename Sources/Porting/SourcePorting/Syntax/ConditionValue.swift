/// Whether a condition of `#if` holds after rewriting, as far as its words tell.
struct ConditionValue {
    private let code: [CodeToken]
    private var index: Int
    private let end: Int
    private var depth = 0
    /// Deeper conditions count as true, so that nesting does not use up the stack.
    private static let depthLimit = 50

    private init(_ code: [CodeToken], _ tokens: Range<Int>) {
        self.code = code
        index = tokens.lowerBound
        end = tokens.upperBound
    }

    /// Evaluates the tokens of a condition; what is not known, such as a flag, counts as true.
    static func holds(_ tokens: Range<Int>, _ code: [CodeToken]) -> Bool {
        var value = ConditionValue(code, tokens)
        return value.disjunction()
    }

    private mutating func take(_ text: String) -> Bool {
        guard index < end, code[index].text == text else { return false }
        index += 1
        return true
    }

    private mutating func disjunction() -> Bool {
        var value = conjunction()
        while take("||") {
            let next = conjunction()
            value = value || next
        }
        return value
    }

    private mutating func conjunction() -> Bool {
        var value = negation()
        while take("&&") {
            let next = negation()
            value = value && next
        }
        return value
    }

    private mutating func negation() -> Bool {
        var isNegated = false
        while take("!") { isNegated.toggle() }
        return term() != isNegated
    }

    private mutating func term() -> Bool {
        if take("(") {
            guard depth < Self.depthLimit else {
                index = end
                return true
            }
            depth += 1
            let value = disjunction()
            depth -= 1
            _ = take(")")
            return value
        }
        guard index < end else { return true }
        let word = code[index].text
        index += 1
        guard take("(") else { return word != "false" }
        let argument = index < end ? code[index].text : ""
        while index < end, !take(")") { index += 1 }
        return Self.holds(word, argument)
    }

    private static func holds(_ word: String, _ argument: String) -> Bool {
        switch word {
        case "os": argument == "iOS" || argument == "Linux"
        case "targetEnvironment": argument == "simulator"
        case "canImport":
            !["AppKit", "Cocoa", "WatchKit", "SwiftUI", "Darwin", "TVUIKit"].contains(argument)
        default: true
        }
    }
}
