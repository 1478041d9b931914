import ViewQuery

/// A session's steps as a test: a file of Swift, and a feature for one in plain text.
struct TestText {
    let name: String
    let spelling: Spelling
    let library: TestLibrary
    let source: LaunchSource
    /// The steps' lines.
    private let lines: [String]
    /// Whether functions of Robot's stand among those of another library.
    private let needsRobot: Bool

    /// Writes steps as a test.
    ///
    /// - Parameter isTimed: whether time that passed is written as such, and not as what was waited for.
    init(
        _ name: String, _ steps: [RecordedStep], _ spelling: Spelling, _ library: TestLibrary,
        _ source: LaunchSource, isTimed: Bool
    ) throws(CommandError) {
        (self.name, self.spelling, self.library, self.source) = (name, spelling, library, source)
        let words = spelling == .xcuitest ? XCUITestWords(isXCTest: library == .xctest) : spelling.words
        var (lines, needsRobot) = ([String](), false)
        for (index, step) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1] : nil
            if spelling != .robot, !isTimed, index > 0, step.isExpectation(of: steps[index - 1]) {
                continue
            }
            if let own = words.lines(for: step, before: next, isTimed: isTimed) {
                lines += own
            } else if spelling != .gherkin,
                let other = RobotWords().lines(for: step, before: nil, isTimed: true)
            {
                // Robot's functions can stand among those of any library for Swift.
                lines += other
                needsRobot = true
            } else {
                throw CommandError(
                    "Step \(index + 1), \(step.words), has no words in \(spelling.rawValue). Export it as robot."
                )
            }
        }
        let robots = ["TimeLapse", "SoftwareKeyboard"]
        self.needsRobot = needsRobot || lines.contains { line in robots.contains { line.hasPrefix($0) } }
        self.lines = lines
        if [.tabtestkit, .swerkin, .gherkin].contains(spelling), source.application == nil {
            throw CommandError(
                "\(spelling.rawValue) launches the application itself, by its delegate: the session's launch has to be"
                    + " SimulatedDevice.current.launch(AppDelegate.self), and nothing else. Export it as robot."
            )
        }
    }

    /// The feature's text; `nil` in spellings that are Swift alone.
    var feature: String? {
        guard spelling == .gherkin else { return nil }
        let steps = Self.joined(lines.map { "    \($0)" }, keyword: 4)
        return "Feature: \(name)\n\n  Scenario: The steps of a session\n\(steps.joined(separator: "\n"))\n"
    }

    /// The file's text.
    var swift: String {
        "\(imports)\n\n\(head)\n\(body.map { "        \($0)" }.joined(separator: "\n"))\n    }\n}\n"
    }

    private var imports: String {
        let own: [String] =
            switch spelling {
            case .robot: ["Robot"]
            case .xcuitest:
                ["XCUIAutomation"]
                    + (needsRobot || library == .testing || source.application == nil ? ["Robot"] : [])
            case .tabtestkit: ["TABTestKit"]
            case .swerkin: ["Swerkin"]
            case .gherkin: ["Gherkin", "TABTestKit"]
            }
        let modules = Set(
            source.imports + ((needsRobot ? ["Robot"] : []) + own + [library.module]).map { "import \($0)" })
        let plain = modules.filter { $0.hasPrefix("import ") }.sorted()
        let other = modules.filter { !$0.hasPrefix("import ") }.sorted()
        return (plain + (other.isEmpty ? [] : [""] + other)).joined(separator: "\n")
    }

    private var head: String { library == .testing ? suite : testCase }

    private var suite: String {
        let application = source.application ?? ""
        let trait =
            switch spelling {
            case .robot: ".robot"
            case .xcuitest: source.application == nil ? ".robot" : ".robot(\(application))"
            case .tabtestkit, .gherkin: ".tabTestKit(\(application))"
            case .swerkin: ".swerkin(\(application))"
            }
        let scenario =
            spelling == .gherkin
            ? ", arguments: Gherkin.scenarios(in: \"\(name).feature\"))\n"
                + "    func session(_ scenario: Gherkin.Scenario) async throws {" : ")\n    func session() {"
        let contexts = spelling == .tabtestkit ? ": DefaultContexts" : ""
        return "@MainActor @Suite(\(name.quoted), \(trait)) struct \(name)Tests\(contexts) {\n"
            + "    @Test(\"The steps of a session\"\(scenario)"
    }

    private var testCase: String {
        let application = source.application ?? ""
        let parent =
            switch spelling {
            case .robot: "RobotTestCase"
            case .xcuitest: "XCTestCase"
            case .tabtestkit, .gherkin: "TABTestKit::TABTestCase"
            case .swerkin: "BaseTestCase"
            }
        let launch: String =
            switch spelling {
            case .tabtestkit, .gherkin:
                "    override var applicationUnderTest: ApplicationUnderTest? {\n"
                    + "        ApplicationUnderTest(\(application.replacing("app: ", with: "")))\n    }\n\n"
            case .swerkin: "    override class var application: Application? { (\(source.pair)) }\n\n"
            case .robot, .xcuitest: ""
            }
        let function = spelling == .gherkin ? "testSession() async throws" : "testSession()"
        return "@MainActor final class \(name)Tests: \(parent) {\n\(launch)    func \(function) {"
    }

    private var body: [String] {
        switch spelling {
        case .robot: return source.lines + lines
        case .xcuitest:
            let system = lines.contains { $0.contains("springboard") }
            let apps =
                ["let app = XCUIApplication()"]
                + (system
                    ? ["let springboard = XCUIApplication(bundleIdentifier: \"com.apple.springboard\")"] : [])
            guard let application = source.application else { return source.lines + apps + lines }
            let register = "XCUIApplication.register(\(application.replacing("app: ", with: "")))"
            return (library == .xctest ? [register] : []) + apps + ["app.launch()"] + lines
        case .tabtestkit:
            return ["Scenario(\"The steps of a session\") {"]
                + Self.joined(lines, keyword: 0).map { "    \($0)" }
                + ["}"]
        case .swerkin: return Self.joined(lines, keyword: 0)
        case .gherkin:
            return library == .testing
                ? ["try await scenario.run()"]
                : [
                    "for scenario in Gherkin.scenarios(in: \"\(name).feature\") {",
                    "    try await scenario.run()", "}",
                ]
        }
    }

    /// Steps whose keyword is that of the step before as `And`.
    private static func joined(_ lines: [String], keyword column: Int) -> [String] {
        var last = ""
        return lines.map { line in
            let rest = line.dropFirst(column)
            guard let keyword = ["When", "Then"].first(where: { rest.hasPrefix($0) }) else { return line }
            defer { last = keyword }
            guard keyword == last else { return line }
            return line.prefix(column) + "And" + rest.dropFirst(4)
        }
    }
}
