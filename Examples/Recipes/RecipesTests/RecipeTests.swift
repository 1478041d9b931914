import XCTest

@testable import Recipes

class RecipeTests: XCTestCase {
    private let soup = Recipe(name: "Soup", minutes: 45, servings: 4, ingredients: [])
    private let salad = Recipe(name: "Salad", minutes: 10, servings: 2, ingredients: [])

    func testOrders() {
        XCTAssertEqual(soup.compareByName(salad), .orderedDescending)
        XCTAssertEqual(salad.compare(byTime: soup), .orderedAscending)
    }

    func testSelectors() {
        XCTAssertEqual(NSStringFromSelector(#selector(Recipe.compareByName(_:))), "compareByName:")
        XCTAssertEqual(NSStringFromSelector(#selector(Recipe.compare(byTime:))), "compareByTime:")
        XCTAssertEqual(NSStringFromSelector(#selector(getter: Recipe.minutes)), "minutes")
        XCTAssertEqual(NSStringFromSelector(#selector(setter: Recipe.isFavorite)), "setIsFavorite:")
        XCTAssertEqual(#keyPath(Recipe.name), "name")
    }

    func testCoding() throws {
        soup.isFavorite = true
        soup.rating = 3
        let copy = try JSONDecoder().decode(Recipe.self, from: JSONEncoder().encode(soup))
        XCTAssertEqual(copy, soup)
        XCTAssertTrue(copy.isFavorite)
        XCTAssertEqual(copy.rating, 3)
    }
}
