// Backgrounds, scenarios and examples.
extension FeatureParser {
    private static let headsOfScenarios: Set<SourceLine.Kind> = [
        .keyword(.scenario), .keyword(.scenarioOutline), .keyword(.rule), .tags,
    ]

    mutating func readSection() -> SectionOutline {
        var section = SectionOutline()
        while let line = nextBelowTags() {
            switch line.content {
            case .keyword(.background, _): readBackground(into: &section)
            case .keyword(.scenario, let name), .keyword(.scenarioOutline, let name):
                section.scenarios.append(readScenario(name, at: line))
            case .keyword(.rule, _): return section
            default: failBetweenScenarios(at: line)
            }
        }
        if hasTags { failAtEnd("Tags stand above a scenario, examples or a rule, but the text ends.") }
        return section
    }

    private mutating func failBetweenScenarios(at line: SourceLine) {
        if hasTags {
            _ = takeTags()
            failAtNext(expecting: "a scenario, examples or a rule below the tags")
        } else if line.kind == .keyword(.feature) {
            fail("A text has one feature; this is another.", at: line)
            lines.advance()
        } else if line.kind == .keyword(.examples) {
            fail("Examples stand below a scenario.", at: line)
            lines.advance()
        } else {
            failAtNext(expecting: "a scenario, a background or a rule")
        }
    }

    private mutating func readBackground(into section: inout SectionOutline) {
        guard let line = lines.next else { return }
        lines.advance()
        if !takeTags().isEmpty { fail("A background has no tags.", at: line) }
        if section.background != nil {
            fail("There is a background already. Put all of its steps into one.", at: line)
        } else if !section.scenarios.isEmpty {
            fail("A background stands above the scenarios.", at: line)
        }
        _ = readDescription(before: Self.headsOfScenarios.union([.step]))
        let steps = readSteps(expecting: "a step, a scenario or a rule")
        if section.background == nil { section.background = steps }
    }

    private mutating func readScenario(_ name: String, at line: SourceLine) -> ScenarioOutline {
        var scenario = ScenarioOutline(
            keyword: String(line.trimmed.prefix { $0 != ":" }), name: name, tags: takeTags(),
            line: line.number)
        lines.advance()
        _ = readDescription(before: Self.headsOfScenarios.union([.step, .keyword(.examples)]))
        scenario.steps = readSteps(expecting: "a step, examples, a scenario or a rule")
        while nextBelowTags()?.kind == .keyword(.examples) { scenario.examples.append(readExamples()) }
        return scenario
    }

    private mutating func readExamples() -> ExamplesOutline {
        var examples = ExamplesOutline(tags: takeTags())
        lines.advance()
        _ = readDescription(before: Self.headsOfScenarios.union([.tableRow, .keyword(.examples)]))
        let table = readTable()
        examples.header = table.rows.first?.cells
        examples.rows = Array(table.rows.dropFirst())
        while let line = lines.next, !Self.headsOfScenarios.contains(line.kind),
            line.kind != .keyword(.examples)
        {
            failAtNext(expecting: "a row, examples, a scenario or a rule")
        }
        return examples
    }

    // MARK: Steps

    private mutating func readSteps(expecting expected: String) -> [Gherkin.Step] {
        var steps: [Gherkin.Step] = []
        while let line = lines.next {
            switch line.content {
            case .step(let keyword, let text):
                lines.advance()
                steps.append(readArguments(ofStep: keyword, text, at: line))
            // A caller that has no examples says so.
            case .keyword, .tags: return steps
            default: failAtNext(expecting: expected)
            }
        }
        return steps
    }

    private mutating func readArguments(
        ofStep keyword: String, _ text: String, at line: SourceLine
    ) -> Gherkin.Step {
        var docString: Gherkin.DocString?
        var table: Gherkin.Table?
        while let next = lines.next {
            if next.kind == .docString, docString == nil {
                docString = readDocString()
            } else if next.kind == .tableRow, table == nil {
                table = Gherkin.Table(rows: readTable().rows.map(\.cells))
            } else {
                break
            }
        }
        return Gherkin.Step(
            keyword: keyword, text: text, line: line.number, docString: docString, table: table)
    }

    private mutating func readTable() -> TableOutline {
        var table = TableOutline()
        while let line = lines.next, line.kind == .tableRow {
            lines.advance()
            let row = TableRow(line)
            guard let expected = table.rows.first?.cells.count, expected != row.cells.count else {
                table.rows.append(TableOutline.Row(line: line.number, cells: row.cells))
                continue
            }
            let hint = row.isClosed ? "" : " What follows the last \"|\" of a row is no cell."
            fail(
                "The row has \(row.cells.count.cells), but the first row of its table has \(expected).\(hint)",
                at: line)
        }
        return table
    }

    private mutating func readDocString() -> Gherkin.DocString? {
        guard let start = lines.next, case .docString(let delimiter, let mediaType) = start.content else {
            return nil
        }
        lines.advance()
        let escaped = delimiter == "```" ? "\\`\\`\\`" : "\\\"\\\"\\\""
        var content: [String] = []
        while let line = lines.nextOfAnyKind {
            lines.advance()
            if line.trimmed.hasPrefix(delimiter) {
                return Gherkin.DocString(
                    mediaType: mediaType.isEmpty ? nil : mediaType, content: content.joined(separator: "\n"))
            }
            content.append(line.text.unindented(by: start.column - 1).replacing(escaped, with: delimiter))
        }
        failAtEnd("The doc string that begins in line \(start.number) is not closed by \(delimiter).")
        return nil
    }
}

extension Int {
    fileprivate var cells: String { self == 1 ? "1 cell" : "\(self) cells" }
}

extension Substring {
    fileprivate func unindented(by indentation: Int) -> String {
        var rest = self
        for _ in 0..<indentation {
            guard rest.first?.isWhitespace == true else { break }
            rest.removeFirst()
        }
        return String(rest)
    }
}
