import Foundation

/// Shows a picture and two texts, as a ``UIListContentConfiguration`` says.
///
/// What there is to show is in an image view and in labels; for what is not, there is no view.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private var imageView: UIImageView?
    private var label: UILabel?
    private var secondaryLabel: UILabel?

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        showContent()
    }

    /// Makes a view of no size that shows nothing: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
    }

    /// What is shown; one that is no ``UIListContentConfiguration`` is a failure, and what is shown stays.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                ConfigurationFailure.notSupported(self, newValue).record()
                return
            }
            guard list != content else { return }
            content = list
            showContent()
        }
    }

    private func showContent() {
        show(content.image)
        var (first, second) = (label, secondaryLabel)
        show(content.text, content.textProperties, in: &first)
        show(content.secondaryText, content.secondaryTextProperties, in: &second)
        (label, secondaryLabel) = (first, second)
        // The second text is read after the first, whichever came first.
        if let second { bringSubviewToFront(second) }
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func show(_ image: UIImage?) {
        guard let image else {
            imageView.take()?.removeFromSuperview()
            return
        }
        let view = imageView ?? UIImageView()
        imageView = view
        view.image = image
        showTint()
        view.layer.cornerRadius = content.imageProperties.cornerRadius
        if view.superview == nil { insertSubview(view, at: 0) }
    }

    private func show(
        _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in place: inout UILabel?
    ) {
        guard let text else {
            place.take()?.removeFromSuperview()
            return
        }
        let label = place ?? UILabel()
        place = label
        label.text = properties.shown(text)
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if label.superview == nil { addSubview(label) }
    }

    private func showTint() {
        let properties = content.imageProperties
        let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
        imageView?.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
    }

    /// Shows the picture in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    // MARK: Layout

    /// The room that picture and texts take with the margins, within the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let plan = ListContentPlan(content, label: label, secondaryLabel: secondaryLabel, width: size.width)
        return plan.size
    }

    /// The natural height at the view's width; no natural width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }

    /// Puts the picture at the left, and the texts beside it in the middle of the height.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let plan = ListContentPlan(content, label: label, secondaryLabel: secondaryLabel, width: bounds.width)
        let frames = plan.frames(in: bounds)
        imageView?.frame = frames.image
        label?.frame = frames.text
        secondaryLabel?.frame = frames.secondaryText
    }
}
