import TestSupport
import Testing

@testable import Scenarios

/// Results at random, and what reports of them are to tell.
private struct RandomResults {
    private var numbers: SeededNumbers
    private(set) var results: [ReportedResult] = []
    private(set) var expected: [ReadScenario] = []

    private static let pieces = [
        "a", "B", " ", "<", ">", "&", "\"", "'", "]]>", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{1B}[31m",
        "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFE}", "é", "e\u{301}", "👩‍👩‍👧", "日", "{}", "#", "|", "@", "%",
    ]

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        for index in 0...numbers.next(below: 6) { addScenario(index) }
    }

    private mutating func text() -> String {
        (0...numbers.next(below: 8)).map { _ in numbers.element(of: Self.pieces) }.joined()
    }

    private mutating func part(_ depth: Int, _ keyword: String?, line: Int) -> ReportedPart {
        ReportedPart(
            depth: depth, keyword: keyword, words: text() + "\(line)",
            place: SourcePlace(file: "/p/A.swift", line: line), outcome: .passed,
            duration: .nanoseconds(numbers.next(below: 2_000_000_000)))
    }

    private mutating func addScenario(_ index: Int) {
        var parts = [part(0, nil, line: index * 100 + 1)]
        var steps: [String] = []
        var message: String?
        for number in 0..<numbers.next(below: 5) {
            let keyword = numbers.element(of: Step.Keyword.allCases).rawValue
            var step = part(1, keyword, line: index * 100 + 2 + number)
            step.outcome = numbers.element(of: [.passed, .passed, .failed, .skipped])
            if step.outcome == .failed {
                step.failures = [text() + "!"]
                message = message ?? step.failures[0]
            }
            steps.append("\(step.outcome.rawValue) \(keyword) \(step.words)")
            parts.append(step)
            if numbers.onceIn(3) { parts.append(part(2, "And", line: 90)) }
        }
        if numbers.onceIn(4) {
            parts[0].failures = [text() + "!"]
            message = message ?? parts[0].failures[0]
        }
        let outcomes = parts.map(\.outcome)
        parts[0].outcome =
            message != nil ? .failed : outcomes.contains(.skipped) || numbers.onceIn(4) ? .skipped : .passed
        let test = ReportedTest(module: "M", suite: "S", function: "f")
        results.append(ReportedResult(test: test, parts: parts))
        expected.append(
            ReadScenario(
                feature: "S", name: parts[0].words, outcome: parts[0].outcome.rawValue, steps: steps,
                message: message))
    }
}

extension String {
    /// What is left of a text in XML, which does not allow all characters.
    fileprivate var inXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\0": text += "␀"
            case "\u{1B}": text += "␛"
            case "\u{FFFE}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

@Suite("Reports of random results, read back") struct RandomReportTests {
    @Test("Each format tells of the same scenarios, steps, outcomes and failures", arguments: 1...200)
    func random(_ seed: UInt64) throws {
        let random = RandomResults(seed: seed)
        func text(_ format: ScenarioReport.Format) -> String { format.text(of: random.results, root: "/p") }
        #expect(try scalars(readCucumber(text(.cucumber))) == scalars(random.expected))
        #expect(try scalars(MessageReader(text(.messages)).scenarios) == scalars(random.expected))
        let junit = try JUnitReader(text(.junit))
        #expect(
            junit.scenarios.map(\.name.unicodeScalars.count)
                == random.expected.map(\.name.inXML.unicodeScalars.count))
        for (read, expected) in zip(junit.scenarios, random.expected) {
            #expect(read.name == expected.name.inXML && read.outcome == expected.outcome)
            if let message = expected.message { #expect(read.message?.contains(message.inXML) == true) }
        }
        #expect(junit.suites.first?["tests"] == "\(random.expected.count)")
        let failures = random.expected.count { $0.outcome == "failed" }
        #expect(junit.suites.first?["failures"] == "\(failures)")
    }

    /// All of it as scalars: equal texts can differ in them.
    private func scalars(_ scenarios: [ReadScenario]) -> [[UInt32]] {
        scenarios.map { "\($0)".unicodeScalars.map(\.value) }
    }

    @Test("The record has results as they are, however deep they are")
    func record() throws {
        var results = (1...50).flatMap { RandomResults(seed: UInt64($0)).results }
        let deep = (0...1500).map { depth in
            ReportedPart(
                depth: depth, words: "\(depth)", place: SourcePlace(file: "/p/A.swift", line: 1),
                outcome: .failed)
        }
        results.append(ReportedResult(test: ReportedTest(module: "N", function: "g"), parts: deep))
        let lines = try results.enumerated().map {
            try RecordedResult(process: "1", number: $0, result: $1).line
        }
        #expect(RecordedResult.results(in: lines.map { $0.dropLast() }) == results)
    }
}
