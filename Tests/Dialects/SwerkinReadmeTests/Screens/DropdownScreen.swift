import Swerkin

class DropdownScreen: ExampleBaseScreen, Accessible {
    override var trait: String { View.textField.accessibilityIdentifier }
    override var name: String { "Drop-down" }
    override func create() -> UIViewController { DropdownViewController() }
    override func renderScreen() { renderer.screen(self, didRenderWithAuth: false) }

    override func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(
                start: ExamplePresentableScreen.buttonScreen, end: ExamplePresentableScreen.dropDownScreen,
                step: {
                    self.test.And.ITouchButton(ButtonScreen.View.enableButton.accessibilityIdentifier)
                    self.test.And.IWaitToSeeScreen(ExamplePresentableScreen.dropDownScreen)
                }, conditions: [.loggedIn: true])
        ]
    }

    enum View: Accessibility {
        case textField

        var accessibilityIdentifier: String { "textField" }
        var accessibilityLabel: String { "" }
    }
}
