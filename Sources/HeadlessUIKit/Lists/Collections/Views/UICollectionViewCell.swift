import Foundation

/// A view that shows an item of a collection view.
///
/// What it shows goes into its ``contentView``, in front of the backgrounds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private var content: UIView
    private let host = ContentHost()

    /// Makes a cell; `frame` is in the coordinates of the superview it will have.
    public override init(frame: CGRect) {
        content = UIView(frame: CGRect(origin: .zero, size: frame.isFinite ? frame.standardized.size : .zero))
        super.init(frame: frame)
        setUp()
    }

    /// Makes a cell of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The view that what the cell shows is in; it has the size of the cell, and is that of the content
    /// configuration if there is one.
    public final var contentView: UIView { content }

    /// Where the content view is; all of the cell unless a subclass has something beside it.
    var contentFrame: CGRect { bounds }

    // MARK: State

    /// Whether the item is selected; the selected background is shown then.
    ///
    /// Setting it changes the look alone: collection views select items by their index paths.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the item; the selected background is shown then.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    package override var contentState: UIControl.State {
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

    /// The view behind the content, of the size of the cell.
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

    // MARK: Configurations

    /// What the cell shows: its view takes the place of the content view.
    ///
    /// A configuration of the same type changes the view there is. With `nil` the content view is an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.content }
        set { host.show(newValue) { _, view in takeContentView(view ?? UIView()) } }
    }

    /// What is behind everything else in the cell; ``backgroundView`` is taken out when it is set.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { host.background }
        set {
            if newValue != nil, host.background == nil { backgroundView = nil }
            host.showBackground(newValue, in: self)
        }
    }

    /// Whether ``contentConfiguration`` is kept up with the state of the cell.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether ``backgroundConfiguration`` is kept up with the state of the cell.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called with the cell and its state when that may have changed, after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state of the cell, as configurations see it.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = collection?.isEditing ?? false
        state.isSwiped = collection?.swipe?.cell === self
        state.isReordering = element.map { collection?.movement?.isMoving($0) ?? false } ?? false
        state.isExpanded = outlineIsExpanded
        return state
    }

    /// Has the configurations updated before the cell is next laid out.
    open func setNeedsUpdateConfiguration() {
        host.needsUpdate = true
        setNeedsLayout()
    }

    /// Gives the cell what suits its state; a subclass that overrides it calls `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    /// Updates the configurations if they may be out of date.
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

    /// Updates the configurations if they may be out of date, and puts the content view in its place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let frame = contentFrame
        if content.frame != frame { content.frame = frame }
    }

    /// The size that suits a content configuration; otherwise the size that the cell has.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard contentConfiguration != nil else { return super.sizeThatFits(size) }
        updateConfigurationIfNeeded()
        let beside = CGSize(
            width: bounds.width - contentFrame.width, height: bounds.height - contentFrame.height)
        let fitting = content.sizeThatFits(
            CGSize(width: max(0, size.width - beside.width), height: .greatestFiniteMagnitude))
        return CGSize(width: fitting.width + beside.width, height: fitting.height + beside.height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Whether the item shows those below it in an outline.
    final var outlineIsExpanded: Bool {
        guard let key = element, let outline = collection?.dataSource as? any OutlineDataSource else {
            return false
        }
        return outline.isOutlineExpanded(at: key.indexPath)
    }
}
