import Foundation

/// What a cell has of its own beside its content view, as far as it was needed yet.
@MainActor
final class CellParts {
    private(set) var textLabel: UILabel?
    private(set) var detailLabel: UILabel?
    private(set) var picture: UIImageView?
    /// What is at the right edge.
    var accessory: UIView?
    /// Which type of accessory that was made for, if the cell made it.
    var accessoryType = UITableViewCell.AccessoryType.none

    /// Takes labels and picture out, for content that is shown otherwise.
    func removeFromCell() {
        for view in [textLabel, detailLabel, picture] { view?.removeFromSuperview() }
        (textLabel, detailLabel, picture) = (nil, nil, nil)
    }

    func textLabel(of cell: UITableViewCell) -> UILabel {
        if let textLabel { return textLabel }
        let label = UILabel()
        if cell.style == .value2 {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        textLabel = label
        cell.contentView.addSubview(label)
        return label
    }

    func detailLabel(of cell: UITableViewCell) -> UILabel {
        if let detailLabel { return detailLabel }
        let label = UILabel()
        switch cell.style {
        case .subtitle: label.font = .systemFont(ofSize: 12)
        case .value1: label.textColor = .secondaryLabel
        case .value2: label.font = .systemFont(ofSize: 13)
        case .default: break
        }
        detailLabel = label
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

/// What a cell knows of being edited.
struct CellEditing {
    var isOn = false
    var style = UITableViewCell.EditingStyle.none
    var showsConfirmation = false
    /// Whether the data source says that the row can be moved; `nil` if it does not say.
    var canMove: Bool?
    /// Whether a mark for selecting is shown in place of the control.
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
