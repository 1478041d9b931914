import Foundation

/// A bar that shows how much of something is done.
///
/// ```swift
/// let bar = UIProgressView(progressViewStyle: .default)
/// bar.setProgress(0.4, animated: true)
/// bar.observedProgress = download.progress
/// ```
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The looks of a bar.
    public enum Style: Int, Sendable {
        /// As usual: 4 points high.
        case `default` = 0
        /// As in a toolbar: 2.5 points high.
        case bar = 1

        /// How high a bar is, in points; observed.
        var height: CGFloat { self == .default ? 4 : 2.5 }
    }

    private var progressStore: Float = 0
    private let track = UIImageView()
    private let fill = UIImageView()

    /// Makes a bar at which nothing is done.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of a style, of the height that this has and 0 wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
        progressViewStyle = style
    }

    /// Makes a bar of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [track, fill] { addSubview(view) }
        showColors()
    }

    // MARK: Progress

    /// How much is done, from 0 to 1; beyond an end counts as that end.
    ///
    /// NaN is a failure, and the progress stays. While there is an ``observedProgress`` it is the part of that which
    /// is completed, at any time that it is asked for.
    open var progress: Float {
        get { observedProgress.map { Self.clamp(Float($0.fractionCompleted)) } ?? progressStore }
        set { setProgress(newValue, animated: false) }
    }

    /// Shows that a part is done.
    ///
    /// - Parameters:
    ///   - progress: as for ``progress``.
    ///   - animated: whether the bar grows for a quarter of a second on the clock; ``progress`` is the new one at once.
    open func setProgress(_ progress: Float, animated: Bool) {
        if progress.isNaN {
            ViewFailure.notFinite(self, "progress", "nan").record()
            return
        }
        progressStore = Self.clamp(progress)
        ViewTree.change(self)
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [self] in layOutBar() }
        } else {
            setNeedsLayout()
        }
    }

    /// What the bar shows the completed part of; `nil` for what is set.
    ///
    /// It is looked at whenever the bar is laid out or read, for there is no observing of properties here.
    open var observedProgress: Progress? {
        didSet {
            // What was shown last stays when there is nothing to observe any more.
            if observedProgress == nil, let old = oldValue {
                progressStore = Self.clamp(Float(old.fractionCompleted))
            }
            ViewTree.change(self)
            // What is observed does not say when it changes.
            setAnnouncesChanges(observedProgress == nil)
            setNeedsLayout()
        }
    }

    private static func clamp(_ progress: Float) -> Float { progress.isNaN ? 0 : min(max(progress, 0), 1) }

    // MARK: Appearance

    /// How high the bar is.
    open var progressViewStyle = Style.default {
        didSet { appearanceDidChange() }
    }

    /// The colour of what is done; the view's tint if `nil`.
    open var progressTintColor: UIColor? {
        didSet { appearanceDidChange() }
    }

    /// The colour of what is not done yet; the system's grey if `nil`.
    open var trackTintColor: UIColor? {
        didSet { appearanceDidChange() }
    }

    /// The picture of what is done, in place of a colour.
    open var progressImage: UIImage? {
        didSet { appearanceDidChange() }
    }

    /// The picture of what is not done yet, in place of a colour.
    open var trackImage: UIImage? {
        didSet { appearanceDidChange() }
    }

    private func appearanceDidChange() {
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

    /// As high as the style is, in points, and as wide as there is room.
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
        fill.frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(progress), height: bounds.height)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// "Progress" unless a label is set, as is observed of UIKit's.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "Progress" }
        set { super.accessibilityLabel = newValue }
    }

    /// How much is done, such as "50%", unless a value is set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? Double(progress).percentText }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            super.accessibilityTraits.union(extras?.accessibility.traits == nil ? .updatesFrequently : [])
        }
        set { super.accessibilityTraits = newValue }
    }
}
