// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class KeyboardScenarios: ShowroomTestCase {
    func test_keyboard() {
        Scenario("Seeing no keyboard before a field is tapped") {
            Given(I: amLookingAtTheOtherElements)
            Then(I: doNotSee(keyboard))
        }

        Scenario("Seeing a keyboard while a field has keyboard focus") {
            When(I: tap(otherScreen.nameField))
            Then(I: see(keyboard))
            And(the: state(of: otherScreen.nameField, is: .hasKeyboardFocus))
            And(the: keyboardType(is: .regular))
        }

        Scenario("Typing on the keys of the keyboard") {
            Given(the: value(of: otherScreen.nameField, is: "Example text"))
            When(I: tap(keyboard.key("a")))
            And(I: tap(keyboard.key("d")))
            And(I: tap(keyboard.a))
            Then(the: value(of: otherScreen.nameField, is: "ada"))
        }

        Scenario("Dismissing the keyboard by its return key") {
            When(I: tap(keyboard.key("Done", isActuallyButton: true)))
            Then(I: doNotSee(keyboard))
            And(the: state(of: otherScreen.nameField, isNot: .hasKeyboardFocus))
        }
    }

    func test_keyboardTypes() {
        Scenario("Typing a number") {
            Given(I: amLookingAtTheOtherElements)
            When(I: scrollDownAndTap(otherScreen.numberPadField))
            Then(the: keyboardType(is: .numberPad))
            And(I: see(keyboard.zero))
        }

        Scenario("Typing a number with decimals") {
            When(I: scrollDownAndTap(otherScreen.decimalPadField))
            Then(the: keyboardType(is: .decimalPad))
            And(I: see(keyboard.decimal))
        }

        Scenario("Typing an email address") {
            When(I: scrollDownAndTap(otherScreen.emailAddressField))
            Then(the: keyboardType(is: .emailAddress))
            And(I: see(keyboard.at))
        }

        Scenario("Typing numbers and punctuation") {
            When(I: scrollDownAndTap(otherScreen.numbersAndPunctuationField))
            Then(the: keyboardType(is: .numbersAndPunctuation))
            And(I: see(keyboard.forwardSlash))
        }

        Scenario("Typing a phone number") {
            When(I: scrollDownAndTap(otherScreen.phonePadField))
            Then(the: keyboardType(is: .phonePad))
            And(I: see(keyboard.key("1")))
        }

        Scenario("Typing a message for the world") {
            When(I: scrollDownAndTap(otherScreen.twitterField))
            Then(the: keyboardType(is: .twitter))
            And(I: see(keyboard.hash))
        }

        Scenario("Typing a web address") {
            When(I: scrollDownAndTap(otherScreen.urlField))
            Then(the: keyboardType(is: .url))
            And(I: see(keyboard.dotCom))
        }

        Scenario("Typing what to search for") {
            When(I: scrollDownAndTap(otherScreen.webSearchField))
            Then(the: keyboardType(is: .webSearch))
            And(I: see(keyboard.space))
        }
    }

    private func scrollDownAndTap(_ field: TextField) {
        scroll(otherScreen, .aLittleDown, until: field, is: .hittable)
        tap(field)
    }
}
