import FailureReporting
import Robot
import Showroom
import TABTestKit
import Testing

@testable import Gherkin

private let files = ["Login", "Application", "Lists", "Controls"].map { "../Features/\($0).feature" }

@MainActor @Suite("Showroom's features", .tabTestKit(app: AppDelegate.self, scene: SceneDelegate.self))
struct ShowroomFeatureTests: DefaultContexts {
    @Test("A scenario passes in the vocabulary alone", arguments: files.flatMap { Gherkin.scenarios(in: $0) })
    func features(_ scenario: Gherkin.Scenario) async throws {
        try await scenario.run()
    }

    @Test("A failure is at the feature's line, with what was found, and without lines of the vocabulary")
    func failing() async throws {
        let text = "Feature: A\nScenario: B\n* I see the header 'Welcome'\n* I see the table 'Rows'"
        let scenario = try #require(try Gherkin.feature(parsing: text, file: "/a/A.feature").scenarios.first)
        let failures = try await FailureCollector.failures { try await scenario.run() }
        #expect(failures.map { "\($0.site.map { "\($0)" } ?? "")" } == ["A.feature:4"])
        let lines = (failures.first?.text ?? "").split(separator: "\n")
        #expect(lines.first == "* I see the table 'Rows': failed after 30 s of virtual time.")
        #expect(
            lines.dropFirst().first
                == "Failed awaiting element to be exists with timeout 30.0: Table \"Rows\" does not exist.")
        #expect(lines.last == "In: B" && !lines.contains { $0.hasPrefix("At:") })
    }

    @Test("A number of cells is waited for, and another one fails with it")
    func numbers() async throws {
        let text = "Feature: A\nScenario: B\n* the table 'None' has 1 cell\n"
        let scenario = try #require(try Gherkin.feature(parsing: text, file: "/a/A.feature").scenarios.first)
        let failures = try await FailureCollector.failures { try await scenario.run() }
        #expect(failures.first?.text.contains("Table \"None\" does not exist") == true)
    }

    @Test("Another number of cells fails with the number that there is")
    func otherNumber() async throws {
        let rows = try #require(Gherkin.scenarios(in: "../Features/Lists.feature").last)
        let text =
            "Feature: A\nScenario: B\n"
            + rows.steps.dropLast().map { "* \($0.text)\n" }.joined() + "* the table has 1 cell"
        let scenario = try #require(try Gherkin.feature(parsing: text, file: "/a/A.feature").scenarios.first)
        let failures = try await FailureCollector.failures { try await scenario.run() }
        #expect(
            failures.map(\.text) == [
                """
                * the table has 1 cell: failed after 10 s of virtual time.
                Expected 1 cell in the table, but it has 30.
                In: B
                """
            ])
    }

    @Test("Definitions of a test can take elements, too; their failures have their own lines")
    func ownDefinitions() async throws {
        let line = #line + 3
        let steps = Gherkin.Definitions { steps in
            steps.define("I look at {element} twice") { (element: any Element) in
                for id in ["Welcome", "Bye"] { see(Header(id: id, parent: element)) }
            }
        }
        let text = "Feature: A\nScenario: B\n* I look at the view 'LoginView' twice"
        let scenario = try #require(try Gherkin.feature(parsing: text, file: "/a/A.feature").scenarios.first)
        let failures = try await FailureCollector.failures { try await scenario.run(.standard + steps) }
        #expect(failures.first?.text.contains("\nAt: ShowroomFeatureTests.swift:\(line)\n") == true)
    }

    @Test("The browser is opened where one is registered")
    func browser() async throws {
        XCUIApplication.register(BrowserDelegate.self, bundleIdentifier: "com.apple.mobilesafari")
        let text = "Feature: A\nScenario: B\n* I open Safari\n* I see the browser"
        let scenario = try #require(try Gherkin.feature(parsing: text, file: "/a/A.feature").scenarios.first)
        try await scenario.run()
        #expect(Safari().state == .runningForeground)
    }

    @Test("Each step of the vocabulary is used here")
    func coverage() {
        let steps = files.flatMap { Gherkin.scenarios(in: $0) }.flatMap(\.steps)
        let unused = Gherkin.Definitions.tabTestKit.definitions.filter { definition in
            !steps.contains { definition.matches($0) }
        }
        #expect(unused.map(\.source) == ["I open Safari"])
    }
}

private final class BrowserDelegate: UIResponder, UIApplicationDelegate {}
