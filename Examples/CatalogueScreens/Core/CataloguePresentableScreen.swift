import Swerkin

/// The screens of the catalogue by name, as tests and features call them.
public enum CataloguePresentableScreen: String, PresentableScreen, CaseIterable, Sendable {
    /// A button for each other screen.
    case homeScreen = "Home"
    /// Buttons in several states.
    case buttonScreen = "Buttons"
    /// Text fields and a text view.
    case textFieldScreen = "Text Fields"
    /// Text fields that show what is wrong with their text.
    case inlineEditScreen = "Inline Edits"
    /// Check boxes, switches, bar buttons, a popover and other things to touch.
    case tappableScreen = "Tappables"
    /// Slides to swipe through, and a card to swipe on.
    case swipeScreen = "Swipes"
    /// A text field whose text is chosen from a picker.
    case dropDownScreen = "Drop-downs"
    /// Views that appear and disappear as time passes.
    case waitToSeeScreen = "Waits"
    /// A table with rows of several kinds.
    case tableViewScreen = "Tables"
    /// The beginning of a flow through several screens.
    case endToEndScreen = "End to end"
    /// A form to log in.
    case logInScreen = "Log in"
}
