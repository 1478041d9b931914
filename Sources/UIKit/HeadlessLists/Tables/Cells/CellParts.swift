/// The views of a cell besides its content view; they are created when needed.
@MainActor
final class CellParts {
    private(set) var textLabel: UILabel?
    private(set) var detailLabel: UILabel?
    private(set) var picture: UIImageView?
    var accessory: UIView?
    /// The accessory type of that view, if the cell created it.
    var accessoryType = UITableViewCell.AccessoryType.none

    /// Removes labels and image view, for content shown by a configuration.
    func removeFromCell() {
        for view in [textLabel, detailLabel, picture] { view?.removeFromSuperview() }
        (textLabel, detailLabel, picture) = (nil, nil, nil)
    }

    func textLabel(of cell: UITableViewCell) -> UILabel {
        if let textLabel { return textLabel }
        let isSmall = cell.style == .value2
        let label = newLabel(isSmall ? .footnote : .body, in: cell)
        textLabel = label
        if isSmall {
            AppearanceMarks.paused { label.textColor = .tintColor }
            label.textAlignment = cell.isRightToLeft ? .left : .right
        }
        return label
    }

    /// Aligns a small label again before the other one.
    func directionDidChange(of cell: UITableViewCell) {
        guard cell.style == .value2, let label = textLabel else { return }
        let (old, new): (NSTextAlignment, NSTextAlignment) =
            cell.isRightToLeft ? (.right, .left) : (.left, .right)
        if label.textAlignment == old { label.textAlignment = new }
    }

    func detailLabel(of cell: UITableViewCell) -> UILabel {
        if let detailLabel { return detailLabel }
        let style: UIFont.TextStyle =
            switch cell.style {
            case .subtitle: .caption1
            case .value1, .default: .body
            case .value2: .footnote
            }
        let label = newLabel(style, in: cell)
        detailLabel = label
        if cell.style == .value1 { AppearanceMarks.paused { label.textColor = .secondaryLabel } }
        return label
    }

    private func newLabel(_ style: UIFont.TextStyle, in cell: UITableViewCell) -> UILabel {
        let label = UILabel()
        // What the style sets gives way to appearance proxies.
        AppearanceMarks.paused { label.font = .preferredFont(forTextStyle: style) }
        label.adjustsFontForContentSizeCategory = true
        cell.contentView.addSubview(label)
        return label
    }

    func picture(of cell: UITableViewCell) -> UIImageView {
        if let picture { return picture }
        let view = UIImageView()
        picture = view
        cell.contentView.insertSubview(view, at: 0)
        return view
    }
}

struct CellEditing {
    var isOn = false
    var style = UITableViewCell.EditingStyle.none
    var showsConfirmation = false
    /// Whether the row can be moved; `nil` if the data source does not say.
    var canMove: Bool?
    /// Whether a selection mark is shown in place of the editing control.
    var marksSelection = false
    var control: UITableViewCellEditControl?
    var reorderControl: UITableViewCellReorderControl?

    var mask: UITableViewCell.StateMask {
        var mask: UITableViewCell.StateMask = []
        if isOn { mask.insert(.showingEditControl) }
        if showsConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }
}
