import Foundation

/// What a row, a header or a footer of a list shows: a picture and two texts.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.text = "Ada"
/// content.secondaryText = "Lovelace"
/// cell.contentConfiguration = content
/// ```
///
/// Each kind has the system's fonts and colours for what it is; margins and distances are close to the system's.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    private let kind: Kind
    /// The colours that were set by the state and not by anybody.
    private var stateColors: StateColors

    /// The picture, at the edge at which lines begin.
    public var image: UIImage?
    /// How the picture is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes, which is shown instead of one without.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The second text, below the first or beside it.
    public var secondaryText: String?
    /// The second text with attributes, which is shown instead of one without.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties
    /// The room around all, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        didSet {
            directionalLayoutMargins = directionalLayoutMargins.finite(
                or: oldValue, "directionalLayoutMargins", of: "UIListContentConfiguration")
        }
    }
    /// Whether the second text stands beside the first where there is room for both in one line.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// How far the texts are from the picture, in points.
    public var imageToTextPadding: CGFloat = 16 {
        didSet {
            imageToTextPadding = imageToTextPadding.finite(
                or: oldValue, "imageToTextPadding", of: "UIListContentConfiguration")
        }
    }
    /// How far the second text is from the first where it stands beside it, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6 {
        didSet {
            textToSecondaryTextHorizontalPadding = textToSecondaryTextHorizontalPadding.finite(
                or: oldValue, "textToSecondaryTextHorizontalPadding", of: "UIListContentConfiguration")
        }
    }
    /// How far the second text is from the first where it stands below it, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3 {
        didSet {
            textToSecondaryTextVerticalPadding = textToSecondaryTextVerticalPadding.finite(
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

    /// For the row of a list.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// For the row of a list, with a second text in small letters below the first.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }

    /// For the row of a list, with a second text at the other edge.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value) }

    /// For the header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.plainHeader)
    }

    /// For the footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// For the header of a section in a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.groupedHeader)
    }

    /// For the footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// For the row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// For the row of a sidebar, with a second text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.subtitle)
    }

    /// For the header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarHeader)
    }

    /// Makes a ``UIListContentView``.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The same with the colours of a state, where none were set: what is disabled is grey.
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
