@_spi(Wings) import HeadlessUIKitCore

/// A view that shows an item of a collection view.
///
/// Its content is added to its ``contentView``, in front of the backgrounds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private var content: UIView
    private let host = ContentHost()
    /// The segues of the storyboard that the cell triggers, if it has any.
    package final var segues: CellSegues?

    /// Creates a cell; `frame` is in the coordinates of the future superview.
    public override init(frame: CGRect) {
        content = UIView(frame: CGRect(origin: .zero, size: frame.isFinite ? frame.standardized.size : .zero))
        super.init(frame: frame)
        setUp()
    }

    /// Creates a cell of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    private func setUp() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The superview of the cell's content, as large as the cell; with a content configuration it is that
    /// configuration's view.
    open var contentView: UIView { content }

    /// The frame of the content view; the whole cell unless a subclass has accessories.
    var contentFrame: CGRect { bounds }

    // MARK: State

    /// Whether the item is selected, which shows the selected background.
    ///
    /// Setting it only changes the appearance: collection views select items by index path.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the item is highlighted, which shows the selected background.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    @_spi(Wings) open override var contentState: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    func stateDidChange() {
        ViewTree.change(self)
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsUpdateConfiguration()
    }

    // MARK: Backgrounds

    /// The view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { place(backgroundView, insteadOf: oldValue) }
    }

    /// The view behind the content and in front of ``backgroundView`` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            place(selectedBackgroundView, insteadOf: oldValue)
            selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        }
    }

    private func place(_ view: UIView?, insteadOf old: UIView?) {
        guard view !== old else { return }
        if let old, old.superview === self { old.removeFromSuperview() }
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view === selectedBackgroundView, let back = backgroundView, back.superview === self {
            insertSubview(view, aboveSubview: back)
        } else {
            insertSubview(view, at: 0)
        }
    }

    // MARK: Dragging

    /// The cell's part in a drag of its item.
    public enum DragState: Int, Sendable {
        /// The item is not dragged.
        case none
        /// The item is being lifted.
        case lifting
        /// The item is being dragged.
        case dragging
    }

    /// Called when the cell's part in a drag changed; a subclass can change how it looks. It does nothing
    /// unless overridden.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    /// The content configuration, whose view replaces the content view.
    ///
    /// A configuration of the same type updates the existing view. With `nil` the content view is an empty view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.content }
        set {
            host.show(newValue) { _, view in takeContentView(view ?? UIView()) }
            collection?.contentDidChange(in: self)
        }
    }

    /// The background configuration; setting it removes ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { host.background }
        set {
            if newValue != nil, host.background == nil { backgroundView = nil }
            host.showBackground(newValue, in: self)
        }
    }

    /// Whether ``contentConfiguration`` adapts to the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether ``backgroundConfiguration`` adapts to the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// A closure called after ``updateConfiguration(using:)`` to update the cell for its state.
    @preconcurrency
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state that configurations adapt to.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = collection?.isEditing ?? false
        state.isSwiped = collection?.swipe?.cell === self
        state.isReordering = element.map { collection?.movement?.isMoving($0) ?? false } ?? false
        state.isExpanded = outlineIsExpanded
        if let dragAndDrop = collection?.dragAndDrop {
            let path = collection?.indexPath(for: self)
            state.cellDragState = dragAndDrop.dragState(of: path)
            state.cellDropState = dragAndDrop.dropState(of: path)
        }
        return state
    }

    /// Requests an update of the configurations before the cell is next laid out.
    open func setNeedsUpdateConfiguration() {
        host.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the cell for a state; a subclass that overrides it calls `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    final func updateConfigurationIfNeeded() {
        host.updateIfNeeded {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    private func takeContentView(_ view: UIView) {
        let old = content
        content = view
        content.frame = contentFrame
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if old.superview === self {
            insertSubview(content, aboveSubview: old)
            old.removeFromSuperview()
        } else {
            addSubview(content)
        }
    }

    /// Updates the configurations if an update is pending, and lays out the content view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let frame = contentFrame
        if content.frame != frame { content.frame = frame }
    }

    private var sizeBesideContent: CGSize {
        CGSize(width: bounds.width - contentFrame.width, height: bounds.height - contentFrame.height)
    }

    /// Returns the size by the constraints in the content view, or else that of ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let isOwn = host.view != nil && !(content is UIListContentView) && content.hasIntrinsicSize
        guard content.isSizedByConstraints || isOwn else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return content.fittingSize(
            in: targetSize, beside: sizeBesideContent, horizontalFittingPriority, verticalFittingPriority)
    }

    @_spi(Wings) open override func contentSizeDidChange(of subview: UIView) {
        if subview === content, !host.isUpdating { collection?.contentDidChange(in: self) }
    }

    @_spi(Wings) open override func constraintsDidChange(inside view: UIView) {
        if view === content || view === self { collection?.constraintsDidChange(in: self) }
    }

    /// The size of a content configuration's view; otherwise the present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard contentConfiguration != nil else { return super.sizeThatFits(size) }
        updateConfigurationIfNeeded()
        let beside = sizeBesideContent
        let fitting = content.sizeThatFits(
            CGSize(width: max(0, size.width - beside.width), height: .greatestFiniteMagnitude))
        return CGSize(width: fitting.width + beside.width, height: fitting.height + beside.height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    final var outlineIsExpanded: Bool {
        guard let key = element, let outline = collection?.dataSource as? any OutlineDataSource else {
            return false
        }
        return outline.isOutlineExpanded(at: key.indexPath)
    }
}
