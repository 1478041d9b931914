// Where Apple's XCUITest is, Gherkin is not built.
#if !canImport(Darwin)
import Catalogue
import Gherkin
import Robot
import XCUIAutomation

/// A flow through the third example application, as a feature in text, whose scenarios print themselves as they end.
///
/// What its steps do is defined by the vocabularies of TABTestKit and Swerkin. A step that fails ends the program.
@MainActor
struct CatalogueFeature {
    private let text = """
        Feature: Food for the dinner

          Background:
            Given I launch the app without its data
            And I touch bar button with label "Log Out"
            And I touch button with label "End To End"
            And I touch button "endtoend_start_button"

          Scenario: The name is needed
            Then I should see that button "logInButton" is not enabled

          Scenario Outline: <name> chooses <food>
            When I enter "<name>" into text field with field name "Name"
            And I touch button "logInButton"
            And I select from drop down "textField":
              | <fruit> | <vegetable> |
            And I touch bar button with label "Done"
            Then I should see text field "textField" with text "<food>"
            When I go back
            Then the value of the label "logInLabel" is "Welcome, <name>"

            Examples:
              | name | fruit  | vegetable | food            |
              | Ada  | Orange | Broccoli  | Orange Broccoli |
              | Bob  | Banana | Kale      | Banana Kale     |

        """

    func run() async throws {
        XCUIApplication.register(AppDelegate.self, scene: SceneDelegate.self)
        let feature = try Gherkin.feature(parsing: text)
        print("Feature: \(feature.name)\n")
        for scenario in feature.scenarios { try await scenario.run() }
        print("")
    }
}
#endif
