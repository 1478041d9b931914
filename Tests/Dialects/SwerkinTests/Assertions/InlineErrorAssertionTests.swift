import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Steps that check inline errors", .robot) struct InlineErrorAssertionTests {
    @Test(
        "A step that checks an inline error passes, or fails and says what there is instead",
        arguments: [
            AssertionCase(
                { $0.IShouldSeeInlineError("emailError") },
                unmet: { $0.IShouldSeeInlineError("email") },
                """
                Then IShouldSeeInlineError(_:): email: failed after 2 s of virtual time.
                Did not find inline error with id "email" within 2 s.
                textField "Email" #email has this id, but is not an inline error.
                """),
            AssertionCase(
                { $0.IShouldNotSeeInlineError("couponError") },
                unmet: { $0.IShouldNotSeeInlineError("emailError") },
                """
                Then IShouldNotSeeInlineError(_:): emailError: failed.
                Expected no inline error with id "emailError", but found staticText "Not an address" #emailError at (20 180; 200 30).
                """),
            AssertionCase(
                { $0.IShouldSeeInlineError("emailError", withText: "Not an address") },
                unmet: { $0.IShouldSeeInlineError("emailError", withText: "nothing") },
                """
                Then IShouldSeeInlineError(_:withText:): emailError, nothing: failed after 2 s of virtual time.
                Expected inline error with id "emailError" to have no text, but its text is "Not an address".
                """),
            AssertionCase(
                { $0.IShouldNotSeeInlineError("emailError", withText: "Too long") },
                unmet: { $0.IShouldNotSeeInlineError("emailError", withText: "Not an address") },
                """
                Then IShouldNotSeeInlineError(_:withText:): emailError, Not an address: failed.
                Expected inline error with id "emailError" not to have text "Not an address", but found staticText "Not an address" #emailError at (20 180; 200 30).
                """),
            AssertionCase(
                { $0.IShouldNotSeeInlineError("couponError", withText: "Too long") },
                unmet: { $0.IShouldNotSeeInlineError("total", withText: "3 items") },
                """
                Then IShouldNotSeeInlineError(_:withText:): total, 3 items: failed.
                Expected inline error with id "total" not to have text "3 items", but found staticText "3 items" #total at (20 140; 200 30).
                """),
            AssertionCase(
                { $0.IShouldSeeInlineError(withLabel: "Not an address") },
                unmet: { $0.IShouldSeeInlineError(withLabel: "Not an adress") },
                """
                Then IShouldSeeInlineError(withLabel:): Not an adress: failed after 2 s of virtual time.
                Did not find element with label "Not an adress" within 2 s.
                No such label. Did you mean "Not an address"?
                """),
            AssertionCase(
                { $0.IShouldNotSeeInlineError(withLabel: "Too long") },
                unmet: { $0.IShouldNotSeeInlineError(withLabel: "Not an address") },
                """
                Then IShouldNotSeeInlineError(withLabel:): Not an address: failed.
                Expected no element with label "Not an address", but found staticText "Not an address" #emailError at (20 180; 200 30).
                """),
            AssertionCase(
                { $0.IShouldSeeInlineError("emailError", containingText: "address") },
                unmet: { $0.IShouldSeeInlineError("emailError", containingText: "number") },
                """
                Then IShouldSeeInlineError(_:containingText:): emailError, number: failed after 2 s of virtual time.
                Expected inline error with id "emailError" to contain text "number", but its text is "Not an address".
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
