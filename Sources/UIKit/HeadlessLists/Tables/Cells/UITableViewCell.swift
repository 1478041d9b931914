@_spi(Wings) import HeadlessUIKitCore

/// The view of a row of a table while it is visible.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
/// cell.textLabel?.text = notes[indexPath.row].title
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// Content is added to ``contentView``, which leaves space for accessories and editing controls. If the table does
/// not know a cell's height, it follows from the constraints there, or else from ``sizeThatFits(_:)``.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredView {
    final let style: CellStyle
    final weak var table: UITableView?
    final var rowPath: IndexPath?
    final var isWaiting = false
    /// Whether it left its table when that was reloaded.
    final var leftInReload = false
    final let parts = CellParts()

    /// The reuse identifier; `nil` for a cell that is not reused.
    open var reuseIdentifier: String? { reuseIdentifierStore }
    final var reuseIdentifierStore: String?
    /// The segues of the storyboard that the cell triggers, if it has any.
    package final var segues: CellSegues?

    /// Creates a cell of a style, 320 by 44 points.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        reuseIdentifierStore = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ContentHost.rowHeight))
        addSubview(contentView)
    }

    /// Creates a cell of the default style that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        let (style, identifier): (CellStyle, String?) = NibCoder.construction(coder) ?? (.default, nil)
        self.style = style
        reuseIdentifierStore = identifier
        super.init(coder: coder)
        addSubview(contentView)
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    /// The superview of the cell's content; accessories and other views beside it belong to the cell.
    open var contentView: UIView { contentViewStore }
    final let contentViewStore = UITableViewCellContentView(frame: .zero)

    // MARK: Labels and images

    /// The main label; created when it is first read.
    open var textLabel: UILabel? { parts.textLabel(of: self) }

    /// The second label; `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : parts.detailLabel(of: self) }

    /// The labels that exist; reading the labels themselves would create them.
    package final var ownLabels: [UILabel] { [parts.textLabel, parts.detailLabel].compactMap { $0 } }

    /// The image at the left; `nil` in the style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : parts.picture(of: self) }

    // MARK: Backgrounds

    /// The view behind everything else, as large as the cell.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    /// The view in front of the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { selectedBackgroundDidChange(oldValue, selectedBackgroundView) }
    }

    /// The background of a selected cell while the table allows multiple selection.
    ///
    /// Without one, ``selectedBackgroundView`` is used.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { selectedBackgroundDidChange(oldValue, multipleSelectionBackgroundView) }
    }

    private func selectedBackgroundDidChange(_ old: UIView?, _ new: UIView?) {
        guard new !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        updateSelectedBackground()
    }

    // MARK: Accessories

    /// The accessory at the right edge, unless there is an ``accessoryView``.
    open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }

    /// The accessory view at the right edge.
    open var accessoryView: UIView? { didSet { accessoriesDidChange() } }

    /// The accessory in editing mode, unless there is an ``editingAccessoryView``.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }

    /// The accessory view in editing mode.
    open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }

    /// How the cell shows that it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet {
            noteAppearance(.cellSelectionStyle)
            updateSelectedBackground()
        }
    }

    /// The indentation level of the content, in multiples of ``indentationWidth``.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }

    /// The width of an indentation level, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            indentationWidth = indentationWidth.finite(or: oldValue, "indentationWidth", of: summary)
            setNeedsLayout()
        }
    }

    /// The insets of the separator from the cell's edges: those of the table unless set. It is not a view.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? table?.separatorInset
                ?? UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue.finite(or: separatorInset, "separatorInset", of: summary)
            noteAppearance(.cellSeparatorInset)
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?

    // MARK: Selection and highlighting

    @_spi(Wings) open override func drawContent(in context: CGContext) { drawCell(in: context) }

    @_spi(Wings) open override func drawForeground(in context: CGContext) { drawSeparators(in: context) }

    private var selectionFlags: UIControl.State = []

    /// Whether the cell is selected; setting it calls ``setSelected(_:animated:)`` without animation.
    open var isSelected: Bool {
        get { selectionFlags.contains(.selected) }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted; setting it calls ``setHighlighted(_:animated:)`` without animation.
    open var isHighlighted: Bool {
        get { selectionFlags.contains(.highlighted) }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets whether the cell looks selected; its labels and images are highlighted then.
    open func setSelected(_ selected: Bool, animated: Bool) {
        setState(.selected, selected)
    }

    /// Sets whether the cell looks highlighted; its labels and images are highlighted then.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        setState(.highlighted, highlighted)
    }

    private func setState(_ flag: UIControl.State, _ isOn: Bool) {
        guard selectionFlags.contains(flag) != isOn else { return }
        let wasLit = !selectionFlags.isEmpty
        selectionFlags.formSymmetricDifference(flag)
        ViewTree.change(self)
        setNeedsUpdateConfiguration()
        let isLit = !selectionFlags.isEmpty
        if isLit == wasLit { return }
        contentView.visit { view in
            (view as? UILabel)?.isHighlighted = isLit
            (view as? UIImageView)?.isHighlighted = isLit
            return .into
        }
        updateSelectedBackground()
    }

    @_spi(Wings) open override var contentState: UIControl.State { selectionFlags }

    // MARK: Editing

    final var editing = CellEditing()

    /// Whether the cell is in editing mode; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing mode on or off.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing.isOn != editing else { return }
        willTransition(to: self.editing.mask.symmetricDifference(.showingEditControl))
        self.editing.isOn = editing
        ViewTree.change(self)
        setNeedsUpdateConfiguration()
        updateEditingControls()
        accessoriesDidChange()
        didTransition(to: self.editing.mask)
    }

    /// The editing style that the table determined for the row.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the cell shows a reorder control in editing mode.
    ///
    /// If the data source says whether the row can be moved, that counts; otherwise this decides.
    open var showsReorderControl = false { didSet { updateEditingControls() } }

    /// Whether content is indented for the editing control.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    /// Whether the button that deletes the row is shown.
    open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

    /// Called when the visible editing controls are about to change; does nothing unless overridden.
    open func willTransition(to state: StateMask) {}

    /// Called when the visible editing controls have changed; does nothing unless overridden.
    open func didTransition(to state: StateMask) {}

    // MARK: Configurations

    final let host = ContentHost()

    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    final func callUpdateHandler(_ state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Whether the content configuration adapts to the state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background configuration adapts to the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// A closure called after ``updateConfiguration(using:)`` to update the cell for its state.
    @preconcurrency
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Updates the cell for a state; does nothing unless overridden.
    ///
    /// It is called before the cell is shown, and when its state changed. Do not call it; call
    /// ``setNeedsUpdateConfiguration()``.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Updates the cell for changed traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        sizeIndicator()
    }

    // MARK: Reuse

    /// Called when the cell is about to be reused for another row.
    ///
    /// What a subclass set stays set; the cell itself only resets its highlighting.
    open func prepareForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
    }

    /// The size of image and labels, with the style's margins: at least 44 points high, without a separator of a pixel.
    ///
    /// The table calls it with its own width; a subclass with custom content overrides it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return CGSize(width: size.width, height: heightThatFits(width: size.width))
    }

    @_spi(Wings) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        parts.directionDidChange(of: self)
    }

    /// Returns the size by the constraints in the content view, or else that of ``sizeThatFits(_:)``.
    ///
    /// The table calls it for automatic heights: with its width, required, and a height of 0 at `fittingSizeLevel`.
    /// Constraints that leave the height open give 44 points, with a warning.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let (horizontal, vertical) = (horizontalFittingPriority, verticalFittingPriority)
        return sizeFitting(targetSize, horizontal, vertical) {
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.contentDidChange(in: self)
    }

    /// Lays out content, accessories and editing controls.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }

    // MARK: Configuration

    /// The content configuration; `nil`, the default, for the cell's labels and image.
    ///
    /// Its view fills ``contentView``, from which the cell's own labels and image view are removed.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.content }
        set {
            if newValue != nil { parts.removeFromCell() }
            showContent(newValue)
            if !host.isUpdating { table?.contentDidChange(in: self) }
        }
    }

    /// Returns a list content configuration without texts that matches the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style.content.updated(for: configurationState)
    }

    /// The background configuration; `nil`, the default, for ``backgroundView``, which setting one removes.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { host.background }
        set { showBackground(newValue) }
    }

    /// The state that configurations adapt to: whether the cell is selected, highlighted, in editing mode and so on.
    open var configurationState: UICellConfigurationState {
        var state = viewState
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = table?.reordering?.cell === self
        if let dragAndDrop = table?.dragAndDrop {
            state.cellDragState = dragAndDrop.dragState(of: rowPath)
            state.cellDropState = dragAndDrop.dropState(of: rowPath)
        }
        return state
    }

    /// The cell's part in a drag of its row.
    public enum DragState: Int, Sendable {
        /// The row is not dragged.
        case none
        /// The row is being lifted.
        case lifting
        /// The row is being dragged.
        case dragging
    }

    /// Called when the cell's part in a drag changed; a subclass can change how it looks. It does nothing
    /// unless overridden.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Requests a call of ``updateConfiguration(using:)`` before the cell is next laid out or queried.
    open func setNeedsUpdateConfiguration() {
        requestUpdate()
    }
}
