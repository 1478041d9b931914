import CatalogueScreens
import Swerkin

final class SwipeSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.swipeScreen
    private let scrollView = SwipeScreen.View.scrollView.accessibilityIdentifier
    private let card = SwipeScreen.View.card.accessibilityIdentifier
    private let result = SwipeScreen.View.result.accessibilityIdentifier

    func testASwipeShowsTheNextSlide() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISwipe(.left)
        Then.IShouldNotSeeElement(withLabel: "Right Swiped")
        And.IShouldSeeElement(withLabel: "Left Swiped")
    }

    func testASwipeBackShowsTheSlideBefore() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ISwipe(.left)
        When.ISwipe(.right)
        Then.IShouldNotSeeElement(withLabel: "Left Swiped")
        And.IShouldSeeElement(withLabel: "Right Swiped")
    }

    func testSwipesOnAnElement() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ISwipe(.left, onElement: scrollView)
        When.ISwipe(.right, onElement: scrollView)
        Then.IShouldNotSeeElement(withLabel: "Left Swiped")
        And.IShouldSeeElement(withLabel: "Right Swiped")
    }

    func testASwipeToTheLeft() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISwipeToTheLeft()
        Then.IShouldNotSeeElement(withLabel: "Right Swiped")
        And.IShouldSeeElement(withLabel: "Left Swiped")
    }

    func testASwipeToTheRightOfTheFirstSlideStaysThere() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISwipeToTheRight()
        Then.IShouldNotSeeElement(withLabel: "Left Swiped")
        And.IShouldSeeElement(withLabel: "Right Swiped")
    }

    func testThePageControlFollowsASwipe() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IShouldSeeElement("pageControl", withValue: "page 1 of 2")
        When.ISwipeToTheLeft()
        Then.IShouldSeeElement("pageControl", withValue: "page 2 of 2")
    }

    func testTheCardIsSwipedInEachDirection() {
        let directions: [(direction: KIFSwipeDirection, name: String)] = [
            (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
        ]
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        for (direction, name) in directions {
            When.ISwipe(direction, onElement: card)
            Then.IShouldSeeLabel(result, withText: "Card swiped \(name)")
        }
    }
}
