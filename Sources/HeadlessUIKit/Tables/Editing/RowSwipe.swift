import Foundation

/// A row that is swiped aside.
@MainActor
struct RowSwipe {
    /// The side at which what there is to do is uncovered.
    enum Side {
        case leading, trailing

        /// The sign of the way that a row goes.
        var sign: CGFloat { self == .leading ? 1 : -1 }
    }

    let cell: UITableViewCell
    var path: IndexPath
    let side: Side
    let configuration: UISwipeActionsConfiguration
    let view: UISwipeActionPullView
    /// Whether a finger did it, of which the delegate is told.
    let isByFinger: Bool
    /// How far the cell is aside, in points; to the left below zero.
    var offset: CGFloat = 0
}

/// The buttons that swiping a row aside uncovers.
final class UISwipeActionPullView: UIView {
    private var buttons: [UIButton] = []
    private let side: RowSwipe.Side

    /// How wide all buttons are together.
    private(set) var width: CGFloat = 0

    init(_ configuration: UISwipeActionsConfiguration, at side: RowSwipe.Side, of table: UITableView) {
        self.side = side
        super.init(frame: .zero)
        for action in configuration.actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.addAction(
                UIAction { [weak table, weak button] _ in
                    if let button { table?.perform(action, from: button) }
                }, for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
            width += Self.width(of: button)
        }
    }

    required init?(coder: NSCoder) { nil }

    var firstButton: UIButton? { buttons.first }

    /// How wide a button is, in points: what is observed.
    private static func width(of button: UIButton) -> CGFloat {
        max(74, button.sizeThatFits(.zero).width + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The first stands at the row's edge.
        var used: CGFloat = 0
        for button in buttons {
            let width = Self.width(of: button)
            let x = side == .leading ? used : bounds.width - used - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            used += width
        }
    }
}

/// The recognizer of fingers that swipe a table's rows aside.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?
    /// How far aside the row was when the finger took it.
    private var start: CGFloat = 0
    private var found: (cell: UITableViewCell, side: RowSwipe.Side, UISwipeActionsConfiguration)?

    /// How much of a row's width is all the way.
    private static let fullSwipe: CGFloat = 0.7

    override init() {
        super.init()
        maximumNumberOfTouches = 1
    }

    /// Whether the row under the finger can be swiped where it goes.
    func mayBegin() -> Bool {
        guard let table else { return false }
        let way = translation(in: table)
        guard abs(way.x) > abs(way.y), !table.isEditingAll, let cell = cell(in: table),
            let path = cell.rowPath
        else { return false }
        if let swipe = table.swipe, swipe.cell === cell { return true }
        let side: RowSwipe.Side = way.x > 0 ? .leading : .trailing
        guard let configuration = table.swipeConfiguration(path, side), !configuration.actions.isEmpty,
            cell.rowPath == path
        else { return false }
        found = (cell, side, configuration)
        return true
    }

    private func cell(in table: UITableView) -> UITableViewCell? {
        var view = history.first?.view
        while let current = view, current !== table {
            if let cell = current as? UITableViewCell, cell.table === table { return cell }
            view = current.superview
        }
        return nil
    }

    func moved() {
        guard let table else { return }
        let way = translation(in: table).x
        switch state {
        case .began:
            if let (cell, side, configuration) = found, let path = cell.rowPath {
                table.beginSwipe(cell, path, side, configuration, isByFinger: true)
            }
            found = nil
            // The way that made it a swipe moves nothing.
            let slop = way.clamped(to: -Self.hysteresis...Self.hysteresis)
            start = (table.swipe?.offset ?? 0) - slop
            table.dragSwipe(to: start + way)
        case .changed: table.dragSwipe(to: start + way)
        case .ended: letGo(table, velocity: velocity(in: table).x)
        case .cancelled, .failed: table.closeSwipe()
        case .possible: break
        }
    }

    private func letGo(_ table: UITableView, velocity: CGFloat) {
        guard let swipe = table.swipe else { return }
        let sign = swipe.side.sign
        let way = swipe.offset * sign
        if swipe.configuration.performsFirstActionWithFullSwipe,
            let action = swipe.configuration.actions.first,
            let button = swipe.view.firstButton, way >= swipe.cell.bounds.width * Self.fullSwipe
        {
            table.openSwipe()
            table.perform(action, from: button)
        } else if velocity * sign > 100 || (way > swipe.view.width / 2 && velocity * sign > -100) {
            table.openSwipe()
        } else {
            table.closeSwipe()
        }
    }
}
