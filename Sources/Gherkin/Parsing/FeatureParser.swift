/// Reads a feature's text line by line, and goes on after errors.
struct FeatureParser {
    var lines: LineReader
    private(set) var errors: [Gherkin.SyntaxError] = []

    init(_ text: String) {
        lines = LineReader(text)
    }

    /// Reads the text.
    ///
    /// - Returns: the feature as it is written; `nil` without one, which is an error.
    mutating func parse() -> FeatureOutline? {
        guard var feature = readHeader() else { return nil }
        feature.description = readDescription()
        feature.content = readSection()
        while let line = lines.next {
            let tags = readTags()
            guard case .keyword(.rule, let name) = lines.next?.kind else {
                fail(after: tags, from: line)
                continue
            }
            lines.advance()
            _ = readDescription()
            feature.rules.append(RuleOutline(name: name, tags: tags, content: readSection()))
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

    /// Says what the next line should not be, and moves past it.
    mutating func failAtNext(_ expected: String) {
        guard let line = lines.next else { return failAtEnd("\(expected), but the text ends.") }
        fail("\(expected), but found \(line.quoted).", at: line)
        lines.advance()
    }

    private mutating func fail(after tags: [String], from line: SourceLine) {
        if tags.isEmpty {
            failAtNext("Expected a scenario, examples, a rule or a step")
        } else if lines.next == nil {
            failAtEnd("Tags stand above a rule, a scenario or examples, but the text ends.")
        } else {
            failAtNext("Tags stand above a rule, a scenario or examples")
        }
    }

    // MARK: The feature's head

    private mutating func readHeader() -> FeatureOutline? {
        var feature = FeatureOutline()
        var tags: [String] = []
        while let line = lines.next {
            switch line.kind {
            case .language(let language):
                feature.language = language
                if language != "en" {
                    fail(
                        "The language \(language.debugDescription) is not supported. Write the keywords in English.",
                        at: line)
                    return nil
                }
                lines.advance()
            case .tags: tags += readTags()
            case .keyword(.feature, let name):
                lines.advance()
                feature.name = name
                feature.tags = tags
                return feature
            default: failAtNext("Expected \"Feature:\"")
            }
        }
        if errors.isEmpty { failAtEnd("There is no feature: the text ends before \"Feature:\".") }
        return nil
    }

    /// Reads the free lines below a keyword; comments are left out.
    mutating func readDescription() -> String {
        var description: [Substring] = []
        while let line = lines.nextOfAnyKind {
            switch line.kind {
            case .other, .empty: description.append(line.kind == .empty ? "" : line.text.trimmedAtEnd)
            case .comment, .language: break
            // Without a scenario, a step's word begins a sentence of the description; the same holds for tables.
            default: return description.joinedDescription
            }
            lines.skipOne()
        }
        return description.joinedDescription
    }

    /// Reads the tags of the next lines.
    mutating func readTags() -> [String] {
        var tags: [String] = []
        while let line = lines.next, line.kind == .tags {
            lines.advance()
            tags += TagLine(line).tags { fail($0, at: line.number, $1) }
        }
        return tags
    }
}

extension [Substring] {
    /// The lines of a description, without empty ones around it.
    fileprivate var joinedDescription: String {
        var lines = self[...]
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
