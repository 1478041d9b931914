import Foundation

/// A wheel that turns while something takes its time.
///
/// It is hidden unless it turns, so that to start and to stop it is all there is to do:
///
/// ```swift
/// let spinner = UIActivityIndicatorView(style: .large)
/// view.addSubview(spinner)
/// spinner.startAnimating()
/// ```
///
/// It turns without end and holds nothing up: the clock is idle while it turns. In a window it is listed in
/// `TimeLapse.idleReport` among what goes on without end.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    private let spinning = Spinning()

    /// Makes an indicator of the size of `style`, at the origin.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: style.size))
        self.style = style
    }

    /// Makes an indicator of the style ``Style/medium``; one without a size gets that of the style.
    ///
    /// - Parameter frame: in the coordinates of the superview it will have.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an indicator of the style ``Style/medium``, at the origin: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if boundsStore.size == .zero { frame.size = style.size }
        set(.isHidden, true)
    }

    // MARK: Turning

    /// Whether it turns.
    ///
    /// It does from ``startAnimating()`` to ``stopAnimating()``, in a window or not, and hidden or not.
    public private(set) final var isAnimating = false

    /// Has the wheel turn, and shows it.
    open func startAnimating() {
        turn(true)
    }

    /// Has the wheel stand still, and hides it if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        turn(false)
    }

    private func turn(_ isOn: Bool) {
        guard isAnimating != isOn else { return }
        isAnimating = isOn
        ViewTree.change(self)
        updateSpinning()
        if isOn || hidesWhenStopped { isHidden = !isOn }
    }

    override func updateSpinning() {
        spinning.turn(in: isAnimating ? window : nil, name: spinnerName("activity indicator"))
    }

    /// Whether the indicator is hidden while it does not turn.
    ///
    /// Set while it stands still, it is hidden or shown at once.
    open var hidesWhenStopped = true {
        didSet {
            if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped }
        }
    }

    /// Takes note of where it turns now.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSpinning()
    }

    // MARK: Appearance

    /// How large the wheel is; an indicator that has the size of its style takes on that of the new one.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            if boundsStore.size == oldValue.size { bounds.size = style.size }
            invalidateIntrinsicContentSize()
            ViewTree.change(self)
        }
    }

    private var ownColor: UIColor?

    /// The colour of the wheel; `nil` brings back the style's own, the system's grey.
    ///
    /// Apple documents no colour of the styles; grey is chosen.
    open var color: UIColor! {
        get { ownColor ?? .systemGray }
        set {
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

    /// Whether assistive technology sees the indicator; it does unless told otherwise.
    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What the indicator is called: unless it is set, whether it turns.
    ///
    /// Apple documents no words; "In progress" and "Progress halted" are observed.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
}
