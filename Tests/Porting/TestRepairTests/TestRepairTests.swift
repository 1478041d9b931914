import Foundation
import Testing

@testable import TestRepair

/// Queries that find nothing, and what is proposed for them.
@Suite("Repairing tests") struct TestRepairTests {
    private static let testing = """
        ◇ Test run started.
        \u{1B}[91m✘\u{1B}[0m Test "Logging in" recorded an issue at LoginTests.swift:9:66: Issue recorded
        ↳ type(theOnlyElement(withRole(.textField, named: "Email"))) found no element.
          All with the role .textField: "E-mail address", "Password".
        ✘ Test "Logging in" recorded an issue with 1 argument row → 2 at OtherTests.swift:3:1: Expectation failed: a == b
        ✘ Test "Logging in" failed after 0.1 seconds with 2 issues.
        """

    private static let xctest = """
        Test Case 'LoginTests.testSession' started at 2026-11-01 12:00:00.000
        /package/Tests/LoginTests.swift:12: error: LoginTests.testSession : app.buttons["Sign in"].tap() found no element.
        Nearest: button "Log in": label is "Log in", wanted "Sign in".
        Test Case 'LoginTests.testSession' failed (0.1 seconds)
        """

    @Test("Failures are read as both test libraries print them, with all lines of their texts")
    func reading() {
        #expect(
            PrintedFailure.all(in: Self.testing) == [
                PrintedFailure(
                    file: "LoginTests.swift", line: 9,
                    text: """
                        Issue recorded
                        type(theOnlyElement(withRole(.textField, named: "Email"))) found no element.
                        All with the role .textField: "E-mail address", "Password".
                        """),
                PrintedFailure(file: "OtherTests.swift", line: 3, text: "Expectation failed: a == b"),
            ])
        #expect(
            PrintedFailure.all(in: Self.xctest) == [
                PrintedFailure(
                    file: "/package/Tests/LoginTests.swift", line: 12,
                    text: """
                        app.buttons["Sign in"].tap() found no element.
                        Nearest: button "Log in": label is "Log in", wanted "Sign in".
                        """)
            ])
        #expect(PrintedFailure.all(in: "").isEmpty)
    }

    private static let proposals: [(text: String, former: String, new: String?)] = [
        (
            "tapOn(theFirstView(withLabel(\"Cancle\"))) found no view.\nNearest: UIButton \"Cancel\": label is \"Cancel\", wanted \"Cancle\".",
            "    tapOn(theFirstView(withLabel(\"Cancle\")))", "    tapOn(theFirstView(withLabel(\"Cancel\")))"
        ),
        (
            "theOnlyView(withText(\"Tea\")) found no view.\nTry: theOnlyView(withText(.prefix(\"Tea\")))",
            "let tea = theOnlyView(withText(\"Tea\"))", "let tea = theOnlyView(withText(.prefix(\"Tea\")))"
        ),
        (
            "app.textFields[\"Email\"].tap() found no element.\n2 elements of type .textField are there: \"E-mail address\", \"Name\".",
            "app.textFields[\"Email\"].tap()", "app.textFields[\"E-mail address\"].tap()"
        ),
        (
            "app.textFields[\"Mail\"].tap() found no element.\n1 element of type .textField is there: \"Address\".",
            "app.textFields[\"Mail\"].tap()", "app.textFields[\"Address\"].tap()"
        ),
        ("Expectation failed: 1 == 2", "#expect(1 == 2)", nil),
        ("theOnlyView(withText(\"Tea\")) found no view.", "theOnlyView(withText(\"Tea\"))", nil),
        ("x found no view.\nAll with the role .button: \"Pay\", \"Add\".", "x(\"Zzz\")", nil),
    ]

    @Test("A failure's proposal is put into its line", arguments: proposals)
    func proposal(text: String, former: String, new: String?) {
        let lines = ["import Robot", former, "}"]
        let failure = PrintedFailure(file: "A.swift", line: 2, text: "Issue recorded\n\(text)")
        #expect(QueryRepair(PrintedFailure(file: "A.swift", line: 2, text: text), in: lines)?.new == new)
        #expect(QueryRepair(failure, in: lines)?.new == new)
        #expect(QueryRepair(PrintedFailure(file: "A.swift", line: 9, text: text), in: lines) == nil)
    }

    @Test("A test is run again after each change, until it passes or nothing is proposed")
    func runs() {
        let former = ["a(\"One\")", "b(\"Two\")", ""]
        var seen: [[String]] = []
        let outcome = TestRepair(file: "A.swift").repair(former) { lines in
            seen.append(lines)
            if lines[0].contains("One") {
                return
                    "/x/A.swift:1: error: T.t : a(\"One\") found no view.\nNearest: label is \"Eins\", wanted \"One\"."
            }
            return lines[1].contains("Two")
                ? "/x/A.swift:2: error: T.t : b(\"Two\") found no view.\nNearest: label is \"Zwei\", wanted \"Two\"."
                : ""
        }
        #expect(seen == [former, ["a(\"Eins\")", "b(\"Two\")", ""], ["a(\"Eins\")", "b(\"Zwei\")", ""]])
        #expect(outcome == TestRepair.Outcome(lines: seen[2], remaining: [], runs: 3))
        let endless = TestRepair(file: "A.swift").repair(["\"0\""]) { lines in
            let name = lines[0]
            return
                "A.swift:1: error: T.t : x found no view.\nNearest: label is \"\(name.count)\(name.dropFirst()), wanted \(name)."
        }
        #expect(endless.runs == TestRepair.mostRuns)
    }

    @Test("A difference is written as diff -u writes it")
    func difference() {
        let former = (1...12).map { "line \($0)" }
        var new = former
        (new[1], new[10]) = ("second", "eleventh")
        #expect(
            TextDiff(path: "A.swift", former: former, new: new).text == """
                --- A.swift
                +++ A.swift
                @@ -1,5 +1,5 @@
                 line 1
                -line 2
                +second
                 line 3
                 line 4
                 line 5
                @@ -8,5 +8,5 @@
                 line 8
                 line 9
                 line 10
                -line 11
                +eleventh
                 line 12

                """)
        #expect(TextDiff(path: "A.swift", former: former, new: former).text.isEmpty)
    }

    @Test("Arguments that name no file of a package are mistakes")
    func arguments() {
        let here = URL(fileURLWithPath: "/")
        for (arguments, text) in [
            ([], "needs one file"), (["a.swift", "b.swift"], "needs one file"),
            (["--fly"], "no option --fly"),
            (["nothing.swift"], "no Swift file nothing.swift"), (["/etc/hosts"], "no Swift file"),
        ] {
            #expect(
                performing: { try RepairCommand(arguments, in: here) }, throws: { "\($0)".contains(text) })
        }
        #expect(
            RepairCommand.types(in: "final class LoginTests: XCTestCase {\nstruct A {") == [
                "LoginTests", "A",
            ])
    }
}
