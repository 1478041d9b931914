// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class SegmentScenarios: ShowroomTestCase {
    func test_segments() {
        Scenario("Seeing the first of three segments selected") {
            Given(I: amLookingAtTheOtherElements)
            Then(the: state(of: segment("First"), is: .selected))
            And(the: value(of: otherScreen.segmentLabel, is: "Selected: First"))
        }

        Scenario("Selecting the second segment") {
            When(I: tap(segment("Second")))
            Then(the: state(of: segment("Second"), is: .selected))
            And(the: state(of: segment("First"), isNot: .selected))
            And(the: value(of: otherScreen.segmentLabel, is: "Selected: Second"))
        }

        Scenario("Not being able to select the third segment") {
            Given(the: state(of: segment("Third"), isNot: .enabled))
            Then(the: value(of: otherScreen.segmentLabel, is: "Selected: Second"))
        }
    }

    private func segment(_ title: String) -> Button {
        otherScreen.segmentedControl.button(withID: title)
    }
}
