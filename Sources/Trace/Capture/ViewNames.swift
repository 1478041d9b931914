/// What a view is called, by what the libraries for tests find views by.
struct ViewNames: Hashable, Sendable {
    /// What no other view has, or no other element.
    struct Alone: OptionSet, Hashable, Sendable {
        let rawValue: Int

        /// The role and the name, among the elements that assistive technology sees.
        static let role = Self(rawValue: 1)
        /// The identifier, among views.
        static let identifier = Self(rawValue: 2)
        static let text = Self(rawValue: 4)
        static let className = Self(rawValue: 8)
        /// The identifier, among all views and elements that are not hidden, in all windows.
        static let identifierAnywhere = Self(rawValue: 16)
        /// The label, among the same.
        static let labelAnywhere = Self(rawValue: 32)
        /// The label together with the trait, among the same.
        static let labelWithTraitAnywhere = Self(rawValue: 64)
    }

    /// The role of an element that assistive technology sees; empty for another view.
    var role = ""
    /// The accessibility label.
    var label = ""
    var identifier = ""
    /// The nearest class, of the view's and those above it, that a test can name.
    var className = ""
    /// The name of an accessibility trait that says what the view is.
    var trait = ""
    var alone: Alone = []
    /// Which one it is of the elements with its role and name, of a view for which nothing is alone.
    var turn: Int?
    /// Which one it is of the views of its class, of a view for which nothing is alone and that has no turn.
    var place: Int?
    /// Whether it is in a window in which queries do not look by default.
    var isElsewhere = false
}
