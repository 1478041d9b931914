// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class TypingScenarios: ShowroomTestCase {
    func test_typingAndDeleting() {
        Scenario("Typing into a field") {
            Given(I: amLookingAtTheOtherElements)
            When(I: tap(otherScreen.nameField))
            And(I: type("Hello!", into: otherScreen.nameField))
            Then(the: value(of: otherScreen.nameField, is: "Hello!"))
        }

        Scenario("Deleting some characters") {
            When(I: delete(2, charactersFrom: otherScreen.nameField))
            Then(the: value(of: otherScreen.nameField, is: "Hell"))
        }

        Scenario("Seeing the placeholder once all characters are deleted") {
            When(I: delete(4, charactersFrom: otherScreen.nameField))
            Then(the: value(of: otherScreen.nameField, is: "Example text"))
        }
    }

    func test_typingOnPads() {
        Scenario("Typing numbers") {
            Given(I: amLookingAtTheOtherElements)
            And(I: scrollDown(to: otherScreen.numberPadField))
            When(I: tap(otherScreen.numberPadField))
            And(I: type("42", into: otherScreen.numberPadField))
            Then(the: value(of: otherScreen.numberPadField, is: "42"))
        }

        Scenario("Dismissing a keyboard that has no return key") {
            When(I: tap(otherScreen.doneButton))
            Then(I: doNotSee(keyboard))
            And(the: value(of: otherScreen.numberPadField, is: "42"))
        }
    }

    func test_typingAPassword() {
        Scenario("Seeing dots instead of the password") {
            Given(I: amLookingAtTheOtherElements)
            And(I: scrollDown(to: otherScreen.passwordField))
            When(I: tap(otherScreen.passwordField))
            And(I: type("Password1", into: otherScreen.passwordField))
            Then(the: value(of: otherScreen.passwordField, is: "•••••••••"))
        }

        Scenario("Deleting the end of the password") {
            When(I: delete(6, charactersFrom: otherScreen.passwordField))
            Then(the: value(of: otherScreen.passwordField, is: "•••"))
        }
    }

    func test_typingNotes() {
        Scenario("Typing notes") {
            Given(I: amLookingAtTheOtherElements)
            And(I: scrollDown(to: otherScreen.notesView))
            When(I: tap(otherScreen.notesView))
            And(I: type("Lorem ipsum", into: otherScreen.notesView))
            Then(the: value(of: otherScreen.notesView, is: "Lorem ipsum"))
        }

        Scenario("Deleting a word of the notes") {
            When(I: delete(6, charactersFrom: otherScreen.notesView))
            Then(the: value(of: otherScreen.notesView, is: "Lorem"))
        }

        Scenario("Being done with the notes") {
            When(I: tap(otherScreen.doneButton))
            Then(the: state(of: otherScreen.notesView, isNot: .hasKeyboardFocus))
            And(I: doNotSee(keyboard))
        }
    }
}
