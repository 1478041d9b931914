import CatalogueScreens
import Gherkin
import Swerkin
import Testing

/// A row of the feature's table.
private struct Food: Decodable {
    enum Name: String, Decodable { case identifier, label }

    let food: String
    let by: Name
}

/// What was chosen so far.
@MainActor private final class Basket {
    var count = 0
}

private let rows = ["Apple": "firstCell", "Mango": "secondCell", "Grapes": "thirdCell"]

@MainActor @Suite("A feature with definitions of its own", .catalogue()) struct ShoppingTests {
    private let steps: Gherkin.Definitions

    init() {
        let basket = Basket()
        steps =
            .standard
            + Gherkin.Definitions { steps in
                steps.define("the screen {word}") { (screen: CataloguePresentableScreen) in
                    Given.IAmOnScreen(screen)
                    And.IRender(screen: screen)
                }
                steps.define("I choose these foods:") { (foods: [Food]) in
                    for food in foods {
                        switch food.by {
                        case .identifier: When.ITouchRow(withIdentifier: rows[food.food] ?? "")
                        case .label: When.ITouchRow(withLabel: food.food)
                        }
                        Then.IShouldSeeElement(withLabel: "\(food.food) Clicked")
                        And.ITouchButton(withLabel: "OK")
                        basket.count += 1
                    }
                }
                steps.define("I have chosen {int} food(s)") { (count: Int) in #expect(basket.count == count) }
                steps.define("{word} is/are sold out") { (food: String) in
                    Then.IShouldSeeRow(withIdentifier: row(of: food), isEnabled: false)
                }
                steps.define("{word} is/are not sold out") { (food: String) in
                    Then.IShouldSeeRow(withIdentifier: row(of: food), isEnabled: true)
                }
            }
    }

    @Test("A scenario passes", arguments: Gherkin.scenarios(in: "../Features/Shopping.feature"))
    func shopping(_ scenario: Gherkin.Scenario) async throws {
        try await scenario.run(steps)
    }
}

/// The identifier of a food's row; the food may be in the plural.
private func row(of food: String) -> String {
    rows[food] ?? rows[String(food.dropLast())] ?? food
}
