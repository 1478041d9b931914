// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The word I is capitalised in English.
import Robot
import Scenarios
import Testing

extension Steps {
    func IAmOnScreen(
        _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, function: StaticString = #function
    ) {
        perform(nil, in: function, fileID: fileID, filePath: filePath, line: line, column: column) {}
    }

    func IAmLoggedIn(as name: String, file: StaticString = #filePath, line: UInt = #line) {
        perform("I am logged in as \(name)", filePath: file, line: line) {}
    }

    func theCartHas(_ count: Int, file: StaticString = #filePath, line: UInt = #line) {
        perform(nil, filePath: file, line: line) {}
    }

    func theFeedArrives(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, isolation: isolated (any Actor)? = #isolation
    ) async {
        await performAsync(nil, fileID: fileID, filePath: filePath, line: line, column: column) {
            await Task.yield()
        }
    }
}

/// Spellings of steps, each with what the report says of it.
@MainActor @Suite("Spellings of steps", .robot) struct StepSpellingTests {
    private func logIn() {}
    private func tryToLogIn() throws {}
    private func see(_ name: String) {}
    private func value(of name: String, is value: String) throws {}
    private func refresh() async throws {}
    private func refresh(_ name: String) async throws {}
    private func refresh(_ count: Int) async {}
    private nonisolated func deviceBiometricsAreEnabled() {}

    @Test("Functions by reference are steps")
    func references() {
        let taken = taking {
            Given(I: logIn)
            When(I: tryToLogIn)
            Then(the: self.logIn)
            And(a: logIn)
            But(deviceBiometricsAreEnabled)
        }
        #expect(
            taken.report == """
                ✓ Given I log in
                ✓ When I try to log in
                ✓ Then the log in
                ✓ And a log in
                ✓ But device biometrics are enabled
                """)
    }

    @Test("Expressions are steps, also those that throw or take several lines")
    func expressions() throws {
        let taken = try taking {
            Given(I: see("home"))
            And(the: try value(of: "total", is: "3"))
            And(the: try value(of: "total", is: "4"))
            Then(a: see("banner"))
            But(see("home"))
            When(
                I: see(
                    "a, b: c)"  // the name
                ))
        }
        #expect(
            taken.report == """
                ✓ Given I see "home"
                ✓ And the value of "total" is "3"
                ✓ And the value of "total" is "4"
                ✓ Then a see "banner"
                ✓ But see "home"
                ✓ When I see "a, b: c)"
                """)
    }

    @Test("Several steps on one line, and one in a loop, each have their words")
    func sameLine() {
        let taken = taking {
            // swift-format-ignore
            for name in ["a", "b"] { Given(I: see(name)); Given(I: logIn); Given { logIn() } }
        }
        let once = "✓ Given I see name\n✓ Given I log in\n✓ Given log in"
        #expect(taken.report == once + "\n" + once)
    }

    @Test("Closures are steps, and those on one line have words of their source")
    func closures() {
        var line = 0
        let taken = taking {
            Given { see("home") }
            When(I: { see("home") })
            line = #line + 1
            Then {
                logIn()
                see("home")
            }
        }
        #expect(
            taken.report == """
                ✓ Given see "home"
                ✓ When I { see("home") }
                ✓ Then … (StepSpellingTests.swift:\(line))
                """)
    }

    @Test("Functions of a test are steps, with given words or words of the source, or with the line alone")
    func extensions() async {
        let taken = await taking {
            Given.IAmOnScreen("login")
            When.IAmLoggedIn(as: "Ada")
            Then.theCartHas(3)
            await And.theFeedArrives()
            But.perform("I do it at once") {}
            await But.performAsync("I do it later") { try await refresh() }
        }
        #expect(
            taken.report == """
                ✓ Given I am on screen "login"
                ✓ When I am logged in as Ada
                ✓ Then the cart has 3
                ✓ And the feed arrives
                ✓ But I do it at once
                ✓ But I do it later
                """)
    }

    @Test("Asynchronous functions and expressions are steps")
    func asynchronous() async throws {
        let taken = await taking {
            await Scenario.run("Refreshing") {
                await When.I(refresh)
                await When.I(await refresh(2))
                await When.I(try await refresh("feed"))
                await Then.the(try await refresh("list"))
                await Then.the(refresh)
                await And.a(refresh)
                await And.a(try await refresh("row"))
                await But.I { try await refresh("all") }
            }
        }
        #expect(
            taken.report == """
                Scenario: Refreshing
                  ✓ When I refresh
                  ✓ When I refresh 2
                  ✓ When I refresh "feed"
                  ✓ Then the refresh "list"
                  ✓ Then the refresh
                  ✓ And a refresh
                  ✓ And a refresh "row"
                  ✓ But I refresh "all"
                """)
    }
}

private func logIn() {}

/// A function outside of any class, whose steps belong to the test that calls it.
private func logInAndOut() {
    Given(I: logIn)
    Scenario("Inside") { Then(I: logIn) }
}

@Suite("Spellings off the main actor", .robot) struct NonisolatedSpellingTests {
    private func see(_ name: String) throws {}
    private func refresh() async {}

    @Test("A nonisolated test and a plain function perform steps")
    func nonisolated() async {
        Scenario("Off the main thread") {
            Given(I: logIn)
            When(I: try see("home"))
        }
        await Scenario.run("Asynchronous") { await When.I(refresh) }
        logInAndOut()
        #expect(
            ScenarioReport.current.description == """
                Scenario: Off the main thread
                  ✓ Given I log in
                  ✓ When I see "home"
                Scenario: Asynchronous
                  ✓ When I refresh
                ✓ Given I log in
                Scenario: Inside
                  ✓ Then I log in
                """)
    }

    @Test("Each case of a test has a report of its own", arguments: 1...4)
    func cases(_ number: Int) {
        for _ in 0..<number { Given(I: logIn) }
        #expect(ScenarioReport.current.entries.count == number)
    }
}
