import Catalogue
import Swerkin

/// A form to log in.
public final class LogInScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .logIn }

    /// The button that logs in.
    public override var trait: String { View.logInButton.accessibilityIdentifier }

    /// The start of the flow leads here, for a user who is not logged in.
    public override func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(
                start: CataloguePresentableScreen.endToEndScreen, end: CataloguePresentableScreen.logInScreen,
                step: {
                    let startButton = EndToEndScreen.View.startTestButton.accessibilityIdentifier
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.endToEndScreen)
                    self.test.And.ITouchButton(startButton)
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.logInScreen)
                }, conditions: [.loggedIn: false])
        ]
    }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Where the name is typed.
        case nameField = "logInTextField"
        /// Logs in, once there is a name.
        case logInButton
        /// Greets the user.
        case greeting = "logInLabel"
    }
}
