/// The content of a cell, header or footer of a list: an image and two texts.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.text = "Ada"
/// content.secondaryText = "Lovelace"
/// cell.contentConfiguration = content
/// ```
///
/// Each variant has the system's fonts and colours; margins and distances are close to the system's.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    private let kind: Kind
    /// The colours derived from the state, when the application set none.
    private var stateColors: StateColors

    /// The image, at the leading edge.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The attributed text; it takes precedence over the plain text.
    public var attributedText: NSAttributedString?
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The secondary text, below the text or beside it.
    public var secondaryText: String?
    /// The attributed secondary text; it takes precedence over the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        didSet {
            directionalLayoutMargins.keepFinite(
                or: oldValue, "directionalLayoutMargins", of: "UIListContentConfiguration")
        }
    }
    /// The axes on which the content also stays inside the layout margins of the superview; `.horizontal` unless set.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// Whether the secondary text is beside the text if both fit on one line.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The distance between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16 {
        didSet {
            imageToTextPadding.keepFinite(
                or: oldValue, "imageToTextPadding", of: "UIListContentConfiguration")
        }
    }
    /// The horizontal distance between text and secondary text, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6 {
        didSet {
            textToSecondaryTextHorizontalPadding.keepFinite(
                or: oldValue, "textToSecondaryTextHorizontalPadding", of: "UIListContentConfiguration")
        }
    }
    /// The vertical distance between text and secondary text, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3 {
        didSet {
            textToSecondaryTextVerticalPadding.keepFinite(
                or: oldValue, "textToSecondaryTextVerticalPadding", of: "UIListContentConfiguration")
        }
    }

    private init(_ kind: Kind) {
        self.kind = kind
        stateColors = kind.colors(ConfigurationFlags(UIViewConfigurationState(traitCollection: .standard)))
        textProperties = TextProperties(font: kind.font, color: stateColors.text)
        secondaryTextProperties = TextProperties(font: kind.secondaryFont, color: stateColors.secondaryText)
        directionalLayoutMargins = kind.margins
        prefersSideBySideTextAndSecondaryText = kind == .value
        if kind == .groupedHeader { textProperties.transform = .uppercase }
    }

    /// The content of a list cell.
    public static func cell() -> UIListContentConfiguration { Self(.cell) }

    /// The content of a list cell with a small secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitle) }

    /// The content of a list cell with a secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { Self(.value) }

    /// The content of a section header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }

    /// The content of a section footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { Self(.footer) }

    /// The content of a section header in a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }

    /// The content of a section footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { Self(.footer) }

    /// The content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { Self(.cell) }

    /// The content of a sidebar cell with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.subtitle) }

    /// The content of a section header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }

    /// Creates a ``UIListContentView``.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration for a state; unless colours were set, a disabled cell's text is grey.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let colors = kind.colors(ConfigurationFlags(state))
        if textProperties.color == stateColors.text { updated.textProperties.color = colors.text }
        if secondaryTextProperties.color == stateColors.secondaryText {
            updated.secondaryTextProperties.color = colors.secondaryText
        }
        if imageProperties.tintColor == stateColors.image { updated.imageProperties.tintColor = colors.image }
        updated.stateColors = colors
        return updated
    }
}

extension UIListContentConfiguration {
    fileprivate struct StateColors: Hashable {
        var text: UIColor
        var secondaryText: UIColor
        var image: UIColor?
    }

    fileprivate enum Kind: Hashable {
        case cell
        case subtitle
        case value
        case plainHeader
        case groupedHeader
        case sidebarHeader
        case footer

        var font: UIFont {
            let style: UIFont.TextStyle =
                switch self {
                case .cell, .subtitle, .value: .body
                case .plainHeader, .sidebarHeader: .headline
                case .groupedHeader, .footer: .footnote
                }
            return .preferredFont(forTextStyle: style)
        }

        var secondaryFont: UIFont {
            let style: UIFont.TextStyle =
                switch self {
                case .value: .body
                case .cell, .subtitle: .caption1
                case .plainHeader, .groupedHeader, .sidebarHeader, .footer: .footnote
                }
            return .preferredFont(forTextStyle: style)
        }

        var margins: NSDirectionalEdgeInsets {
            switch self {
            case .cell, .value, .sidebarHeader:
                NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
            case .subtitle: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8)
            case .plainHeader, .groupedHeader, .footer:
                NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
            }
        }

        func colors(_ flags: ConfigurationFlags) -> StateColors {
            if flags.isDisabled {
                return StateColors(text: .tertiaryLabel, secondaryText: .tertiaryLabel, image: .tertiaryLabel)
            }
            switch self {
            case .value: return StateColors(text: .label, secondaryText: .secondaryLabel)
            case .groupedHeader, .footer:
                return StateColors(text: .secondaryLabel, secondaryText: .secondaryLabel)
            case .cell, .subtitle, .plainHeader, .sidebarHeader:
                return StateColors(text: .label, secondaryText: .label)
            }
        }
    }
}
