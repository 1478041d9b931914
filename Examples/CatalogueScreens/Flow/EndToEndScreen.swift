import Catalogue
import Swerkin

/// The beginning of a flow through several screens.
public final class EndToEndScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .endToEnd }

    /// The button that begins the flow.
    public override var trait: String { View.startTestButton.accessibilityIdentifier }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Begins the flow.
        case startTestButton = "endtoend_start_button"
        /// Says whether the user is logged in.
        case sessionLabel
    }
}
