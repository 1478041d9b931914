import Robot
import Testing

@testable import Recipes

// Example of YourApplicationsFiles.md
@Suite("Buying ingredients", .robot) struct BuyingTests {
    @Test("An ingredient gets onto the shopping list") @MainActor
    func buying() {
        SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
        tapOn(theFirstView(withText("Pancakes")))
        tapOn(theFirstView(withLabel("Buy Eggs")))
        tapBackButton()
        tapOn(theFirstView(withLabel("Shopping")))
        shouldSee(theFirstView(withLabel("Eggs")))
    }
}
// End of example
