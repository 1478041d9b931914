import Catalogue
import Swerkin

/// Text fields and a text view.
public final class TextFieldScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .textField }

    /// The field of the first name.
    public override var trait: String { View.firstNameTextField.accessibilityIdentifier }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Where the first name is typed.
        case firstNameTextField = "firstname_textField"
        /// The first name's label.
        case firstNameLabel = "firstname_label"
        /// What is wrong with the first name.
        case firstNameError = "firstname_error"
        /// The last name, which cannot be changed.
        case lastNameTextField = "lastname_TextField"
        /// The last name's label.
        case lastNameLabel = "lastname_label"
        /// What is wrong with the last name.
        case lastNameError = "lastname_error"
        /// Where notes of several lines are typed.
        case infoTextView = "info_textView"
    }
}
