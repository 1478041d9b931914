import Robot

@testable import Recipes

// What `XCTestCase` means in the application's tests.
// Example of YourApplicationsFiles.md
typealias XCTestCase = RecipesUITestCase

class RecipesUITestCase: RobotTestCase {
    override var applicationUnderTest: ApplicationUnderTest? {
        ApplicationUnderTest(AppDelegate.self, scene: SceneDelegate.self)
    }
    override var leftovers: RobotTrait.Leftovers { .ignored }
}
// End of example
