import Foundation

/// What is pulled out above a scroll view's content to have it fetched anew.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addTarget(self, action: InboxViewController.reload, for: .valueChanged)
/// list.refreshControl = refresh
/// ```
///
/// Content that a finger pulls down by 80 points beyond its beginning starts a refresh, while the finger is still
/// down: ``UIControl/Event/valueChanged`` is sent, once for each pull, and ``isRefreshing`` holds until
/// ``endRefreshing()``. When the finger is lifted the content comes to rest below the control. Apple documents no
/// distance; this one is chosen. Content that cannot be dragged up and down, because it fits the view and
/// ``UIScrollView/alwaysBounceVertical`` is not set or because it does not bounce, cannot be pulled.
///
/// The control is 60 points high, as wide as the scroll view, and hidden unless some of it is pulled out or it
/// refreshes. Touches on it are the scroll view's. A refresh holds nothing up: like a spinner it is listed in
/// `TimeLapse.idleReport` among what goes on without end.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// How high a control is, in points; Apple documents no number, 60 is observed.
    package nonisolated static let height: CGFloat = 60
    /// How far content is pulled out when a refresh starts, in points: the control's height and a third of it.
    package nonisolated static let pullToStart: CGFloat = 80
    /// Where the title stands in the control, from its top and how high, in points.
    private static let titleTop: CGFloat = 40
    private static let titleHeight: CGFloat = 16

    /// The scroll view whose control it is.
    final weak var scrollView: UIScrollView?
    private let spinning = Spinning()
    private var titleLabel: UILabel?

    /// Makes a control of the standard height, as wide as the screen: the scroll view manages its frame.
    ///
    /// - Parameter frame: does not count.
    public override init(frame: CGRect) {
        let width = UIApplication.shared.screen.bounds.width
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
        setUp()
    }

    /// Makes a control as without a coder, which carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        frame.size = CGSize(width: UIApplication.shared.screen.bounds.width, height: Self.height)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        set(.isHidden, true)
    }

    // MARK: Refreshing

    /// Whether a refresh is under way.
    public private(set) final var isRefreshing = false

    /// Shows that a refresh is under way which no finger started.
    ///
    /// Nothing is sent, and the content stays where it is; there is room for the control above it, though, so
    /// that code can scroll there.
    open func beginRefreshing() {
        setRefreshing(true)
    }

    /// Ends the refresh: the content goes back up, within 0.3 seconds on the clock, and hides the control.
    ///
    /// Content that a finger holds goes back when it is let go. Nothing happens if no refresh is under way.
    open func endRefreshing() {
        setRefreshing(false)
    }

    private func setRefreshing(_ isOn: Bool) {
        guard isRefreshing != isOn else { return }
        isRefreshing = isOn
        ViewTree.change(self)
        updateSpinning()
        scrollView?.updateRefreshInset()
        scrollView?.placeRefreshControl()
    }

    /// Starts a refresh because a finger pulled far enough.
    final func wasPulled() {
        setRefreshing(true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func updateSpinning() {
        spinning.turn(in: isRefreshing ? window : nil, name: spinnerName("refresh control"))
    }

    // MARK: Appearance

    private var ownTint: UIColor?

    /// The colour of the control; `nil`, as from the start, for the system's.
    open override var tintColor: UIColor! {
        get { ownTint }
        set {
            ownTint = newValue
            super.tintColor = newValue
        }
    }

    /// What is to be read in the control, below its wheel; its attributes are kept, and not drawn.
    open var attributedTitle: NSAttributedString? {
        get { titleStore }
        set {
            titleStore = newValue.map { NSAttributedString(attributedString: $0) }
            updateTitle()
        }
    }

    private var titleStore: NSAttributedString?

    private func updateTitle() {
        guard let text = titleStore?.string, !text.isEmpty else {
            titleLabel.take()?.removeFromSuperview()
            return
        }
        let label = titleLabel ?? UILabel()
        label.text = text
        label.textAlignment = .center
        titleLabel = label
        if label.superview !== self { addSubview(label) }
        setNeedsLayout()
    }

    /// Puts the title in its place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(
            x: 0, y: Self.titleTop, width: boundsStore.width, height: Self.titleHeight)
    }

    /// The size of the control, in points; as wide as there is room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    // MARK: What UIView tells

    /// Makes a scroll view's control of one that was put into it as a view, and lets go of one that left it.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let scrollView, scrollView !== superview { scrollView.forget(self) }
        if let view = superview as? UIScrollView, view.refreshControl == nil { view.refreshControl = self }
    }

    /// Takes note of where it turns now.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSpinning()
    }
}
