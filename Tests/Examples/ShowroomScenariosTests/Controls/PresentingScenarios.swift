// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class PresentingScenarios: ShowroomTestCase {
    func test_labels() {
        Scenario("Reading labels and headers") {
            Given(I: amLookingAtTheOtherElements)
            Then(the: value(of: otherScreen.label, is: "Label"))
            And(the: value(of: otherScreen.header, is: "Header"))
            And(the: label(of: otherScreen.shareButton, is: "Share"))
        }
    }

    func test_sharing() {
        Scenario("Opening the share sheet") {
            Given(I: amLookingAtTheOtherElements)
            When(I: tap(otherScreen.shareButton))
            Then(I: see(otherScreen.shareSheet))
        }

        Scenario("Closing the share sheet") {
            When(I: dismiss(otherScreen.shareSheet))
            Then(I: doNotSee(otherScreen.shareSheet))
            And(I: see(otherScreen))
        }
    }

    func test_alert() {
        Scenario("Opening an alert") {
            Given(I: amLookingAtTheOtherElements)
            When(I: tap(otherScreen.alertButton))
            Then(I: see(otherScreen.alert))
            And(the: message(in: otherScreen.alert, is: "Alert Message"))
            And(the: state(of: otherScreen.alertButton, isNot: .hittable))
        }

        Scenario("Dismissing the alert") {
            When(I: dismiss(otherScreen.alert))
            Then(I: doNotSee(otherScreen.alert))
            And(the: state(of: otherScreen.alertButton, is: .hittable))
        }
    }

    func test_deletingTheDraft() {
        Scenario("Keeping the draft") {
            Given(I: amLookingAtTheOtherElements)
            And(I: tap(otherScreen.deleteButton))
            When(I: dismiss(otherScreen.deleteSheet))
            Then(the: value(of: otherScreen.draftLabel, is: "Draft"))
            And(the: state(of: otherScreen.deleteButton, is: .enabled))
        }

        Scenario("Deleting the draft") {
            Given(I: tap(otherScreen.deleteButton))
            When(I: tap("Delete", in: otherScreen.deleteSheet))
            Then(the: value(of: otherScreen.draftLabel, is: "No draft"))
            And(the: state(of: otherScreen.deleteButton, isNot: .enabled))
        }
    }
}
