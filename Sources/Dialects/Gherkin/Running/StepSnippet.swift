/// A definition for a step that has none, as code to paste: its expression is guessed from the step's text.
struct StepSnippet {
    let expression: String
    /// The types of the parameters, with those of the table and the doc string.
    let types: [String]

    init(_ step: Gherkin.Step) {
        var types: [String] = []
        expression = StepText(step.text).parts.map { part in
            switch part {
            case .text(let text):
                return text.map { "({/\\".contains($0) ? "\\\($0)" : String($0) }.joined()
            case .quoted:
                types.append("String")
                return "{string}"
            case .wholeNumber:
                types.append("Int")
                return "{int}"
            case .number:
                types.append("Double")
                return "{double}"
            }
        }.joined()
        if step.table != nil { types.append("Gherkin.Table") }
        if step.docString != nil { types.append("Gherkin.DocString") }
        self.types = types
    }

    var code: String {
        """
            steps.define(\(expression.swiftLiteral)) \(ClosureHead(types).text)
                // What the step does.
            }
        """
    }
}

/// A step's text in parts: what is in quotation marks, numbers, and the rest.
struct StepText {
    enum Part: Hashable {
        case text(String)
        case quoted(String)
        case wholeNumber(String)
        case number(String)
    }

    private(set) var parts: [Part] = []

    init(_ text: String) {
        var rest = text[...]
        var plain = ""
        var former: Character?
        while let first = rest.first {
            let (part, length) = Self.special(at: rest, after: former)
            if let part {
                if !plain.isEmpty { parts.append(.text(plain)) }
                plain = ""
                parts.append(part)
            } else {
                plain.append(first)
            }
            former = part == nil ? first : "0"
            rest = rest.dropFirst(length)
        }
        if !plain.isEmpty { parts.append(.text(plain)) }
    }

    /// The quoted text or the number that begins here, and its length; no part, and the length 1, if neither does.
    private static func special(at text: Substring, after former: Character?) -> (Part?, Int) {
        if let former, former.isLetter || former.isNumber || "_.,:/-+".contains(former) { return (nil, 1) }
        if let match = text.prefixMatch(of: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/),
            !(text[match.range.upperBound...].first.map { $0.isLetter } ?? false)
        {
            return (.quoted(String(match.output)), match.output.count)
        }
        if let match = text.prefixMatch(of: /-?[0-9]+(\.[0-9]+)?/) {
            let following = text[match.range.upperBound...]
            let next = following.first
            let isInWord = next.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
            let goesOn = following.prefixMatch(of: /[.,:\/-][0-9]/) != nil
            if !isInWord, !goesOn {
                let number = String(match.output.0)
                return (match.output.1 == nil ? .wholeNumber(number) : .number(number), number.count)
            }
        }
        return (nil, 1)
    }
}

extension String {
    /// The text as a literal of Swift that reads well: raw where it has quotation marks or backslashes.
    var swiftLiteral: String {
        guard contains("\"") || contains("\\"), !contains(where: \.isNewline) else { return quoted }
        var fence = "#"
        while contains("\"\(fence)") || contains("\\\(fence)") { fence += "#" }
        return "\(fence)\"\(self)\"\(fence)"
    }
}
