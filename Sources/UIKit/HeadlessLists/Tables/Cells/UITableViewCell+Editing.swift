@_spi(Wings) import HeadlessUIKitCore

extension UITableViewCell {
    /// The name of the row: its label's text, or else the first text in it.
    final var rowName: String? {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        var found: String?
        contentView.visit { view in
            if let text = view.readableText, !text.isEmpty { found = text }
            return found == nil ? .into : .stop
        }
        return found
    }

    final func name(of action: String) -> String {
        rowName.map { "\(action) \($0)" } ?? action
    }

    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The editing control.
        public static let showingEditControl = Self(rawValue: 1 << 0)
        /// The button that deletes the row.
        public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
    }

    final func setShowsConfirmation(_ isOn: Bool) {
        guard editing.showsConfirmation != isOn else { return }
        willTransition(to: editing.mask.symmetricDifference(.showingDeleteConfirmation))
        editing.showsConfirmation = isOn
        ViewTree.change(self)
        setNeedsUpdateConfiguration()
        didTransition(to: editing.mask)
    }

    final func updateEditingControls() {
        let style: EditingStyle? = editing.isOn && editing.style != .none ? editing.style : nil
        let marks = editing.isOn && editing.marksSelection
        if let control = editing.control, control.style != style || control.marksSelection != marks {
            control.removeFromSuperview()
            editing.control = nil
        }
        if editing.control == nil, style != nil || marks {
            let control = UITableViewCellEditControl(of: self, style: style, marksSelection: marks)
            editing.control = control
            addSubview(control)
        }
        let isMovable = editing.isOn && (editing.canMove ?? showsReorderControl)
        if isMovable, editing.reorderControl == nil {
            let control = UITableViewCellReorderControl(of: self)
            editing.reorderControl = control
            addSubview(control)
        } else if !isMovable {
            editing.reorderControl.take()?.removeFromSuperview()
        }
        setNeedsLayout()
    }

    /// Updates the accessibility labels of the controls for the present content.
    final func nameEditingControls() {
        editing.control?.showName(of: self)
        if let control = editing.reorderControl { control.accessibilityLabel = name(of: "Reorder") }
    }
}

/// The control at the leading edge of a row in editing mode: a minus to delete, a plus to insert, or a selection mark.
final class UITableViewCellEditControl: UIControl {
    let style: UITableViewCell.EditingStyle?
    let marksSelection: Bool
    private weak var cell: UITableViewCell?

    init(of cell: UITableViewCell, style: UITableViewCell.EditingStyle?, marksSelection: Bool) {
        self.cell = cell
        self.style = style
        self.marksSelection = marksSelection
        super.init(frame: .zero)
        // A tap on the mark counts as one on the row.
        isUserInteractionEnabled = !marksSelection
        isAccessibilityElement = !marksSelection
        accessibilityTraits = .button
        showName(of: cell)
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent(in context: CGContext) {
        if marksSelection {
            let isSelected = cell?.isSelected ?? false
            let name = isSelected ? "checkmark.circle.fill" : "circle"
            return context.drawSymbol(name, in: bounds, size: 19, isSelected ? tintColor : .tertiaryLabel)
        }
        context.fill(CGRect(x: bounds.midX - 6, y: bounds.midY - 6, width: 12, height: 12), .white)
        context.drawSymbol(
            style == .insert ? "plus.circle.fill" : "minus.circle.fill", in: bounds, size: 20,
            style == .insert ? .systemGreen : .systemRed)
    }

    func showName(of cell: UITableViewCell) {
        guard !marksSelection else { return }
        accessibilityLabel = cell.name(of: style == .insert ? "Insert" : "Remove")
    }

    override var keepsTapsToItself: Bool { true }

    override var tracksDrags: Bool { false }

    override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        super.touchDidEnd(inside: isInside, event)
        guard isInside, let cell else { return }
        cell.table?.editControlWasTapped(in: cell)
    }
}

/// The control at the trailing edge of a row in editing mode, with which the row is dragged.
final class UITableViewCellReorderControl: UIControl {
    private weak var cell: UITableViewCell?

    init(of cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        becomeAccessibilityElement(cell.name(of: "Reorder"), .button)
        let press = UILongPressGestureRecognizer(target: self, action: UITableViewCellReorderControl.dragged)
        // It begins immediately, before the table can scroll.
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent(in context: CGContext) {
        context.drawSymbol("line.3.horizontal", in: bounds, size: 17, .tertiaryLabel)
    }

    private func dragged(_ press: UILongPressGestureRecognizer) {
        guard let cell, let table = cell.table else { return }
        let place = press.location(in: table).y
        switch press.state {
        case .began: table.beginReordering(cell, at: place)
        case .changed: table.continueReordering(cell, to: place)
        case .ended: table.endReordering(cell, isCancelled: false)
        case .cancelled, .failed: table.endReordering(cell, isCancelled: true)
        case .possible: break
        }
    }
}
