import Foundation

/// A view that shows an item of a collection view.
///
/// What it shows goes into its ``contentView``, in front of the backgrounds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content: UIView

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

    /// The view that what the cell shows is in; it has the size of the cell.
    public final var contentView: UIView { content }

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
}
