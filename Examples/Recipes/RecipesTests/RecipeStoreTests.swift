import XCTest

@testable import Recipes

class RecipeStoreTests: XCTestCase {
    private var store: RecipeStore!
    private var changes = 0

    override func setUp() {
        super.setUp()
        store = RecipeStore()
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange(_:)), name: .recipesDidChange, object: store)
    }

    override func tearDown() {
        NotificationCenter.default.removeObserver(self)
        store = nil
        super.tearDown()
    }

    @objc private func storeDidChange(_ notification: Notification) {
        changes += 1
    }

    func testOrders() {
        XCTAssertEqual(store.recipes.map(\.name), ["Lentil Soup", "Pancakes", "Tomato Salad"])
        Preferences.shared.order = .time
        XCTAssertEqual(store.recipes.map(\.minutes), [10, 20, 45])
    }

    func testAddingAndRemoving() {
        let recipe = Recipe(name: "Bread", minutes: 90, servings: 8, ingredients: [])
        store.add(recipe)
        XCTAssertTrue(store.contains(name: "bread"))
        store.remove(recipe)
        XCTAssertFalse(store.contains(name: "bread"))
        XCTAssertEqual(changes, 2)
    }

    func testUnknownRecipeIsNotUpdated() {
        store.update(Recipe(name: "Bread", minutes: 90, servings: 8, ingredients: []))
        XCTAssertEqual(changes, 0)
    }

    func testSaving() {
        store.remove(store.recipes[0])
        store.save()
        XCTAssertEqual(RecipeStore().recipes.map(\.name), ["Pancakes", "Tomato Salad"])
    }
}
