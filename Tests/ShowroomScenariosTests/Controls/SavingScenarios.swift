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
            When(I: tapSaveWithoutWaiting)
            Then(I: see(otherScreen.savedLabel))
            And(I: doNotSee(otherScreen.savingSpinner))
            And(I: doNotSee(keyboard))
        }

        Scenario("Having to save again after another change") {
            When(I: tap(otherScreen.nameField))
            And(I: delete(5, charactersFrom: otherScreen.nameField))
            Then(I: doNotSee(otherScreen.savedLabel))
            And(the: state(of: otherScreen.saveButton, isNot: .enabled))
        }
    }

    private func tapSaveWithoutWaiting() {
        tap(otherScreen.saveButton)
        see(otherScreen.savingSpinner)
    }
}
