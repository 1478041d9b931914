import Catalogue
import Swerkin

/// A button for each other screen.
public final class HomeScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .home }

    /// The button that shows the buttons.
    public override var trait: String { View.buttonComponent.accessibilityIdentifier }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Shows the buttons.
        case buttonComponent
        /// Shows the text fields.
        case textFieldComponent
        /// Shows the text fields with errors.
        case inlineEditComponent
        /// Shows other things to touch.
        case tappableComponent
        /// Shows the slides.
        case swipeComponent
        /// Shows the text field with a picker.
        case dropdownComponent
        /// Shows what appears as time passes.
        case waitToSeeComponent
        /// Shows the beginning of the flow.
        case endToEndComponent
        /// Shows the table.
        case tableComponent
        /// Logs in or out.
        case sessionButton
    }
}
