import Catalogue
import Swerkin

/// A text field whose text is chosen from a picker.
public final class DropdownScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .dropdown }

    /// The text field.
    public override var trait: String { View.textField.accessibilityIdentifier }

    /// Logging in leads here, and so does a button at the end of the flow of a user who is logged in.
    public override func entryPathSegments() -> [PathSegment] { [wayWithButtons, wayWithLogin] }

    private var wayWithButtons: PathSegment {
        PathSegment(
            start: CataloguePresentableScreen.buttonScreen, end: CataloguePresentableScreen.dropDownScreen,
            step: {
                let enableButton = ButtonScreen.View.enableButton.accessibilityIdentifier
                self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.buttonScreen)
                self.test.And.IWaitToSeeTappableElement(enableButton)
                self.test.And.ITouchButton(enableButton)
                self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.dropDownScreen)
            }, conditions: [.loggedIn: true])
    }

    private var wayWithLogin: PathSegment {
        PathSegment(
            start: CataloguePresentableScreen.logInScreen, end: CataloguePresentableScreen.dropDownScreen,
            step: {
                self.test.And.IEnterIntoTextField(
                    LogInScreen.View.nameField.accessibilityIdentifier, text: "Ada")
                self.test.And.ITouchButton(LogInScreen.View.logInButton.accessibilityIdentifier)
                self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.dropDownScreen)
            }, conditions: [.loggedIn: false])
    }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Shows what is chosen.
        case textField

        /// What assistive technology reads.
        public var accessibilityLabel: String { "textField" }
    }
}
