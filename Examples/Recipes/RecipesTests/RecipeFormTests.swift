import UIKit
import XCTest

@testable import Recipes

@MainActor
class RecipeFormTests: XCTestCase {
    func testValidation() {
        let form = RecipeFormViewController()
        form.loadViewIfNeeded()
        XCTAssertNil(form.recipe)
        form.nameField.textField.text = "Bread"
        form.minutesField.textField.text = "90"
        form.ingredientsView.text = "Flour\n\nWater"
        XCTAssertEqual(form.recipe?.minutes, 90)
        XCTAssertEqual(form.recipe?.ingredients.map(\.name), ["Flour", "Water"])
        form.minutesField.textField.text = "0"
        XCTAssertNil(form.recipe)
    }

    func testMinutesAreTypedAsDigits() {
        let form = RecipeFormViewController()
        form.loadViewIfNeeded()
        XCTAssertEqual(form.minutesField.textField.keyboardType, .numberPad)
    }

    func testSaveIsEnabledForAValidRecipe() throws {
        let form = RecipeFormViewController()
        form.loadViewIfNeeded()
        let save = try XCTUnwrap(form.navigationItem.rightBarButtonItem)
        XCTAssertFalse(save.isEnabled)
        form.nameField.textField.text = "Bread"
        form.minutesField.textField.text = "90"
        form.minutesField.textField.sendActions(for: .editingChanged)
        XCTAssertTrue(save.isEnabled)
    }
}
