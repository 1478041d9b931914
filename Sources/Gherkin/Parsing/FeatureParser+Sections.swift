// Backgrounds, scenarios and examples.
extension FeatureParser {
    /// Reads the background and the scenarios of a feature or a rule.
    mutating func readSection() -> SectionOutline {
        var section = SectionOutline()
        while let line = lines.next {
            var ahead = self
            let tags = ahead.readTags()
            switch ahead.lines.next?.kind {
            case .keyword(.background, _):
                if !tags.isEmpty { ahead.fail("A background has no tags.", at: line) }
                self = ahead
                readBackground(into: &section)
            case .keyword(.scenario, let name), .keyword(.scenarioOutline, let name):
                self = ahead
                section.scenarios.append(readScenario(name, tags))
            // The caller's.
            case .keyword(.rule, _): return section
            case .keyword(.feature, _):
                self = ahead
                failAtNext("A text has one feature")
            case .keyword(.examples, _):
                self = ahead
                failAtNext("Examples stand below a scenario")
            case nil where tags.isEmpty: return section
            case nil:
                self = ahead
                failAtEnd("Tags stand above a rule, a scenario or examples, but the text ends.")
            default:
                self = ahead
                failAtNext(
                    tags.isEmpty
                        ? "Expected a scenario, a background, a rule or a step"
                        : "Tags stand above a rule, a scenario or examples")
            }
        }
        return section
    }

    private mutating func readBackground(into section: inout SectionOutline) {
        guard let line = lines.next else { return }
        if section.background != nil {
            fail("There is a background already.", at: line)
        } else if !section.scenarios.isEmpty {
            fail("A background stands above the scenarios.", at: line)
        }
        lines.advance()
        _ = readDescription()
        let steps = readSteps()
        if section.background == nil { section.background = steps }
    }

    private mutating func readScenario(_ name: String, _ tags: [String]) -> ScenarioOutline {
        var scenario = ScenarioOutline(name: name, tags: tags, line: lines.next?.number ?? 0)
        lines.advance()
        _ = readDescription()
        scenario.steps = readSteps()
        while true {
            var ahead = self
            let tags = ahead.readTags()
            guard case .keyword(.examples, _) = ahead.lines.next?.kind else { return scenario }
            self = ahead
            scenario.examples.append(readExamples(tags))
        }
    }

    private mutating func readExamples(_ tags: [String]) -> ExamplesOutline {
        var examples = ExamplesOutline(tags: tags)
        lines.advance()
        _ = readDescription()
        let rows = readTable()
        examples.header = rows.first?.cells
        examples.rows = Array(rows.dropFirst())
        return examples
    }

    // MARK: Steps

    private mutating func readSteps() -> [Gherkin.Step] {
        var steps: [Gherkin.Step] = []
        while let line = lines.next, case .step(let keyword, let text) = line.kind {
            lines.advance()
            var (docString, table): (Gherkin.DocString?, Gherkin.Table?)
            switch lines.next?.kind {
            case .docString: docString = readDocString()
            case .tableRow: table = Gherkin.Table(rows: readTable().map(\.cells))
            default: break
            }
            steps.append(
                Gherkin.Step(
                    keyword: keyword, text: text, line: line.number, docString: docString, table: table))
        }
        return steps
    }

    private mutating func readTable() -> [(line: Int, cells: [String])] {
        var rows: [(line: Int, cells: [String])] = []
        while let line = lines.next, line.kind == .tableRow {
            lines.advance()
            let row = TableRow(line)
            if !row.isClosed { fail("A row of a table ends with \"|\".", at: line) }
            if let first = rows.first, first.cells.count != row.cells.count {
                fail(
                    "The row has \(row.cells.count) cells, and the first row of the table \(first.cells.count).",
                    at: line)
                continue
            }
            rows.append((line.number, row.cells))
        }
        return rows
    }

    private mutating func readDocString() -> Gherkin.DocString? {
        guard let start = lines.next, case .docString(let delimiter, let mediaType) = start.kind else {
            return nil
        }
        lines.advance()
        var content: [String] = []
        while let line = lines.nextOfAnyKind {
            lines.skipOne()
            if line.trimmed == delimiter[...] {
                return Gherkin.DocString(
                    mediaType: mediaType.isEmpty ? nil : mediaType, content: content.joined(separator: "\n"))
            }
            let escaped = delimiter == "```" ? "\\`\\`\\`" : "\\\"\\\"\\\""
            content.append(line.text.unindented(by: start.column - 1).replacing(escaped, with: delimiter))
        }
        failAtEnd("The text that begins in line \(start.number) is not closed by \(delimiter).")
        return nil
    }
}

extension Substring {
    /// The line without as many spaces as its delimiter has before it.
    fileprivate func unindented(by indentation: Int) -> String {
        var rest = self
        for _ in 0..<indentation where rest.first?.isWhitespace == true { rest.removeFirst() }
        return String(rest)
    }
}
