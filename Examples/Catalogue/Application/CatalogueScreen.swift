/// The screens of the application.
public enum CatalogueScreen: String, CaseIterable, Sendable {
    /// A button for each other screen.
    case home
    /// Buttons in several states.
    case button
    /// Text fields and a text view.
    case textField
    /// Text fields that show what is wrong with their text.
    case inlineEdit
    /// Check boxes, switches, bar buttons, a popover and other things to touch.
    case tappable
    /// Slides to swipe through, and a card to swipe on.
    case swipe
    /// A text field whose text is chosen from a picker.
    case dropdown
    /// Views that appear and disappear as time passes.
    case waitToSee
    /// The beginning of a flow through several screens.
    case endToEnd
    /// A table with rows of several kinds.
    case table
    /// A form to log in.
    case logIn

    /// The screens that the home screen leads to, in its order.
    static let listed: [Self] = [
        .button, .textField, .inlineEdit, .tappable, .swipe, .dropdown, .waitToSee, .endToEnd, .table,
    ]

    /// The title in the navigation bar.
    public var title: String {
        switch self {
        case .home: "Catalogue"
        case .button: "Buttons"
        case .textField: "Text Field"
        case .inlineEdit: "Inline Edit"
        case .tappable: "Tappable"
        case .swipe: "Swipe"
        case .dropdown: "Dropdown"
        case .waitToSee: "Wait To See"
        case .endToEnd: "End To End"
        case .table: "Table View"
        case .logIn: "Log In"
        }
    }
}
