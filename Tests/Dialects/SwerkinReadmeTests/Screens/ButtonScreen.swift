import Swerkin

class ButtonScreen: ExampleBaseScreen, Accessible {
    override var trait: String { View.enableButton.accessibilityIdentifier }
    override var name: String { "Buttons" }
    override func create() -> UIViewController { ButtonViewController() }
    override func renderScreen() { renderer.screen(self, didRenderWithAuth: false) }

    override func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(
                start: ExamplePresentableScreen.homeScreen, end: ExamplePresentableScreen.buttonScreen,
                step: {
                    self.test.And.ITouchButton(HomeScreen.View.buttonComponent.accessibilityIdentifier)
                    self.test.And.IWaitToSeeScreen(ExamplePresentableScreen.buttonScreen)
                })
        ]
    }

    enum View: String, Accessibility {
        case enableButton
        case disableButton

        var accessibilityIdentifier: String { rawValue }
        var accessibilityLabel: String { "" }
    }
}

class HomeScreen: ExampleBaseScreen, Accessible {
    override var trait: String { View.buttonComponent.accessibilityIdentifier }
    override var name: String { "Home" }
    override func create() -> UIViewController { ViewController() }
    override func renderScreen() { renderer.screen(self, didRenderWithAuth: false) }

    enum View: String, Accessibility {
        case buttonComponent

        var accessibilityIdentifier: String { rawValue }
        var accessibilityLabel: String { "" }
    }
}
