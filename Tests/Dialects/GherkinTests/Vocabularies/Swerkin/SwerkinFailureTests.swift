import FailureReporting
import Robot
import Scenarios
import Testing

@testable import Gherkin

/// A step on a screen of the catalogue, and all of its failure below the step's words.
struct FailingStep: Sendable, CustomTestStringConvertible {
    let screen: String
    let step: String
    let heading: String
    let failure: String

    init(_ screen: String, _ step: String, _ heading: String = "failed.", _ failure: String) {
        self.screen = screen
        self.step = step
        self.heading = heading
        self.failure = failure
    }

    var testDescription: String { step }
}

@MainActor @Suite("Failures of Swerkin's vocabulary", .catalogue) struct SwerkinFailureTests {
    /// The failures of a scenario with some steps, each with its line.
    private func failures(_ steps: [String]) async throws -> [String] {
        let text = "Feature: A\nScenario: B\n" + steps.map { "\($0)\n" }.joined()
        let scenario = try #require(try Gherkin.feature(parsing: text, file: "/a/A.feature").scenarios.first)
        let failures = try await FailureCollector.failures { try await scenario.run() }
        return failures.map { "\($0.site.map { "\($0)" } ?? "no line"): \($0.text)" }
    }

    @Test(
        "A failure of each kind has the step's words, the point, and what there is instead",
        arguments: [
            FailingStep(
                "Buttons", "I touch button \"enabelButton\"", "failed after 2 s of virtual time.",
                """
                Did not find button with id "enabelButton" within 2 s.
                No such id. Did you mean "enableButton"?
                """),
            FailingStep(
                "Buttons", "I touch button \"disableButton\"", "failed after 2 s of virtual time.",
                """
                Could not touch button with id "disableButton" within 2 s.
                button "Disable Button" #disableButton cannot be touched: it is disabled.
                """),
            FailingStep(
                "Buttons", "I should see button \"enableButton\" with label \"Enable\"",
                "failed after 2 s of virtual time.",
                "Expected button with id \"enableButton\" to have label \"Enable\", but its label is \"Enable Button\"."
            ),
            FailingStep(
                "Tables", "I touch row with label \"Tomato\"", "failed after 2 s of virtual time.",
                """
                Did not find row with label "Tomato" within 2 s.
                Nothing like it is there.
                """),
            FailingStep(
                "Drop-downs", "I select \"Cherry\" from drop down \"textField\"", "failed.",
                """
                Could not select "Cherry" in the picker.
                pick(title: "Cherry", component: 0) failed on FoodPicker: no row of component 0 has that title; its rows are "Select Fruit", "Apple", "Banana", "Orange", "Grapes", and 1 more.
                The view hierarchy:
                  KeyboardWindow (0 0; 390 844)
                    KeyboardHostView (0 579; 390 265)
                      AccessoryBar (0 0; 390 49)
                        … 2 views
                      FoodPicker (0 49; 390 216)  <-- target
                        PickerWheel (0 0; 195 216) value "Select Fruit"
                          … 4 views
                        PickerWheel (195 0; 195 216) value "Select Veggie"
                          … 4 views
                """),
            FailingStep(
                "Text Fields", "I enter \"a\" into text field \"lastname_TextField\"",
                "failed after 2 s of virtual time.",
                """
                Could not touch text field with id "lastname_TextField" within 2 s.
                textField "last name text Field" #lastname_TextField cannot be touched: it is disabled.
                """),
            FailingStep(
                "Text Fields", "I should not see text field \"firstname_textField\"", "failed.",
                "Expected no text field with id \"firstname_textField\", but found textField \"first name text Field\" #firstname_textField at (16 167.667; 358 44)."
            ),
            FailingStep(
                "Waits", "I scroll down until I see element with label \"Photo\"",
                "failed after 2 s of virtual time.",
                """
                Did not find element with label "Photo" by scrolling down.
                Nothing on the screen can be scrolled down.
                """),
            FailingStep(
                "Waits", "I wait to see an alert", "failed after 2 s of virtual time.",
                "Did not find an alert within 2 s.\nNo view controller is presented."),
            FailingStep(
                "Tappables", "I dismiss the modal", "failed after 2 s of virtual time.",
                "Did not find anything to dismiss within 2 s.\nNo view controller is presented."),
            FailingStep(
                "Tappables", "I touch Allow in the system alert", "failed after 2 s of virtual time.",
                "Did not find an alert of the system within 2 s."),
            FailingStep(
                "Tappables", "I toggle switch \"checkBox\" on", "failed after 2 s of virtual time.",
                """
                Did not find switch with id "checkBox" within 2 s.
                button "Check Box" #checkBox has this id, but is not a switch.
                """),
        ])
    func kinds(_ example: FailingStep) async throws {
        let failures = try await failures([
            "Given I render screen \"\(example.screen)\"", "When \(example.step)",
        ])
        #expect(
            failures == ["A.feature:4: When \(example.step): \(example.heading)\n\(example.failure)\nIn: B"])
    }

    private static let screens =
        "Screens: Home, Buttons, Text Fields, Inline Edits, Tappables, Swipes, Drop-downs, Waits, Tables, End to end, Log in"

    @Test(
        "A screen that is not known fails with the screens that are, and one that is nearly called so",
        arguments: [
            ("Given I am on screen \"Butons\"", "Butons", "Did you mean \"Buttons\"? "),
            ("When I render screen \"Drop down\"", "Drop down", "Did you mean \"Drop-downs\"? "),
            ("When I render screen \"Cart\"", "Cart", ""),
            ("Then I wait to see screen \"Wait\"", "Wait", "Did you mean \"Waits\"? "),
            ("When I navigate from screen \"End2end\" to screen \"Cart\"", "End2end", ""),
            (
                "When I navigate from screen \"Home\" to screen \"Log-in\"", "Log-in",
                "Did you mean \"Log in\"? "
            ),
        ])
    func unknownScreens(step: String, name: String, hint: String) async throws {
        #expect(
            try await failures([step]) == [
                "A.feature:3: \(step): failed.\nScreen \"\(name)\" is not found.\n\(hint)\(Self.screens)\nIn: B"
            ])
    }

    @Test("Screens are found without regard to case")
    func screens() async throws {
        #expect(try await failures(["Given I am on screen \"TEXT FIELDS\""]) == [])
    }

    @Test("A word that is not one of a parameter's values fails with its values")
    func values() async throws {
        let failures = try await failures(["When I swipe inwards"])
        #expect(
            failures == [
                """
                A.feature:3: When I swipe inwards: failed.
                No definition matches this step.
                The words are those of "I swipe {swipe direction}", but not what stands for its parameters.
                {swipe direction} takes down, left, right, up.
                Try:
                    steps.define("I swipe inwards") {
                        // What the step does.
                    }
                In: B
                """
            ])
    }

    @Test(
        "A table or a doc string in the place of nothing, or of the other, fails",
        arguments: [
            (["When I go back", "| a |"], "\"I go back\" takes nothing below the step, but found a table."),
            (
                ["When I select from drop down \"a\":"],
                "\"I select from drop down {string}:\" takes a table below the step, but found nothing."
            ),
            (
                ["When I select from drop down \"a\":", "\"\"\"", "b", "\"\"\""],
                "\"I select from drop down {string}:\" takes a table below the step, but found a doc string."
            ),
            (
                ["When I enter into multi-line text field \"a\":", "| b |", "\"\"\"", "\"\"\""],
                "\"I enter into multi-line text field {string}:\" takes a doc string below the step, but found a table and a doc string."
            ),
        ])
    func below(lines: [String], point: String) async throws {
        let failures = try await failures(lines)
        #expect(failures == ["A.feature:3: \(lines[0]): failed.\n\(point)\nIn: B"])
    }
}

@MainActor @Suite("Swerkin's vocabulary without a test case", .robot) struct SwerkinWithoutCaseTests {
    @Test("A step about a screen fails with what is missing, once")
    func withoutCase() async throws {
        let ran = try await Ran("* I render screen \"Home\"", .swerkin)
        #expect(
            ran.failures == [
                """
                Eating.feature:3: * I render screen "Home": failed.
                No test case: the running test is not a BaseTestCase, and has no trait that makes one.
                Try: @Suite(.swerkin(app: AppDelegate.self, scene: SceneDelegate.self))
                In: Eating
                """
            ])
    }
}
