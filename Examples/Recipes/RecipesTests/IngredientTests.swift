import XCTest

@testable import Recipes

class IngredientTests: XCTestCase {
    func testTextInMetricUnits() {
        let flour = Ingredient(name: "Flour", amount: 250, unit: .gram)
        XCTAssertEqual(flour.text(isMetric: true), "250 g Flour")
        let milk = Ingredient(name: "Milk", amount: 62.5, unit: .milliliter)
        XCTAssertEqual(milk.text(isMetric: true), "62.5 ml Milk")
    }

    func testTextInOunces() {
        let flour = Ingredient(name: "Flour", amount: 250, unit: .gram)
        XCTAssertEqual(flour.text(isMetric: false), "8.8 oz Flour")
        let milk = Ingredient(name: "Milk", amount: 300, unit: .milliliter)
        XCTAssertEqual(milk.text(isMetric: false), "10.1 fl oz Milk")
    }

    func testScaling() {
        let eggs = Ingredient(name: "Eggs", amount: 2, unit: .piece).scaled(by: 1.5)
        XCTAssertEqual(eggs.text(isMetric: true), "3 Eggs")
    }
}
