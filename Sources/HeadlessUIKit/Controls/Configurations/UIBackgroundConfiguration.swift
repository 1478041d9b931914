import Foundation

/// What is behind the content of a cell or another view.
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
    /// The colour that was set by the state and not by anybody.
    private var stateColor: UIColor?

    /// A view of one's own, over the colour.
    public var customView: UIView?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0 {
        didSet {
            cornerRadius = cornerRadius.finite(or: oldValue, "cornerRadius", of: "UIBackgroundConfiguration")
        }
    }
    /// How far the background is from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            backgroundInsets = backgroundInsets.finite(
                or: oldValue, "backgroundInsets", of: "UIBackgroundConfiguration")
        }
    }
    /// The colour; `nil` for the view's tint.
    public var backgroundColor: UIColor?
    /// What is made of the colour when it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the line around it; `nil` for the view's tint.
    public var strokeColor: UIColor?
    /// What is made of the line's colour when it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How wide the line around it is, in points; 0, as from the start, for none.
    public var strokeWidth: CGFloat = 0 {
        didSet {
            strokeWidth = strokeWidth.finite(or: oldValue, "strokeWidth", of: "UIBackgroundConfiguration")
        }
    }
    /// How far the line is outside of the background's edge, in points.
    public var strokeOutset: CGFloat = 0 {
        didSet {
            strokeOutset = strokeOutset.finite(or: oldValue, "strokeOutset", of: "UIBackgroundConfiguration")
        }
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

    /// Nothing at all.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// For the row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// For the row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell)
    }

    /// For the header or the footer of a section in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }

    /// For the header or the footer of a section in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.clear)
    }

    /// For the row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }

    /// For the header of a section in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The colour that is shown, where the view's tint is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line that is shown, where the view's tint is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The same with the colour of a state, where none was set: what is touched or chosen in a list is grey.
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
