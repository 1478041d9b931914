@testable import Scenarios

/// Results of tests of no run, in a project at `/p`.
enum ReportSamples {
    static let root = "/p"

    /// Of a feature: a scenario that fails, and one whose step has no function.
    static let feature = [failing, undefined]
    /// Of a suite in Swift: a scenario with a step inside another, one that is skipped, and steps outside of any.
    static let suite = [nested, skipped] + bare

    // MARK: A feature

    private static let shop = ScenarioOrigin.Feature(
        name: "Shop", description: "Buying things", uri: "/p/Features/Shop.feature", line: 2, tags: ["@shop"])
    private static let shopTest = ReportedTest(
        module: "ShopTests", suite: "Features", function: "run", argument: "Shop")
    private static let runner = SourcePlace(file: "/p/Tests/Features.swift", line: 9)

    private static var failing: ReportedResult {
        let origin = ScenarioOrigin(feature: shop, line: 6, tags: ["@shop", "@smoke"])
        let table = StepArgument.table([["name", "price"], ["tea", "a|b"]])
        let text = StepArgument.docString("1 tea\n2 \"\"\"", mediaType: "text")
        return ReportedResult(
            test: shopTest,
            parts: [
                scenario("Buying", origin, .failed, .seconds(1.75)),
                step("Given", "a shop with", line: 7, .passed, .seconds(0.25), table),
                step(
                    "When", "I buy <tea> & \"milk\"", line: 10, .failed, .seconds(1.5),
                    failures: ["3 is odd.\nSo is 5."]),
                step("Then", "I see", line: 11, .skipped, .zero, text),
            ])
    }

    private static var undefined: ReportedResult {
        let origin = ScenarioOrigin(
            feature: shop, rule: "Stock", keyword: "Example", line: 17, tags: ["@shop"])
        var part = step(
            "And", "nothing is left", line: 18, .failed, .zero, failures: ["There is no such step."])
        part.step?.keyword = "*"
        part.step?.isDefined = false
        return ReportedResult(test: shopTest, parts: [scenario("Selling out", origin, .failed, .zero), part])
    }

    private static func scenario(
        _ name: String, _ origin: ScenarioOrigin, _ outcome: ScenarioReport.Outcome, _ duration: Duration
    ) -> ReportedPart {
        ReportedPart(
            words: name, place: SourcePlace(file: origin.feature.uri, line: origin.line), code: runner,
            outcome: outcome, duration: duration, scenario: origin)
    }

    private static func step(
        _ keyword: String, _ words: String, line: Int, _ outcome: ScenarioReport.Outcome,
        _ duration: Duration, _ argument: StepArgument? = nil, failures: [String] = []
    ) -> ReportedPart {
        ReportedPart(
            depth: 1, keyword: keyword, words: words, place: SourcePlace(file: shop.uri, line: line),
            code: SourcePlace(file: "/p/Tests/Steps.swift", line: 3), outcome: outcome, failures: failures,
            duration: duration, step: StepOrigin(uri: shop.uri, line: line, argument: argument))
    }

    // MARK: A suite

    private static func part(
        _ depth: Int, _ keyword: String?, _ words: String, line: Int,
        _ outcome: ScenarioReport.Outcome = .passed
    ) -> ReportedPart {
        ReportedPart(
            depth: depth, keyword: keyword, words: words,
            place: SourcePlace(file: "/p/Tests/LoginTests.swift", line: line), outcome: outcome)
    }

    private static func test(_ function: String) -> ReportedTest {
        ReportedTest(module: "AppTests", suite: "LoginTests", function: function)
    }

    private static var nested: ReportedResult {
        ReportedResult(
            test: test("testLogIn"),
            parts: [
                part(0, nil, "Logging in", line: 12), part(1, "Given", "I have logged in", line: 13),
                part(2, "When", "I tap logInButton", line: 40), part(1, nil, "Looking", line: 14),
                part(2, "Then", "I see profileScreen", line: 15),
            ])
    }

    private static var skipped: ReportedResult {
        var part = part(0, nil, "Logging out", line: 20, .skipped)
        part.reasonToSkip = "later"
        return ReportedResult(test: test("testLogOut"), parts: [part])
    }

    private static var bare: [ReportedResult] {
        let parts = [
            part(0, "Given", "I am new", line: 31), part(0, "When", "I look around", line: 32),
        ]
        return parts.map { ReportedResult(test: test("testLooking"), parts: [$0]) }
    }
}
