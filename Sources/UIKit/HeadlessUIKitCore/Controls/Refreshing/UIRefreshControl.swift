/// A control above a scroll view's content; pulling the content down starts a refresh.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addTarget(self, action: InboxViewController.reload, for: .valueChanged)
/// list.refreshControl = refresh
/// ```
///
/// A refresh starts when the user drags the content 80 points beyond its top, while the finger is still down:
/// ``UIControl/Event/valueChanged`` is sent, once for each pull, and ``isRefreshing`` is `true` until
/// ``endRefreshing()``. When the finger is lifted, the content comes to rest below the control. Apple documents no
/// distance; this one is chosen. Content that cannot be dragged vertically, because it fits the view and
/// ``UIScrollView/alwaysBounceVertical`` is not set or because it does not bounce, cannot be pulled.
///
/// The control is 60 points high, as wide as the scroll view, and hidden unless it is partly pulled out or
/// refreshing. Its touches go to the scroll view. A refresh does not keep the clock busy: like an activity indicator
/// it is listed in `TimeLapse.idleReport` as endless work.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The control's height, in points; Apple documents none, 60 is observed.
    package nonisolated static let height: CGFloat = 60
    /// The distance by which content is pulled when a refresh starts, in points: 4/3 of the control's height.
    package nonisolated static let pullToStart: CGFloat = 80
    /// The title's top edge in the control, and its height, in points.
    private static let titleTop: CGFloat = 40
    private static let titleHeight: CGFloat = 16

    final weak var scrollView: UIScrollView?
    private let spinning = Spinning("refresh control")
    private var titleLabel: UILabel?

    /// Creates a control of the standard height, as wide as the screen; the scroll view manages its frame.
    ///
    /// - Parameter frame: ignored.
    public override init(frame: CGRect) {
        let width = UIApplication.shared.screen.bounds.width
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
    }

    /// Creates a control of the standard height, as wide as the screen; the scroll view manages its frame.
    public init() {
        let width = UIApplication.shared.screen.bounds.width
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
    }

    /// Creates a control of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = CGSize(width: UIApplication.shared.screen.bounds.width, height: Self.height)
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    override func didInit() {
        super.didInit()
        isUserInteractionEnabled = false
        set(.isHidden, true)
    }

    // MARK: Refreshing

    /// Whether a refresh is in progress.
    open var isRefreshing: Bool { spinning.isOn }

    /// Starts a refresh from code.
    ///
    /// No event is sent, and nothing moves; but there is space for the control above, so that code can scroll there.
    open func beginRefreshing() { setRefreshing(true) }

    /// Ends the refresh: the content scrolls back over the control, within 0.3 seconds of virtual time.
    ///
    /// While the user drags the content, it goes back when let go. Without a refresh nothing happens.
    open func endRefreshing() { setRefreshing(false) }

    private func setRefreshing(_ isOn: Bool) {
        guard spinning.turn(isOn, in: self) else { return }
        scrollView?.updateRefreshInset()
        scrollView?.placeRefreshControl()
    }

    final func wasPulled() {
        setRefreshing(true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) {
        let side: CGFloat = 28
        let middle = titleLabel == nil ? bounds.midY : Self.titleTop / 2
        context.drawSpinner(
            in: CGRect(x: bounds.midX - side / 2, y: middle - side / 2, width: side, height: side),
            ownTint ?? .systemGray, at: isRefreshing ? window?.application?.clock.now : nil)
    }

    override func updateSpinning() { spinning.update(in: self) }

    // MARK: Appearance

    private var ownTint: UIColor?

    /// The colour of the control; `nil`, the default, for the system's.
    open override var tintColor: UIColor! {
        get { ownTint }
        set {
            ownTint = newValue
            super.tintColor = newValue
        }
    }

    /// The title below the indicator; its attributes are kept, but not drawn.
    open var attributedTitle: NSAttributedString? {
        get { titleStore }
        set {
            noteAppearance(.refreshTitle)
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(
            x: 0, y: Self.titleTop, width: boundsStore.width, height: Self.titleHeight)
    }

    /// The size of the control, in points; as wide as `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    // MARK: UIView callbacks

    /// Registers a control that was added to a scroll view as a subview, and unregisters one that was removed.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let scrollView, scrollView !== superview { scrollView.forget(self) }
        if let view = superview as? UIScrollView, view.refreshControl == nil { view.refreshControl = self }
    }

    /// Moves the animation to the new window's clock.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSpinning()
    }
}

extension AppearanceProperty {
    static let refreshTitle = AppearanceProperty(2, \UIRefreshControl.attributedTitle)
}
