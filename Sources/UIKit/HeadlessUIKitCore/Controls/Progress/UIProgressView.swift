/// A bar that shows the progress of a task.
///
/// ```swift
/// let bar = UIProgressView(progressViewStyle: .default)
/// bar.setProgress(0.4, animated: true)
/// bar.observedProgress = download.progress
/// ```
///
/// Its accessibility label is "Progress", and its value the progress, such as "50%", unless others were set.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The styles of a progress bar.
    public enum Style: Int, Sendable {
        /// The standard style, 4 points high.
        case `default`
        /// The style of toolbars, 2.5 points high.
        case bar

        /// The bar's height, in points; observed.
        var height: CGFloat { self == .default ? 4 : 2.5 }
    }

    private var progressStore: Float = 0
    private let track = UIImageView()
    private let fill = UIImageView()

    /// Creates a bar of a style, with the style's height and no width.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
        AppearanceMarks.paused { progressViewStyle = style }
    }

    override func didInit() {
        super.didInit()
        for view in [track, fill] { addSubview(view) }
        showColors()
    }

    // MARK: Progress

    /// The progress, from 0 to 1; a value out of range is limited to it.
    ///
    /// NaN is a failure, and the old value is kept. With an ``observedProgress`` it is that object's fraction when it
    /// is read.
    open var progress: Float {
        get { observedProgress.map { Self.clamp(Float($0.fractionCompleted)) } ?? progressStore }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress.
    ///
    /// - Parameters:
    ///   - progress: as for ``progress``.
    ///   - animated: whether the bar grows over 0.25 seconds of virtual time; ``progress`` is the new value
    /// immediately.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard checkFinite(progress, orInfinite: true, "progress") else { return }
        progressStore = Self.clamp(progress)
        ViewTree.change(self)
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [self] in layOutBar() }
        } else {
            setNeedsLayout()
        }
    }

    /// The progress object to show; `nil` for the value set in ``progress``.
    ///
    /// It is read whenever the bar is laid out or read, because properties cannot be observed here.
    open var observedProgress: Progress? {
        didSet {
            // Without an observed object the last value remains.
            if observedProgress == nil, let old = oldValue {
                progressStore = Self.clamp(Float(old.fractionCompleted))
            }
            ViewTree.change(self)
            // An observed object does not announce its changes.
            setAnnouncesChanges(observedProgress == nil)
            setNeedsLayout()
        }
    }

    private static func clamp(_ progress: Float) -> Float { progress.isNaN ? 0 : min(max(progress, 0), 1) }

    // MARK: Appearance

    /// The style of the bar.
    open var progressViewStyle = Style.default {
        didSet { appearanceDidChange(.progressStyle) }
    }

    /// The colour of the completed part; the view's tint if `nil`.
    open var progressTintColor: UIColor? {
        didSet { appearanceDidChange(.progressTint) }
    }

    /// The colour of the remaining part; the system's grey if `nil`.
    open var trackTintColor: UIColor? {
        didSet { appearanceDidChange(.progressTrackTint) }
    }

    /// The image of the completed part, in place of a colour.
    open var progressImage: UIImage? {
        didSet { appearanceDidChange(.progressImage) }
    }

    /// The image of the remaining part, in place of a colour.
    open var trackImage: UIImage? {
        didSet { appearanceDidChange(.progressTrackImage) }
    }

    private func appearanceDidChange(_ property: AppearanceProperty) {
        noteAppearance(property)
        showColors()
        ViewTree.change(self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showColors() {
        fill.image = progressImage
        track.image = trackImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    /// The style's height, in points, and the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: progressViewStyle.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }

    private func layOutBar() {
        track.frame = bounds
        fill.frame = mirrored(
            CGRect(
                x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(progress),
                height: bounds.height))
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    // As observed of UIKit.
    override var accessibilityLabelByDefault: String? { "Progress" }

    // The progress, such as "50%".
    override var accessibilityValueByDefault: String? { Double(progress).percentText }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .updatesFrequently }
}

extension AppearanceProperty {
    static let progressStyle = AppearanceProperty(2, \UIProgressView.progressViewStyle)
    static let progressTint = AppearanceProperty(3, \UIProgressView.progressTintColor)
    static let progressTrackTint = AppearanceProperty(4, \UIProgressView.trackTintColor)
    static let progressImage = AppearanceProperty(5, \UIProgressView.progressImage)
    static let progressTrackImage = AppearanceProperty(6, \UIProgressView.trackImage)
}
