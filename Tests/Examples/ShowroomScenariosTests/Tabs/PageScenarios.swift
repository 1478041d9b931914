// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class PageScenarios: ShowroomTestCase {
    func test_swipingThroughThePages() {
        Scenario("Seeing the first page") {
            Given(I: amLookingAtThePages)
            Then(I: see(pageScreen.label(ofPage: 1)))
            And(the: value(of: pageScreen.indicator, is: "page 1 of 6"))
        }

        Scenario("Swiping to the last page") {
            When(I: scroll(pageScreen, .right, until: pageScreen.indicator, valueIs: "page 6 of 6"))
            Then(I: see(pageScreen.label(ofPage: 6)))
            And(the: state(of: pageScreen.label(ofPage: 1), isNot: .visible))
        }

        Scenario("Staying on the last page, as there is none behind it") {
            When(I: swipe(to: .right))
            Then(the: value(of: pageScreen.indicator, is: "page 6 of 6"))
        }

        Scenario("Swiping back to the third page") {
            When(I: scroll(pageScreen, .left, until: pageScreen.indicator, valueIs: "page 3 of 6"))
            Then(I: see(pageScreen.label(ofPage: 3)))
        }
    }

    private func swipe(to direction: ElementAttributes.Direction) {
        pageScreen.scroll(direction)
    }
}
