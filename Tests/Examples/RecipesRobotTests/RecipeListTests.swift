import Robot
import Testing

@testable import Recipes

@MainActor @Suite("The list of recipes", .robot(layout: .strict)) struct RecipeListTests {
    @Test("Pulling the list down shows a spinner for a second")
    func refreshing() throws {
        launchRecipes()
        let table = theFirstView(ofClass(UITableView.self))
        dragOn(table, from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 500))
        let spinner = try #require((table.first as? UITableView)?.refreshControl)
        #expect(spinner.isRefreshing)
        TimeLapse.advance(by: .seconds(2))
        #expect(!spinner.isRefreshing)
    }

    @Test("A long press makes a favourite, and the next one ends that")
    func longPress() {
        launchRecipes()
        let stars = { allViews(withLabel("Favorite"), onScreenAndVisible(true)).count }
        longPressOn(theFirstView(withText("Pancakes")))
        #expect(stars() == 1)
        longPressOn(theFirstView(withText("Pancakes")))
        #expect(stars() == 0)
    }

    @Test("Command-N opens the form")
    func keyCommand() {
        launchRecipes()
        SoftwareKeyboard.main.type(.command + "n")
        shouldSee(theFirstView(withText("New Recipe")))
        TimeLapse.waitForAnimationsToFinish()
    }

    @Test("A row grows with the user's text size")
    func textSize() throws {
        launchRecipes()
        let label = try #require(theFirstView(withText("Pancakes")).first)
        let height = label.frame.height
        SimulatedDevice.current.preferredContentSizeCategory = .accessibilityLarge
        TimeLapse.waitForAnimationsToFinish()
        #expect(label.frame.height > height)
    }
}
