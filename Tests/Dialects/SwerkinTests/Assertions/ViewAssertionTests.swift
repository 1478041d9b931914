import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Steps that check elements by their identifiers", .robot) struct ViewAssertionTests {
    @Test(
        "A step that checks an element by its identifier passes, or fails and says what there is instead",
        arguments: [
            AssertionCase(
                { $0.IShouldSeeElement("gift") },
                unmet: { $0.IShouldSeeElement("gft") },
                """
                Then IShouldSeeElement(_:): gft: failed after 2 s of virtual time.
                Did not find element with id "gft" within 2 s.
                No such id. Did you mean "gift"?
                """),
            AssertionCase(
                { $0.IShouldNotSeeElement("gft") },
                unmet: { $0.IShouldNotSeeElement("gift") },
                """
                Then IShouldNotSeeElement(_:): gift: failed.
                Expected no element with id "gift", but found toggle #gift at (20 380; 51 31).
                """),
            AssertionCase(
                { $0.IShouldSeeImage("logo") },
                unmet: { $0.IShouldSeeImage("total") },
                """
                Then IShouldSeeImage(_:): total: failed after 2 s of virtual time.
                Did not find image with id "total" within 2 s.
                staticText "3 items" #total has this id, but is not an image.
                """),
            AssertionCase(
                { $0.IShouldNotSeeImage("total") },
                unmet: { $0.IShouldNotSeeImage("logo") },
                """
                Then IShouldNotSeeImage(_:): logo: failed.
                Expected no image with id "logo", but found image "Shop" #logo at (20 340; 200 30).
                """),
            AssertionCase(
                { $0.IShouldSeeImage("logo", withLabel: "Shop") },
                unmet: { $0.IShouldSeeImage("logo", withLabel: "nothing") },
                """
                Then IShouldSeeImage(_:withLabel:): logo, nothing: failed after 2 s of virtual time.
                Expected image with id "logo" to have no label, but its label is "Shop".
                """),
            AssertionCase(
                { $0.IShouldSeeElement("total", withLabel: "3 items") },
                unmet: { $0.IShouldSeeElement("total", withLabel: "3 Items") },
                """
                Then IShouldSeeElement(_:withLabel:): total, 3 Items: failed after 2 s of virtual time.
                Expected element with id "total" to have label "3 Items", but its label is "3 items".
                """),
            AssertionCase(
                { $0.IShouldSeeElement("gift", withLabel: "nothing") },
                unmet: { $0.IShouldSeeElement("gift", withLabel: "Gift") },
                """
                Then IShouldSeeElement(_:withLabel:): gift, Gift: failed after 2 s of virtual time.
                Expected element with id "gift" to have label "Gift", but it has no label.
                """),
            AssertionCase(
                { $0.IShouldSeeElement("total", withPartialLabel: "item") },
                unmet: { $0.IShouldSeeElement("total", withPartialLabel: "tems ") },
                """
                Then IShouldSeeElement(_:withPartialLabel:): total, tems : failed after 2 s of virtual time.
                Expected element with id "total" to have partial label "tems ", but its label is "3 items".
                """),
            AssertionCase(
                { $0.IShouldSeeElement("total", withLabelMatchingPattern: "\\d items?") },
                unmet: { $0.IShouldSeeElement("total", withLabelMatchingPattern: "\\d") },
                #"""
                Then IShouldSeeElement(_:withLabelMatchingPattern:): total, \d: failed after 2 s of virtual time.
                Expected element with id "total" to have label matching "\\d", but its label is "3 items".
                """#),
            AssertionCase(
                { $0.IShouldSeeElement("total", withLabelMatchingPattern: ".*") },
                unmet: { $0.IShouldSeeElement("total", withLabelMatchingPattern: "*") },
                """
                Then IShouldSeeElement(_:withLabelMatchingPattern:): total, *: failed.
                Cannot look for element with id "total" and label matching "*": that is not a regular expression.
                """),
            AssertionCase(
                { $0.IShouldSeeElement("remove", withTrait: .notEnabled) },
                unmet: { $0.IShouldSeeElement("total", withTrait: [.button, .selected]) },
                """
                Then IShouldSeeElement(_:withTrait:): total, [.button, .selected]: failed after 2 s of virtual time.
                Expected element with id "total" to have the traits [.button, .selected], but its traits are .staticText.
                """),
            AssertionCase(
                { $0.IShouldSeeElement("gift", withValue: "1") },
                unmet: { $0.IShouldSeeElement("gift", withValue: "0") },
                """
                Then IShouldSeeElement(_:withValue:): gift, 0: failed after 2 s of virtual time.
                Expected element with id "gift" to have value "0", but its value is "1".
                """),
            AssertionCase(
                { $0.IShouldSeeElement("save", withValue: "nothing") },
                unmet: { $0.IShouldSeeElement("save", withValue: "1") },
                """
                Then IShouldSeeElement(_:withValue:): save, 1: failed after 2 s of virtual time.
                Expected element with id "save" to have value "1", but it has no value.
                """),
            AssertionCase(
                { $0.IShouldSeeLabel("total", withText: "3 items") },
                unmet: { $0.IShouldSeeLabel("total", withText: "3") },
                """
                Then IShouldSeeLabel(_:withText:): total, 3: failed after 2 s of virtual time.
                Expected label with id "total" to have text "3", but its text is "3 items".
                """),
            AssertionCase(
                { $0.IShouldSeeLabel("total", containingText: "3") },
                unmet: { $0.IShouldSeeLabel("total", containingText: "4") },
                """
                Then IShouldSeeLabel(_:containingText:): total, 4: failed after 2 s of virtual time.
                Expected label with id "total" to contain text "4", but its text is "3 items".
                """),
            AssertionCase(
                { $0.IShouldSeeLabel("emailError", withText: "Not an address") },
                unmet: { $0.IShouldSeeLabel("save", withText: "Save order") },
                """
                Then IShouldSeeLabel(_:withText:): save, Save order: failed after 2 s of virtual time.
                Did not find label with id "save" within 2 s.
                button "Save order" #save has this id, but is not a label.
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
