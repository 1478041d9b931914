import Swerkin

class TextFieldScreen: ExampleBaseScreen, Accessible {
    override var trait: String { View.firstName.accessibilityIdentifier }
    override var name: String { "Names" }
    override func create() -> UIViewController { TextFieldViewController() }
    override func renderScreen() { renderer.screen(self, didRenderWithAuth: false) }

    enum View: Accessibility {
        case firstName

        var accessibilityIdentifier: String { "firstname_textField" }
        var accessibilityLabel: String { "first name text Field" }
    }
}
