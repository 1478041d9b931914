/// The background of a cell or another view, as a value.
///
/// ```swift
/// var background = UIBackgroundConfiguration.listPlainCell()
/// background.cornerRadius = 8
/// background.strokeColor = .separator
/// background.strokeWidth = 1
/// cell.backgroundConfiguration = background
/// ```
public struct UIBackgroundConfiguration: Hashable {
    private let kind: Kind
    /// The colour derived from the state, when the application set none.
    private var stateColor: UIColor?

    /// A custom view, above the colour.
    public var customView: UIView?
    /// The image, above the colour and below the custom view; `nil` for none.
    public var image: UIImage?
    /// Where the image is shown in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0 {
        didSet { cornerRadius.keepFinite(or: oldValue, "cornerRadius", of: "UIBackgroundConfiguration") }
    }
    /// The insets of the background from the view's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            backgroundInsets.keepFinite(or: oldValue, "backgroundInsets", of: "UIBackgroundConfiguration")
        }
    }
    /// The colour; `nil` for the view's tint.
    public var backgroundColor: UIColor?
    /// Changes the colour before it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the border; `nil` for the view's tint.
    public var strokeColor: UIColor?
    /// Changes the border's colour before it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points; 0 by default, for none.
    public var strokeWidth: CGFloat = 0 {
        didSet { strokeWidth.keepFinite(or: oldValue, "strokeWidth", of: "UIBackgroundConfiguration") }
    }
    /// The distance of the border outside the background's edge, in points.
    public var strokeOutset: CGFloat = 0 {
        didSet { strokeOutset.keepFinite(or: oldValue, "strokeOutset", of: "UIBackgroundConfiguration") }
    }

    private init(_ kind: Kind) {
        self.kind = kind
        stateColor = kind.color(ConfigurationFlags(UIViewConfigurationState(traitCollection: .standard)))
        backgroundColor = stateColor
        if kind == .sidebarCell {
            cornerRadius = 10
            backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        }
    }

    /// An empty, transparent background.
    public static func clear() -> UIBackgroundConfiguration { Self(.clear) }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }

    /// The background of a section header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }

    /// The background of a section header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.clear) }

    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }

    /// The background of a section header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.clear) }

    /// The colour that is shown in a view with the tint `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The border's colour that is shown in a view with the tint `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the configuration for a state; unless a colour was set, highlighted and selected list cells are grey.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.stateColor = kind.color(ConfigurationFlags(state))
        if backgroundColor == stateColor { updated.backgroundColor = updated.stateColor }
        return updated
    }
}

extension UIBackgroundConfiguration {
    fileprivate enum Kind: Hashable {
        case clear
        case plainCell
        case groupedCell
        case plainHeaderFooter
        case sidebarCell

        func color(_ flags: ConfigurationFlags) -> UIColor? {
            let isMarked = flags.isHighlighted || flags.isSelected
            return switch self {
            case .clear: .clear
            case .plainCell: isMarked ? .systemGray4 : .systemBackground
            case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
            case .plainHeaderFooter: .systemBackground
            case .sidebarCell: isMarked ? .tertiarySystemFill : .clear
            }
        }
    }
}
