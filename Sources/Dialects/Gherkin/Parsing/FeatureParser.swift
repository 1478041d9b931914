/// Reads a feature's text line by line, and goes on after errors.
struct FeatureParser {
    var lines: LineReader
    private(set) var errors: [Gherkin.SyntaxError] = []
    private var tags: [String] = []
    /// The first line of those tags; `nil` without any.
    private var lineOfTags: SourceLine?

    init(_ text: String) {
        lines = LineReader(text)
    }

    /// The feature as it is written; `nil` without one, which is an error.
    mutating func parse() -> FeatureOutline? {
        guard var feature = readHead() else { return nil }
        feature.description = readDescription(
            before: [
                .keyword(.background), .keyword(.scenario), .keyword(.scenarioOutline), .keyword(.rule),
                .tags,
            ])
        feature.content = readSection()
        // A section ends with the next rule, or with the text.
        while let line = lines.next, case .keyword(.rule, let name) = line.content {
            lines.advance()
            var rule = RuleOutline(name: name, tags: takeTags())
            _ = readDescription(
                before: [
                    .keyword(.background), .keyword(.scenario), .keyword(.scenarioOutline), .keyword(.rule),
                    .tags,
                ])
            rule.content = readSection()
            feature.rules.append(rule)
        }
        return feature
    }

    // MARK: Errors

    mutating func fail(_ message: String, at line: SourceLine) {
        fail(message, at: line.number, line.column)
    }

    mutating func fail(_ message: String, at line: Int, _ column: Int) {
        errors.append(Gherkin.SyntaxError(line: line, column: column, message: message))
    }

    mutating func failAtEnd(_ message: String) {
        fail(message, at: lines.count + 1, 0)
    }

    /// Says that the next line is not what could stand there, and moves past it.
    mutating func failAtNext(expecting expected: String) {
        guard let line = lines.next else { return failAtEnd("Expected \(expected), but the text ends.") }
        fail("Expected \(expected), but found \(line.quoted).", at: line)
        lines.advance()
    }

    // MARK: The head of the feature

    private mutating func readHead() -> FeatureOutline? {
        var feature = FeatureOutline()
        guard readLanguage(into: &feature) else { return nil }
        while let line = lines.next {
            switch line.content {
            case .tags: readTags()
            case .keyword(.feature, let name):
                lines.advance()
                feature.name = name
                feature.tags = takeTags()
                feature.line = line.number
                return feature
            default: failAtNext(expecting: "\"Feature:\"")
            }
        }
        if errors.isEmpty {
            failAtEnd(
                lineOfTags == nil
                    ? "There is no feature: the text ends before \"Feature:\"."
                    : "Tags stand above a feature, but the text ends.")
        }
        return nil
    }

    /// Reads the comment that names the language, if there is one; returns whether it is supported.
    private mutating func readLanguage(into feature: inout FeatureOutline) -> Bool {
        while let line = lines.nextOfAnyKind, line.kind == .empty || line.kind == .comment {
            lines.advance()
            guard case .language(let language) = line.content else { continue }
            feature.language = language
            guard language != "en" else { return true }
            fail(
                "The language \(language.quoted) is not supported. Write the keywords in English, with \"# language: en\" or without this line.",
                at: line)
            return false
        }
        return true
    }

    /// Reads the free lines below a keyword; comments are left out.
    ///
    /// - Parameter kinds: the lines that end it. Below a feature, for one, a line that begins like a step is a sentence.
    mutating func readDescription(before kinds: Set<SourceLine.Kind>) -> String {
        var description: [Substring] = []
        while let line = lines.nextOfAnyKind, !kinds.contains(line.kind) {
            if line.kind != .comment { description.append(line.text.trimmedAtEnd) }
            lines.advance()
        }
        let isFilled: (Substring) -> Bool = { !$0.isEmpty }
        guard let first = description.firstIndex(where: isFilled),
            let last = description.lastIndex(where: isFilled)
        else { return "" }
        return description[first...last].joined(separator: "\n")
    }

    // MARK: Tags

    mutating func readTags() {
        while let line = lines.next, line.kind == .tags {
            lineOfTags = lineOfTags ?? line
            lines.advance()
            tags += TagLine(line).tags { fail($0, at: line.number, $1) }
        }
    }

    /// The tags that were read last; those of something else follow.
    mutating func takeTags() -> [String] {
        defer { (tags, lineOfTags) = ([], nil) }
        return tags
    }

    var hasTags: Bool { lineOfTags != nil }

    mutating func nextBelowTags() -> SourceLine? {
        readTags()
        return lines.next
    }
}
