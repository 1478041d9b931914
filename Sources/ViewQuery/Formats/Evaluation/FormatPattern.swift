/// A regular expression that a whole text must match.
struct FormatPattern: Sendable {
    /// The result of comparing a text with a pattern.
    enum Answer {
        case matches
        case differs
        /// There are too many ways to match, so the search was stopped.
        case takesTooLong
    }

    /// How often the search may report progress, each time after some ten thousand steps.
    private static let patience = 200

    private let expression: NSRegularExpression
    private let foldsDiacritics: Bool

    /// Makes a pattern; `nil` for a text that is not a regular expression.
    init?(_ source: String, _ options: FormatOptions) {
        let isLiteral = options.contains(.normalized)
        foldsDiacritics = options.contains(.diacriticInsensitive) && !isLiteral
        let ignoresCase = options.contains(.caseInsensitive) && !isLiteral
        let pattern = foldsDiacritics ? source.withoutDiacritics : source
        // By itself first: `a)|(b` is a pattern only with parentheses around it.
        guard (try? NSRegularExpression(pattern: pattern)) != nil,
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: ignoresCase ? .caseInsensitive : [])
        else { return nil }
        self.expression = expression
    }

    /// Compares a text with the pattern, and stops after a number of steps that is the same in every run.
    func compare(with text: String) -> Answer {
        let subject = foldsDiacritics ? text.withoutDiacritics : text
        var answer = Answer.differs
        var reports = 0
        expression.enumerateMatches(
            in: subject, options: .reportProgress, range: NSRange(subject.startIndex..., in: subject)
        ) { match, flags, stop in
            if match != nil {
                answer = .matches
            } else if flags.contains(.internalError) {
                answer = .takesTooLong
            } else if flags.contains(.progress) {
                reports += 1
                guard reports > Self.patience else { return }
                answer = .takesTooLong
            } else {
                return
            }
            stop.pointee = true
        }
        return answer
    }
}

extension String {
    fileprivate var withoutDiacritics: String { folding(options: .diacriticInsensitive, locale: nil) }
}
