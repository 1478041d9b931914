/// What a screen shows instead of content that is not there, as a value.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "star")
/// empty.text = "No Favorites"
/// contentUnavailableConfiguration = empty
/// ```
///
/// An image, a text, a secondary text and two buttons stand below each other, in the middle of the view. Apple
/// documents no sizes; those here are close to what is seen.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// How the content is placed horizontally.
    public enum Alignment: Int, Hashable, Sendable {
        /// In the middle.
        case center
        /// At the leading edge.
        case natural
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// The action of a tap.
        public var primaryAction: UIAction?
        /// The menu of a tap, if there is no action.
        public var menu: UIMenu?
        /// Whether the button can be tapped.
        public var isEnabled = true
        /// The meaning of the button.
        public var role = UIButton.Role.normal

        init() {}
    }

    /// The image.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties: UIListContentConfiguration.ImageProperties
    /// The text.
    public var text: String?
    /// The text with attributes, which is shown instead of ``text``.
    public var attributedText: NSAttributedString?
    /// The appearance of the text.
    public var textProperties: UIListContentConfiguration.TextProperties
    /// The text below the first.
    public var secondaryText: String?
    /// The text below the first, with attributes; it is shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties: UIListContentConfiguration.TextProperties
    /// The button; it is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The second button; it is shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// How the content is placed horizontally.
    public var alignment = Alignment.center
    /// The margins of the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
    /// The distance between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 10
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12

    /// Whether an indicator turns in the place of the image.
    let isLoading: Bool

    private init(isLoading: Bool, text: UIFont.TextStyle, color: UIColor) {
        self.isLoading = isLoading
        imageProperties = UIListContentConfiguration.cell().imageProperties
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        textProperties = Self.properties(.preferredFont(forTextStyle: text), color)
        secondaryTextProperties = Self.properties(
            .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    }

    private static func properties(
        _ font: UIFont, _ color: UIColor
    ) -> UIListContentConfiguration.TextProperties {
        var properties = UIListContentConfiguration.cell().textProperties
        properties.font = font
        properties.color = color
        properties.alignment = .center
        return properties
    }

    /// The configuration of an empty screen: without content of its own.
    public static func empty() -> Self { Self(isLoading: false, text: .title2, color: .label) }

    /// The configuration of a screen whose content is on its way: an indicator that turns, and "Loading…".
    public static func loading() -> Self {
        var loading = Self(isLoading: true, text: .subheadline, color: .secondaryLabel)
        loading.text = "Loading…".asSystemText
        return loading
    }

    /// The configuration of a search without results; those of the search's text are named if the state has it.
    public static func search() -> Self {
        var search = empty()
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = "No Results".asSystemText
        search.secondaryText = "Check the spelling or try a new search.".asSystemText
        return search
    }

    /// Creates a view that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state: a search that has not been given another text names what was searched.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard let state = state as? UIContentUnavailableConfigurationState, let searched = state.searchText,
            !searched.isEmpty, self == .search()
        else { return self }
        var updated = self
        updated.text = "No Results for “\(searched)”"
        return updated
    }
}
