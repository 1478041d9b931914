// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class CollectionScenarios: ShowroomTestCase {
    func test_favourites() {
        Scenario("Marking an item as a favourite by a double tap") {
            Given(I: amLookingAtTheCollection)
            And(I: doNotSee(collectionScreen.star(of: collectionScreen.firstItem)))
            When(I: doubleTap(collectionScreen.firstItem))
            Then(I: see(collectionScreen.star(of: collectionScreen.firstItem)))
            And(I: doNotSee(collectionScreen.star(of: collectionScreen.secondItem)))
        }

        Scenario("Leaving an item alone by a single tap") {
            When(I: tap(collectionScreen.secondItem))
            Then(I: doNotSee(collectionScreen.star(of: collectionScreen.secondItem)))
        }

        Scenario("Unmarking all favourites by a tap with two fingers") {
            Given(I: doubleTap(collectionScreen.secondItem))
            And(I: see(collectionScreen.star(of: collectionScreen.secondItem)))
            When(I: twoFingerTap(collectionScreen.firstItem))
            Then(I: doNotSee(collectionScreen.star(of: collectionScreen.firstItem)))
            And(I: doNotSee(collectionScreen.star(of: collectionScreen.secondItem)))
        }
    }

    func test_deleting() {
        Scenario("Being asked what to do with an item after a long press") {
            Given(I: amLookingAtTheCollection)
            When(I: longPress(collectionScreen.firstItem))
            Then(I: see(collectionScreen.actionSheet(ofItem: 0)))
        }

        Scenario("Keeping the item") {
            When(I: dismiss(collectionScreen.actionSheet(ofItem: 0)))
            Then(I: doNotSee(collectionScreen.actionSheet(ofItem: 0)))
            And(I: see(collectionScreen.firstItem))
        }

        Scenario("Deleting the item") {
            Given(I: longPress(collectionScreen.firstItem, duration: 1))
            When(I: tap("Delete", in: collectionScreen.actionSheet(ofItem: 0)))
            Then(I: doNotSee(collectionScreen.firstItem))
            And(I: see(collectionScreen.secondItem))
        }
    }

    func test_scrolling() {
        Scenario("Scrolling to the last item") {
            Given(I: amLookingAtTheCollection)
            And(the: state(of: collectionScreen.lastItem, isNot: .exists))
            When(
                I: scroll(
                    collectionScreen, .from(.bottomThird, to: .top), until: collectionScreen.lastItem,
                    is: .exists, .visible))
            Then(I: see(collectionScreen.lastItem))
        }

        Scenario("Marking the last item") {
            Given(I: scroll(collectionScreen, .downwards, until: collectionScreen.lastItem, is: .hittable))
            When(I: doubleTap(collectionScreen.lastItem))
            Then(I: see(collectionScreen.star(of: collectionScreen.lastItem)))
        }
    }
}
