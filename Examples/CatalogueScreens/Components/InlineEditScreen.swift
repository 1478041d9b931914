import Catalogue
import Swerkin

/// Text fields that show what is wrong with their text.
public final class InlineEditScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .inlineEdit }

    /// The field of the first name.
    public override var trait: String { View.firstNameTextField.accessibilityIdentifier }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Where the first name is typed.
        case firstNameTextField = "inline_firstname_textField"
        /// The first name's label.
        case firstNameLabel = "inline_firstname_label"
        /// What is wrong with the first name.
        case firstNameError = "inline_firstname_error"
        /// Where the last name is typed.
        case lastNameTextField = "inline_lastname_textField"
        /// The last name's label.
        case lastNameLabel = "inline_lastname_label"
        /// What is wrong with the last name.
        case lastNameError = "inline_lastname_error"
    }
}
