import Catalogue
import Swerkin

/// Views that appear and disappear as time passes.
public final class WaitToSeeScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .waitToSee }

    /// The only label at first.
    public override var trait: String { View.firstLabel.accessibilityIdentifier }

    /// The start of the flow leads here, for a user who is logged in.
    public override func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(
                start: CataloguePresentableScreen.endToEndScreen,
                end: CataloguePresentableScreen.waitToSeeScreen,
                step: {
                    let startButton = EndToEndScreen.View.startTestButton.accessibilityIdentifier
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.endToEndScreen)
                    self.test.And.IWaitToSeeTappableElement(startButton)
                    self.test.And.ITouchButton(startButton)
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.waitToSeeScreen)
                }, conditions: [.loggedIn: true])
        ]
    }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// The alert, which comes half a second after its button was touched.
        case alert = "wait_to_see_alert"
        /// Has the alert presented.
        case alertButton = "wait_to_see_alert_button"
        /// The upper picture.
        case secondImage = "wait_to_see_second_image"
        /// The lower picture.
        case firstImage = "wait_to_see_first_image"
        /// Loads items, or continues a flow.
        case loader = "wait_to_see_loader"
        /// Loads more items.
        case scrollLoader = "wait_to_see_scroll_loader"
        /// Hides the first and the last label.
        case switchItem = "wait_to_see_switch"
        /// The only label at first.
        case firstLabel = "wait_to_see_first_label"
        /// The label that is there for half a second.
        case secondLabel = "wait_to_see_second_label"
        /// A label of those that are loaded last.
        case thirdLabel = "wait_to_see_third_label"
        /// A label below the pictures.
        case fourthLabel = "wait_to_see_fourth_label"
        /// The last label but one.
        case fifthLabel = "wait_to_see_fifth_label"
        /// The last label.
        case sixthLabel = "wait_to_see_sixth_label"
    }
}
