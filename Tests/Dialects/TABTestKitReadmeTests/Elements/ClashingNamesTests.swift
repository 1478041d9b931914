// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Robot
import TABTestKit

/// Names that other modules have, too, with the spellings that the documentation gives.
class ClashingNamesTests: ViewsTestCase {
    func test_keyboard() {
        show {
            let field = UITextField()
            field.accessibilityIdentifier = "Field"
            return [field]
        }
        TextField(id: "Field").tap()
        MainActor.assumeIsolated { Keyboard::SoftwareKeyboard.main.type("Ada") }
        XCTAssertEqual(TextField(id: "Field").value, "Ada")
        see(Keyboard())
        XCTAssertTrue(Swift.type(of: keyboard) == TABTestKit::Keyboard.self)
    }
}
