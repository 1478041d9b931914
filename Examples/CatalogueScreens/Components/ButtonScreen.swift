import Catalogue
import Swerkin

/// Buttons in several states.
public final class ButtonScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .button }

    /// The button that can be touched.
    public override var trait: String { View.enableButton.accessibilityIdentifier }

    /// The popover's button leads here, in the flow of a user who is logged in.
    public override func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(
                start: CataloguePresentableScreen.tappableScreen,
                end: CataloguePresentableScreen.buttonScreen,
                step: {
                    let popUpButton = TappableScreen.View.popUpButton.accessibilityIdentifier
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.tappableScreen)
                    self.test.And.IWaitToSeeTappableElement(popUpButton)
                    self.test.And.ITouchButton(popUpButton)
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.buttonScreen)
                }, conditions: [.loggedIn: true])
        ]
    }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Can be touched.
        case enableButton
        /// Is disabled.
        case disableButton
        /// Is always highlighted.
        case highLightedButton
        /// Is selected by every second touch.
        case selectButton
        /// Says which button was touched.
        case result = "buttonClickedLabel"

        /// What assistive technology reads; the result has none before the first touch.
        public var accessibilityLabel: String {
            switch self {
            case .enableButton: "Enable Button"
            case .disableButton: "Disable Button"
            case .highLightedButton: "Highlighted"
            case .selectButton: "Select"
            case .result: ""
            }
        }
    }
}
