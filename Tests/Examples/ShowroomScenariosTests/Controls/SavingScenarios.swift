// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class SavingScenarios: ShowroomTestCase {
    func test_saving() {
        Scenario("Not being able to save without a name") {
            Given(I: amLookingAtTheOtherElements)
            Then(the: state(of: otherScreen.saveButton, isNot: .enabled))
            And(I: doNotSee(otherScreen.savingSpinner))
            And(I: doNotSee(otherScreen.savedLabel))
        }

        Scenario("Typing a name") {
            When(I: tap(otherScreen.nameField))
            And(I: type("Grace", into: otherScreen.nameField))
            Then(the: state(of: otherScreen.saveButton, is: .enabled))
        }

        Scenario("Waiting while the name is saved") {
            When(I: tap(otherScreen.saveButton))
            Then(I: see(otherScreen.savingSpinner))
            And(the: state(of: otherScreen.saveButton, isNot: .enabled))
            But(I: doNotSee(otherScreen.savedLabel))
        }

        Scenario("Seeing that the name is saved") {
            Given(I: see(otherScreen.savedLabel))
            Then(I: doNotSee(otherScreen.savingSpinner))
            And(I: doNotSee(keyboard))
            And(the: state(of: otherScreen.saveButton, is: .enabled))
        }

        Scenario("Having to save again after another change") {
            When(I: tap(otherScreen.nameField))
            And(I: delete(5, charactersFrom: otherScreen.nameField))
            Then(I: doNotSee(otherScreen.savedLabel))
            And(the: state(of: otherScreen.saveButton, isNot: .enabled))
        }
    }

    func test_savingAnotherName() {
        Scenario("Completing the name") {
            Given(I: amLookingAtTheOtherElements)
            When(I: complete(otherScreen))
            Then(the: value(of: otherScreen.nameField, is: "Ada"))
        }

        Scenario("Changing the name") {
            When(I: tap(otherScreen.nameField))
            And(I: type(" L.", into: otherScreen.nameField))
            And(I: tap(otherScreen.saveButton))
            Then(I: see(otherScreen.savedLabel))
            And(the: value(of: otherScreen.nameField, is: "Ada L."))
        }
    }
}
