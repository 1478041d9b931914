import Showroom
import ShowroomScreens
import TABTestKit
import Testing

@MainActor
@Suite("Showroom on a tablet", .tabTestKit(app: AppDelegate.self, scene: SceneDelegate.self, on: .iPadPro11))
struct TabletTests: ShowroomContext {
    @Test("The tabs on a tablet are those on a phone")
    func tabs() {
        Scenario("Seeing the same tabs as on a phone") {
            Given(I: amLoggedIn)
            Then(the: numberOfTabs(in: tabBarScreen.tabBar, is: 4))
        }

        Scenario("Visiting all of them") {
            When(I: tap(tabBarScreen.collectionTab))
            Then(I: see(collectionScreen))
            And(I: tap(tabBarScreen.otherTab))
            And(I: see(otherScreen))
            And(I: tap(tabBarScreen.pageTab))
            And(I: see(pageScreen))
        }
    }

    @Test("Deleting an item asks beside the item")
    func deleting() {
        Scenario("Being asked beside the item whether to delete it") {
            Given(I: amLookingAtTheCollection)
            When(I: longPress(collectionScreen.firstItem))
            Then(I: see(collectionScreen.actionSheet(ofItem: 0)))
        }

        Scenario("Deleting the item") {
            When(I: tap("Delete", in: collectionScreen.actionSheet(ofItem: 0)))
            Then(I: doNotSee(collectionScreen.firstItem))
        }
    }
}
