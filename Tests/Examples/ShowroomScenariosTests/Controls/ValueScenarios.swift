// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class ValueScenarios: ShowroomTestCase {
    func test_values() {
        Scenario("Moving a slider to its end") {
            Given(I: amLookingAtTheOtherElements)
            And(I: scrollDown(to: otherScreen.slider))
            And(the: value(of: otherScreen.slider, is: 0.5))
            When(I: adjust(otherScreen.slider, to: 1))
            Then(the: value(of: otherScreen.slider, is: 1))
            And(the: value(of: otherScreen.sliderLabel, is: "100%"))
        }

        Scenario("Moving a slider to its start") {
            When(I: adjust(otherScreen.slider, to: 0))
            Then(the: value(of: otherScreen.sliderLabel, is: "0%"))
        }

        Scenario("Turning a switch off") {
            Given(I: scrollDown(to: otherScreen.toggle))
            And(the: value(of: otherScreen.toggle, is: .on))
            When(I: adjust(otherScreen.toggle, to: .off))
            Then(the: value(of: otherScreen.toggle, is: .off))
            And(the: value(of: otherScreen.toggleLabel, is: "Off"))
        }

        Scenario("Turning a switch on by a tap") {
            When(I: tap(otherScreen.toggle))
            Then(the: value(of: otherScreen.toggle, is: .on))
            And(the: value(of: otherScreen.toggleLabel, is: "On"))
        }

        Scenario("Not being able to step below zero") {
            Given(I: scrollDown(to: otherScreen.stepper))
            Then(the: value(of: otherScreen.stepperLabel, is: "0"))
            And(the: state(of: otherScreen.stepper.decrementButton, isNot: .enabled))
        }

        Scenario("Stepping up to the maximum") {
            When(I: tap(otherScreen.stepper.incrementButton))
            And(I: tap(otherScreen.stepper.incrementButton))
            Then(the: value(of: otherScreen.stepperLabel, is: "2"))
            And(the: state(of: otherScreen.stepper.incrementButton, isNot: .enabled))
        }

        Scenario("Stepping down") {
            When(I: tap(otherScreen.stepper.decrementButton))
            Then(the: value(of: otherScreen.stepperLabel, is: "1"))
            And(the: state(of: otherScreen.stepper.incrementButton, is: .enabled))
            And(the: state(of: otherScreen.stepper.decrementButton, is: .enabled))
        }

        Scenario("Reading a page control") {
            When(I: scrollDown(to: otherScreen.pageIndicator))
            Then(the: value(of: otherScreen.pageIndicator, is: "page 1 of 3"))
        }

        Scenario("Reading the description of a picture") {
            When(I: scrollDown(to: otherScreen.image))
            Then(the: value(of: otherScreen.image, is: "Ottoman"))
        }
    }
}
