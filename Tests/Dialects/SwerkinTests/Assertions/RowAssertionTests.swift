import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Steps that check rows", .robot) struct RowAssertionTests {
    @Test(
        "A step that checks a row passes, or fails and says what there is instead",
        arguments: [
            AssertionCase(
                { $0.IShouldSeeRow(withIdentifier: "milkRow") },
                unmet: { $0.IShouldSeeRow(withIdentifier: "teaRow") },
                """
                Then IShouldSeeRow(withIdentifier:): teaRow: failed after 2 s of virtual time.
                Did not find row with id "teaRow" within 2 s.
                No such id. Did you mean "breadRow"?
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withLabel: "A loaf") },
                unmet: { $0.IShouldSeeRow(withLabel: "Bread") },
                """
                Then IShouldSeeRow(withLabel:): Bread: failed after 2 s of virtual time.
                Did not find row with label "Bread" within 2 s.
                staticText "Bread" has this label, but is not a row.
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withLabel: "Milk, 2 bottles") },
                unmet: { $0.IShouldSeeRow(withLabel: "2 bottles") },
                """
                Then IShouldSeeRow(withLabel:): 2 bottles: failed after 2 s of virtual time.
                Did not find row with label "2 bottles" within 2 s.
                staticText "2 bottles" has this label, but is not a row.
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withIdentifier: "breadRow", withLabel: "A loaf") },
                unmet: { $0.IShouldSeeRow(withIdentifier: "breadRow", withLabel: "Bread") },
                """
                Then IShouldSeeRow(withIdentifier:withLabel:): breadRow, Bread: failed after 2 s of virtual time.
                Expected row with id "breadRow" to have label "Bread", but its label is "A loaf".
                The labels of what is inside it: "Bread".
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withIdentifier: "milkRow", isEnabled: true) },
                unmet: { $0.IShouldSeeRow(withIdentifier: "breadRow", isEnabled: true) },
                """
                Then IShouldSeeRow(withIdentifier:isEnabled:): breadRow, true: failed after 2 s of virtual time.
                Expected row with id "breadRow" to be enabled, but user interaction is disabled for it.
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withIdentifier: "breadRow", isEnabled: false) },
                unmet: { $0.IShouldSeeRow(withIdentifier: "milkRow", isEnabled: false) },
                """
                Then IShouldSeeRow(withIdentifier:isEnabled:): milkRow, false: failed after 2 s of virtual time.
                Expected row with id "milkRow" to be disabled, but it is enabled.
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withLabel: "Milk", isEnabled: true) },
                unmet: { $0.IShouldSeeRow(withLabel: "Milk", isEnabled: false) },
                """
                Then IShouldSeeRow(withLabel:isEnabled:): Milk, false: failed after 2 s of virtual time.
                Expected row with label "Milk" to be disabled, but it is enabled.
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withIdentifier: "breadRow", withTitle: "Bread") },
                unmet: { $0.IShouldSeeRow(withIdentifier: "breadRow", withTitle: "A loaf") },
                """
                Then IShouldSeeRow(withIdentifier:withTitle:): breadRow, A loaf: failed after 2 s of virtual time.
                Expected row with id "breadRow" to have title "A loaf", but its title is "Bread".
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withLabel: "Milk", withTitle: "Milk") },
                unmet: { $0.IShouldSeeRow(withLabel: "A loaf", withTitle: "Milk") },
                """
                Then IShouldSeeRow(withLabel:withTitle:): A loaf, Milk: failed after 2 s of virtual time.
                Expected row with label "A loaf" to have title "Milk", but its title is "Bread".
                """),
            AssertionCase(
                { $0.IShouldSeeRow(withIdentifier: "emptyRow", withTitle: "nothing") },
                unmet: { $0.IShouldSeeRow(withIdentifier: "emptyRow", withTitle: "Tea") },
                """
                Then IShouldSeeRow(withIdentifier:withTitle:): emptyRow, Tea: failed after 2 s of virtual time.
                Expected row with id "emptyRow" to have title "Tea", but it has no title.
                """),
        ])
    func step(_ example: AssertionCase) {
        let screen = OrderScreen()
        #expect(failureTexts { example.met(Then) } == [])
        let failures = FailureCollector.failures { example.unmet(Then) }
        #expect(failures.map(\.text) == [example.failure])
        #expect(failures.first?.site.map { "\($0.fileID)" } == #fileID, "the line of the step")
        #expect(!screen.window.isHidden)
    }
}
