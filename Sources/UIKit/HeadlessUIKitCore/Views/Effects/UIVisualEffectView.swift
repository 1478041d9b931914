/// A view with a blur behind its content, or content that stands out from one.
///
/// Pictures show a blur as a colour. Adding a subview to the effect view itself and not to ``contentView`` is a
/// failure.
///
/// ```swift
/// let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
/// card.contentView.addSubview(title)
/// ```
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private final let content = UIView()

    /// Makes a view of zero size with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view of zero size without an effect; the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func didInit() {
        super.didInit()
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(content)
    }

    /// The effect; `nil` for none. It can be animated, which takes no time on the screen here.
    open var effect: UIVisualEffect? {
        didSet { ViewTree.change(self) }
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) {
        guard let blur = effect as? UIBlurEffect else { return }
        context.fill(bounds, blur.style.pictureColor)
    }

    /// The superview of the content, as large as the view.
    open var contentView: UIView { content }

    /// Adds nothing: a view that is not ``contentView`` is a failure.
    open override func addSubview(_ view: UIView) {
        if mayAdd(view) { super.addSubview(view) }
    }

    /// Inserts nothing: a view that is not ``contentView`` is a failure.
    open override func insertSubview(_ view: UIView, at index: Int) {
        if mayAdd(view) { super.insertSubview(view, at: index) }
    }

    /// Inserts nothing: a view that is not ``contentView`` is a failure.
    open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        if mayAdd(view) { super.insertSubview(view, aboveSubview: sibling) }
    }

    /// Inserts nothing: a view that is not ``contentView`` is a failure.
    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        if mayAdd(view) { super.insertSubview(view, belowSubview: sibling) }
    }

    private func mayAdd(_ view: UIView) -> Bool {
        if view === content { return true }
        ViewFailure("\(view.summary) cannot be added to \(summary) itself. Try: contentView.addSubview(_:)")
            .record()
        return false
    }
}
