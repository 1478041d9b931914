import Testing

@testable import Scenarios

@Suite("Cucumber's messages") struct MessageReportTests {
    private func text(_ results: [ReportedResult]) -> String {
        ScenarioReport.Format.messages.text(of: results, root: ReportSamples.root)
    }

    @Test("A scenario of one step is output as messages")
    func small() {
        let test = ReportedTest(module: "M", suite: "S", function: "f")
        let place = SourcePlace(file: "/p/S.swift", line: 2)
        let scenario = ReportedPart(words: "A", place: place, outcome: .passed, duration: .seconds(2))
        let step = ReportedPart(
            depth: 1, keyword: "Given", words: "a (b)", place: SourcePlace(file: "/p/S.swift", line: 3),
            outcome: .passed, duration: .milliseconds(1500))
        let lines = text([ReportedResult(test: test, parts: [scenario, step])]).split(separator: "\n")
        let expected = #"""
            {"source":{"uri":"S.swift","data":"Feature: S\n  Scenario: A\n    Given a (b)\n",\#
            "mediaType":"text/x.cucumber.gherkin+plain"}}
            {"gherkinDocument":{"uri":"S.swift","comments":[],"feature":{"location":{"line":1},"tags":[],\#
            "language":"en","keyword":"Feature","name":"S","description":"",\#
            "children":[{"scenario":{"location":{"line":2},"tags":[],"keyword":"Scenario","name":"A",\#
            "description":"","steps":[{"location":{"line":3},"keyword":"Given ","keywordType":"Context",\#
            "text":"a (b)","id":"1"}],"examples":[],"id":"3"}}]}}}
            {"pickle":{"id":"4","uri":"S.swift","location":{"line":2},"name":"A","language":"en",\#
            "steps":[{"id":"2","type":"Context","text":"a (b)","astNodeIds":["1"]}],"tags":[],\#
            "astNodeIds":["3"]}}
            {"stepDefinition":{"id":"5","pattern":{"source":"a \\(b)","type":"CUCUMBER_EXPRESSION"},\#
            "sourceReference":{"uri":"S.swift","location":{"line":3}}}}
            {"testRunStarted":{"timestamp":{"seconds":978307200,"nanos":0},"id":"6"}}
            {"testCase":{"id":"7","pickleId":"4","testSteps":[{"id":"8","pickleStepId":"2",\#
            "stepDefinitionIds":["5"],"stepMatchArgumentsLists":[{"stepMatchArguments":[]}]}],\#
            "testRunStartedId":"6"}}
            {"testCaseStarted":{"attempt":0,"id":"9","testCaseId":"7","timestamp":{"seconds":978307200,\#
            "nanos":0}}}
            {"testStepStarted":{"testCaseStartedId":"9","testStepId":"8","timestamp":{"seconds":978307200,\#
            "nanos":0}}}
            {"testStepFinished":{"testCaseStartedId":"9","testStepId":"8",\#
            "testStepResult":{"duration":{"seconds":1,"nanos":500000000},"status":"PASSED"},\#
            "timestamp":{"seconds":978307201,"nanos":500000000}}}
            {"testCaseFinished":{"testCaseStartedId":"9","timestamp":{"seconds":978307202,"nanos":0},\#
            "willBeRetried":false}}
            {"testRunFinished":{"success":true,"timestamp":{"seconds":978307202,"nanos":0},\#
            "testRunStartedId":"6"}}
            """#
        #expect(lines.dropFirst().joined(separator: "\n") == expected)
    }

    @Test("The kinds of messages follow each other as viewers expect")
    func order() throws {
        let kinds = try MessageReader(text(ReportSamples.feature + ReportSamples.suite)).kinds
        let planned = ["meta", "source", "gherkinDocument", "pickle", "source", "gherkinDocument", "pickle"]
        #expect(kinds.starts(with: planned + ["stepDefinition", "hook", "stepDefinition", "testRunStarted"]))
        #expect(kinds.dropFirst(11).starts(with: ["testCase", "testCaseStarted", "testStepStarted"]))
        #expect(kinds.suffix(2) == ["testCaseFinished", "testRunFinished"])
    }

    @Test("Each feature is there as text, with its lines at their numbers")
    func gherkin() throws {
        let features = ReportedFeature.features(of: ReportSamples.feature, root: ReportSamples.root)
        let feature = try #require(features.first)
        #expect(
            GherkinText(of: feature).text == #"""
                @shop
                Feature: Shop
                  Buying things

                  @smoke
                  Scenario: Buying
                    Given a shop with
                      | name | price |
                      | tea | a\|b |
                    When I buy <tea> & "milk"
                    Then I see
                      """text
                      1 tea
                      2 \"\"\"
                      """
                  Rule: Stock
                  Example: Selling out
                    * nothing is left

                """#)
    }

    @Test("A line whose number is far behind the others follows the last one")
    func farLine() throws {
        let place = SourcePlace(file: "/p/S.swift", line: 4_000_000_000)
        let part = ReportedPart(words: "A\nB", place: place, outcome: .passed)
        let features = ReportedFeature.features(of: [ReportedResult(parts: [part])], root: "/p")
        #expect(try GherkinText(of: #require(features.first)).text == "Feature: S\n  Scenario: A B\n")
    }

    @Test("Two suites of one file are two documents, whose names tell them apart")
    func suitesOfOneFile() throws {
        let results = ["One", "Two"].map { suite in
            let part = ReportedPart(
                words: suite, place: SourcePlace(file: "/p/S.swift", line: 1), outcome: .passed)
            let test = ReportedTest(module: "M", suite: suite, function: "f")
            return ReportedResult(test: test, parts: [part])
        }
        #expect(text(results).contains(#""gherkinDocument":{"uri":"S.swift#One""#))
        #expect(try MessageReader(text(results)).scenarios.map(\.feature) == ["One", "Two"])
    }
}
