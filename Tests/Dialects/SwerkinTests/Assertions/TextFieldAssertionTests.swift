import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Steps that check text fields", .robot) struct TextFieldAssertionTests {
    @Test(
        "A step that checks a text field passes, or fails and says what there is instead",
        arguments: [
            AssertionCase(
                { $0.IShouldSeeTextField("email", withText: "ada@example.com") },
                unmet: { $0.IShouldSeeTextField("email", withText: "nothing") },
                """
                Then IShouldSeeTextField(_:withText:): email, nothing: failed after 2 s of virtual time.
                Expected text field with id "email" to have no text, but its text is "ada@example.com".
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("coupon", withText: "nothing") },
                unmet: { $0.IShouldSeeTextField("coupon", withText: "Coupon code") },
                """
                Then IShouldSeeTextField(_:withText:): coupon, Coupon code: failed after 2 s of virtual time.
                Expected text field with id "coupon" to have text "Coupon code", but it has no text.
                """),
            AssertionCase(
                { $0.IShouldSeeTextField(withLabel: "Email", withText: "ada@example.com") },
                unmet: { $0.IShouldSeeTextField(withLabel: "Email", withText: "ada") },
                """
                Then IShouldSeeTextField(withLabel:withText:): Email, ada: failed after 2 s of virtual time.
                Expected text field with label "Email" to have text "ada", but its text is "ada@example.com".
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("coupon", withValue: "Coupon code") },
                unmet: { $0.IShouldSeeTextField("coupon", withValue: "nothing") },
                """
                Then IShouldSeeTextField(_:withValue:): coupon, nothing: failed after 2 s of virtual time.
                Expected text field with id "coupon" to have no value, but its value is "Coupon code".
                """),
            AssertionCase(
                { $0.IShouldSeeTextField(withLabel: "Email", andValue: "ada@example.com") },
                unmet: { $0.IShouldSeeTextField(withLabel: "Email", andValue: "Ada") },
                """
                Then IShouldSeeTextField(withLabel:andValue:): Email, Ada: failed after 2 s of virtual time.
                Expected text field with label "Email" to have value "Ada", but its value is "ada@example.com".
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("email", withLabel: "Email") },
                unmet: { $0.IShouldSeeTextField("email", withLabel: "Name") },
                """
                Then IShouldSeeTextField(_:withLabel:): email, Name: failed after 2 s of virtual time.
                Expected text field with id "email" to have label "Name", but its label is "Email".
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("coupon", withLabel: "nothing") },
                unmet: { $0.IShouldSeeTextField("coupon", withLabel: "Coupon") },
                """
                Then IShouldSeeTextField(_:withLabel:): coupon, Coupon: failed after 2 s of virtual time.
                Expected text field with id "coupon" to have label "Coupon", but it has no label.
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("email", withPlaceholder: "you@example.com") },
                unmet: { $0.IShouldSeeTextField("email", withPlaceholder: "nothing") },
                """
                Then IShouldSeeTextField(_:withPlaceholder:): email, nothing: failed after 2 s of virtual time.
                Expected text field with id "email" to have no placeholder, but its placeholder is "you@example.com".
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("email") },
                unmet: { $0.IShouldSeeTextField("notes") },
                """
                Then IShouldSeeTextField(_:): notes: failed after 2 s of virtual time.
                Did not find text field with id "notes" within 2 s.
                textField #notes has this id, but is not a text field.
                """),
            AssertionCase(
                { $0.IShouldNotSeeTextField("notes") },
                unmet: { $0.IShouldNotSeeTextField("email") },
                """
                Then IShouldNotSeeTextField(_:): email: failed.
                Expected no text field with id "email", but found textField "Email" #email at (20 220; 200 30).
                """),
            AssertionCase(
                { $0.IShouldSeeMultiLineTextField("notes") },
                unmet: { $0.IShouldSeeMultiLineTextField("email") },
                """
                Then IShouldSeeMultiLineTextField(_:): email: failed after 2 s of virtual time.
                Did not find multi-line text field with id "email" within 2 s.
                textField "Email" #email has this id, but is not a multi-line text field.
                """),
            AssertionCase(
                { $0.IShouldNotSeeMultiLineTextField("email") },
                unmet: { $0.IShouldNotSeeMultiLineTextField("notes") },
                """
                Then IShouldNotSeeMultiLineTextField(_:): notes: failed.
                Expected no multi-line text field with id "notes", but found textField #notes at (20 300; 200 30).
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("email", isEnabled: true) },
                unmet: { $0.IShouldSeeTextField("email", isEnabled: false) },
                """
                Then IShouldSeeTextField(_:isEnabled:): email, false: failed after 2 s of virtual time.
                Expected text field with id "email" to be disabled, but it is enabled.
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("coupon", isEnabled: false) },
                unmet: { $0.IShouldSeeTextField("coupon", isEnabled: true) },
                """
                Then IShouldSeeTextField(_:isEnabled:): coupon, true: failed after 2 s of virtual time.
                Expected text field with id "coupon" to be enabled, but it is disabled.
                """),
            AssertionCase(
                { $0.IShouldSeeTextField("email", isFocused: false) },
                unmet: { $0.IShouldSeeTextField("email", isFocused: true) },
                """
                Then IShouldSeeTextField(_:isFocused:): email, true: failed after 2 s of virtual time.
                Expected text field with id "email" to have keyboard focus, but nothing has it.
                """),
            AssertionCase(
                { $0.IShouldSeeTextField(withLabel: "Email", isFocused: false) },
                unmet: { $0.IShouldSeeTextField(withLabel: "Email", isFocused: true) },
                """
                Then IShouldSeeTextField(withLabel:isFocused:): Email, true: failed after 2 s of virtual time.
                Expected text field with label "Email" to have keyboard focus, but nothing has it.
                """),
            AssertionCase(
                { $0.IShouldSeeTextField(withFieldName: "Coupon code", isFocused: false) },
                unmet: { $0.IShouldSeeTextField(withFieldName: "Coupon code", isFocused: true) },
                """
                Then IShouldSeeTextField(withFieldName:isFocused:): Coupon code, true: failed after 2 s of virtual time.
                Expected text field with field name "Coupon code" to have keyboard focus, but nothing has it.
                """),
            AssertionCase(
                { $0.IShouldSeeTextField(withFieldName: "you@example.com", isFocused: false) },
                unmet: { $0.IShouldSeeTextField(withFieldName: "Name", isFocused: false) },
                """
                Then IShouldSeeTextField(withFieldName:isFocused:): Name, false: failed after 2 s of virtual time.
                Did not find text field with field name "Name" within 2 s.
                Nothing like it is there.
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
