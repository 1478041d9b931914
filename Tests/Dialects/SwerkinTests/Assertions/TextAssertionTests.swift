import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Steps that check labels and values of elements", .robot) struct TextAssertionTests {
    @Test(
        "A step that checks the label or value of an element passes, or fails and says what there is instead",
        arguments: [
            AssertionCase(
                { $0.IShouldSeeElement(withLabel: "3 items") },
                unmet: { $0.IShouldSeeElement(withLabel: "4 items") },
                """
                Then IShouldSeeElement(withLabel:): 4 items: failed after 2 s of virtual time.
                Did not find element with label "4 items" within 2 s.
                No such label. Did you mean "3 items"?
                """),
            AssertionCase(
                { $0.IShouldSeeElement(startsWithLabel: "3 it") },
                unmet: { $0.IShouldSeeElement(startsWithLabel: "items") },
                """
                Then IShouldSeeElement(startsWithLabel:): items: failed after 2 s of virtual time.
                Did not find element with label prefix "items" within 2 s.
                No such label. Did you mean "3 items"?
                """),
            AssertionCase(
                { $0.IShouldSeeElement(endsWithLabel: "items") },
                unmet: { $0.IShouldSeeElement(endsWithLabel: "3 it") },
                """
                Then IShouldSeeElement(endsWithLabel:): 3 it: failed after 2 s of virtual time.
                Did not find element with label suffix "3 it" within 2 s.
                No such label. Did you mean "3 items"?
                """),
            AssertionCase(
                { $0.IShouldSeeElement(withPartialLabel: "ite") },
                unmet: { $0.IShouldSeeElement(withPartialLabel: "three") },
                """
                Then IShouldSeeElement(withPartialLabel:): three: failed after 2 s of virtual time.
                Did not find element with partial label "three" within 2 s.
                Nothing like it is there.
                """),
            AssertionCase(
                { $0.IShouldSeeElement(withLabelMatchingPattern: "[0-9]+ items") },
                unmet: { $0.IShouldSeeElement(withLabelMatchingPattern: "[0-9]+") },
                """
                Then IShouldSeeElement(withLabelMatchingPattern:): [0-9]+: failed after 2 s of virtual time.
                Did not find element with label matching "[0-9]+" within 2 s.
                Nothing like it is there.
                """),
            AssertionCase(
                { $0.IShouldSeeElement(withLabelMatchingPattern: "3.*") },
                unmet: { $0.IShouldSeeElement(withLabelMatchingPattern: "3 (items") },
                """
                Then IShouldSeeElement(withLabelMatchingPattern:): 3 (items: failed.
                Cannot look for element with label matching "3 (items": that is not a regular expression.
                """),
            AssertionCase(
                { $0.IShouldSeeElement(containingValue: "@example") },
                unmet: { $0.IShouldSeeElement(containingValue: "@sample") },
                """
                Then IShouldSeeElement(containingValue:): @sample: failed after 2 s of virtual time.
                Did not find element with partial value "@sample" within 2 s.
                Nothing like it is there.
                """),
            AssertionCase(
                { $0.IShouldNotSeeElement(containingValue: "@sample") },
                unmet: { $0.IShouldNotSeeElement(containingValue: "Coupon") },
                """
                Then IShouldNotSeeElement(containingValue:): Coupon: failed.
                Expected no element with partial value "Coupon", but found textField #coupon at (20 260; 200 30).
                Its value is "Coupon code".
                """),
            AssertionCase(
                { $0.IShouldNotSeeElement(withLabel: "4 items") },
                unmet: { $0.IShouldNotSeeElement(withLabel: "3 items") },
                """
                Then IShouldNotSeeElement(withLabel:): 3 items: failed.
                Expected no element with label "3 items", but found staticText "3 items" #total at (20 140; 200 30).
                """),
            AssertionCase(
                { $0.IShouldNotBeAbleToSeeElement(withLabel: "4 items") },
                unmet: { $0.IShouldNotBeAbleToSeeElement(withLabel: "3 items") },
                """
                Then IShouldNotBeAbleToSeeElement(withLabel:): 3 items: failed.
                Expected element with label "3 items" not to be visible, but found staticText "3 items" #total at (20 140; 200 30).
                """),
            AssertionCase(
                { $0.IShouldNotBeAbleToTouchElement(withText: "Remove") },
                unmet: { $0.IShouldNotBeAbleToTouchElement(withText: "Save order") },
                """
                Then IShouldNotBeAbleToTouchElement(withText:): Save order: failed.
                Expected element with label "Save order" not to be touchable, but found button "Save order" #save at (20 60; 200 30).
                """),
            AssertionCase(
                { $0.IShouldBeAbleToTouchElement(withText: "Save order") },
                unmet: { $0.IShouldBeAbleToTouchElement(withText: "Remove") },
                """
                Then IShouldBeAbleToTouchElement(withText:): Remove: failed after 2 s of virtual time.
                Expected element with label "Remove" to be touchable, but it is disabled.
                """),
            AssertionCase(
                { $0.IShouldNotBeAbleToTouchElement(withText: "Send") },
                unmet: { $0.IShouldBeAbleToTouchElement(withText: "Send") },
                """
                Then IShouldBeAbleToTouchElement(withText:): Send: failed after 2 s of virtual time.
                Did not find element with label "Send" within 2 s.
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
