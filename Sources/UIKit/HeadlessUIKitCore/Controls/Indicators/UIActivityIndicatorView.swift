/// A spinning indicator that shows that a task is in progress.
///
/// Its style is ``Style/medium`` unless another is set, and an empty frame gets the size of the style. It is hidden
/// unless it animates, so starting and stopping it is enough:
///
/// ```swift
/// let spinner = UIActivityIndicatorView(style: .large)
/// view.addSubview(spinner)
/// spinner.startAnimating()
/// ```
///
/// The animation never ends, and the clock counts as idle meanwhile. In a window the indicator is listed in
/// `TimeLapse.idleReport` as endless work.
///
/// Its accessibility label says whether it animates, "In progress" or "Progress halted", unless another was set.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    private let spinning = Spinning("activity indicator")

    /// Creates an indicator of a style, at the origin.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: style.size))
        self.style = style
    }

    override func didInit() {
        super.didInit()
        if boundsStore.size == .zero { frame.size = style.size }
        set(.isHidden, true)
    }

    // MARK: Animating

    /// Whether the indicator animates.
    ///
    /// It does from ``startAnimating()`` to ``stopAnimating()``, also outside a window or hidden.
    open var isAnimating: Bool { spinning.isOn }

    /// Starts the animation, and shows the indicator.
    open func startAnimating() {
        if spinning.turn(true, in: self) { isHidden = false }
    }

    /// Stops the animation, and hides the indicator if ``hidesWhenStopped``.
    open func stopAnimating() {
        if spinning.turn(false, in: self), hidesWhenStopped { isHidden = true }
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) {
        context.drawSpinner(in: bounds, color, at: isAnimating ? window?.application?.clock.now : nil)
    }

    override func updateSpinning() { spinning.update(in: self) }

    /// Whether the indicator is hidden while it does not animate.
    ///
    /// Setting it on a stopped indicator hides or shows it immediately.
    open var hidesWhenStopped = true {
        didSet {
            if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped }
        }
    }

    /// Moves the animation to the new window's clock.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSpinning()
    }

    // MARK: Appearance

    /// The size of the indicator; one that has its style's size is resized with a new style.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            if boundsStore.size == oldValue.size { bounds.size = style.size }
            invalidateIntrinsicContentSize()
            ViewTree.change(self)
        }
    }

    private var ownColor: UIColor?

    /// The colour of the indicator; `nil` restores the style's.
    ///
    /// The old white styles are white. Apple documents no colour of the others; the system's grey is chosen.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            noteAppearance(.indicatorColor)
            ownColor = newValue
            ViewTree.change(self)
        }
    }

    /// The size of the style, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        style.size
    }

    /// The size of the style, in points.
    open override var intrinsicContentSize: CGSize { style.size }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    // Apple documents no words; these are observed.
    override var accessibilityLabelByDefault: String? { isAnimating ? "In progress" : "Progress halted" }
}

extension AppearanceProperty {
    static let indicatorColor = AppearanceProperty(2, \UIActivityIndicatorView.color)
}
