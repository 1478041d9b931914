import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Steps that check buttons", .robot) struct ButtonAssertionTests {
    @Test(
        "A step that checks a button passes, or fails and says what there is instead",
        arguments: [
            AssertionCase(
                { $0.IShouldSeeButton("save") },
                unmet: { $0.IShouldSeeButton("total") },
                """
                Then IShouldSeeButton(_:): total: failed after 2 s of virtual time.
                Did not find button with id "total" within 2 s.
                staticText "3 items" #total has this id, but is not a button.
                """),
            AssertionCase(
                { $0.IShouldSeeButton(withLabel: "Save order") },
                unmet: { $0.IShouldSeeButton(withLabel: "Save odrer") },
                """
                Then IShouldSeeButton(withLabel:): Save odrer: failed after 2 s of virtual time.
                Did not find button with label "Save odrer" within 2 s.
                No such label. Did you mean "Save order"?
                """),
            AssertionCase(
                { $0.IShouldSeeButton("save", withLabel: "Save order") },
                unmet: { $0.IShouldSeeButton("save", withLabel: "Send") },
                """
                Then IShouldSeeButton(_:withLabel:): save, Send: failed after 2 s of virtual time.
                Expected button with id "save" to have label "Send", but its label is "Save order".
                """),
            AssertionCase(
                { $0.IShouldSeeButton("save", containsText: "order") },
                unmet: { $0.IShouldSeeButton("save", containsText: "Order") },
                """
                Then IShouldSeeButton(_:containsText:): save, Order: failed after 2 s of virtual time.
                Expected button with id "save" to contain text "Order", but its text is "Save order".
                """),
            AssertionCase(
                { $0.IShouldNotSeeButton("total") },
                unmet: { $0.IShouldNotSeeButton("save") },
                """
                Then IShouldNotSeeButton(_:): save: failed.
                Expected no button with id "save", but found button "Save order" #save at (20 60; 200 30).
                """),
            AssertionCase(
                { $0.IShouldSeeButton("save", isEnabled: true) },
                unmet: { $0.IShouldSeeButton("remove", isEnabled: true) },
                """
                Then IShouldSeeButton(_:isEnabled:): remove, true: failed after 2 s of virtual time.
                Expected button with id "remove" to be enabled, but it is disabled.
                """),
            AssertionCase(
                { $0.IShouldSeeButton("remove", isEnabled: false) },
                unmet: { $0.IShouldSeeButton("save", isEnabled: false) },
                """
                Then IShouldSeeButton(_:isEnabled:): save, false: failed after 2 s of virtual time.
                Expected button with id "save" to be disabled, but it is enabled.
                """),
            AssertionCase(
                { $0.IShouldSeeButton(withLabel: "Remove", isEnabled: false) },
                unmet: { $0.IShouldSeeButton(withLabel: "Remove", isEnabled: true) },
                """
                Then IShouldSeeButton(withLabel:isEnabled:): Remove, true: failed after 2 s of virtual time.
                Expected button with label "Remove" to be enabled, but it is disabled.
                """),
            AssertionCase(
                { $0.IShouldSeeButton(withLabel: "Save order", isEnabled: true) },
                unmet: { $0.IShouldSeeButton(withLabel: "Sav order", isEnabled: true) },
                """
                Then IShouldSeeButton(withLabel:isEnabled:): Sav order, true: failed after 2 s of virtual time.
                Did not find button with label "Sav order" within 2 s.
                No such label. Did you mean "Save order"?
                """),
            AssertionCase(
                { $0.IShouldSeeButton("save", isHighlighted: false) },
                unmet: { $0.IShouldSeeButton("save", isHighlighted: true) },
                """
                Then IShouldSeeButton(_:isHighlighted:): save, true: failed after 2 s of virtual time.
                Expected button with id "save" to be highlighted, but it is not highlighted.
                """),
            AssertionCase(
                { $0.IShouldSeeButton("remove", containsText: "Remove") },
                unmet: { $0.IShouldSeeButton("save", containsText: "nothing") },
                """
                Then IShouldSeeButton(_:containsText:): save, nothing: failed after 2 s of virtual time.
                Expected button with id "save" to have no text, but its text is "Save order".
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
