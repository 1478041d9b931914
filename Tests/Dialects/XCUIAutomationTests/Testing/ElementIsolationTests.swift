import FailureReporting
import Foundation
import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@Suite("Elements off the main actor", .robot(app: LoginAppDelegate.self)) struct ElementIsolationTests {
    @Test("Tests in parallel off the main actor have applications of their own", arguments: 0..<8)
    func worlds(index: Int) async {
        let app = XCUIApplication()
        for round in 0..<100 {
            let greeting = "\(index)-\(round)"
            #expect(app.launchEnvironment["GREETING"] == (round == 0 ? nil : "\(index)-\(round - 1)"))
            app.launchEnvironment["GREETING"] = greeting
            await Task.yield()
            app.launch()
            await Task.yield()
            let seen = await MainActor.run { ProcessInfo.processInfo.environment["GREETING"] }
            #expect(seen == greeting)
            #expect(app.staticTexts["status"].label == greeting)
        }
    }

    @Test("A failure off the main actor is recorded once, at the caller's line")
    func failure() async {
        let failures = FailureCollector.failures { XCUIApplication().buttons["Save"].tap() }
        #expect(failures.count == 1)
        #expect(failures.first?.site.map { Int($0.line) } == #line - 2)
        #expect(failures.first?.text.hasPrefix("app.buttons[\"Save\"].tap() found no element.") == true)
    }

    @Test("A wait off the main actor sees what tasks bring")
    func wait() async {
        let app = XCUIApplication()
        app.launch()
        app.textFields["email"].tap()
        app.textFields["email"].typeText("ada")
        app.buttons["Log in"].tap()
        #expect(app.staticTexts["Welcome, ada"].waitForExistence(timeout: 30))
    }
}

@MainActor @Suite("Launch environments of parallel tests", .robot(app: LoginAppDelegate.self))
struct LaunchEnvironmentTests {
    private func check(_ name: String) async {
        let app = XCUIApplication()
        for round in 0..<100 {
            app.launchEnvironment = [name: "\(round)", "GREETING": name]
            app.launch()
            await Task.yield()
            let environment = ProcessInfo.processInfo.environment
            #expect(environment[name] == "\(round)")
            #expect(Self.names.filter { environment[$0] != nil } == [name])
            #expect(app.staticTexts["status"].label == name)
        }
    }

    private static let names = (1...8).map { "LAUNCH_\($0)" }

    @Test("The first launches with variables of its own") func first() async { await check("LAUNCH_1") }
    @Test("The second launches with variables of its own") func second() async { await check("LAUNCH_2") }
    @Test("The third launches with variables of its own") func third() async { await check("LAUNCH_3") }
    @Test("The fourth launches with variables of its own") func fourth() async { await check("LAUNCH_4") }
    @Test("The fifth launches with variables of its own") func fifth() async { await check("LAUNCH_5") }
    @Test("The sixth launches with variables of its own") func sixth() async { await check("LAUNCH_6") }
    @Test("The seventh launches with variables of its own") func seventh() async { await check("LAUNCH_7") }
    @Test("The eighth launches with variables of its own") func eighth() async { await check("LAUNCH_8") }
}
