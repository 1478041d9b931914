/// A view that shows the image and the texts of a ``UIListContentConfiguration``.
///
/// It has an image view and labels only for what there is to show.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private var imageView: UIImageView?
    private var label: UILabel?
    private var secondaryLabel: UILabel?

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        showContent()
    }

    /// Use ``init(configuration:)``: UIKit does not have this one.
    @available(*, unavailable, message: "Use init(configuration:)")
    public override convenience init(frame: CGRect) {
        self.init(configuration: .cell())
        self.frame = frame
    }

    /// Creates a view of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    /// The configuration; one that is not a ``UIListContentConfiguration`` is a failure, and the old one is kept.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                ConfigurationFailure(
                    "\(summary) cannot show a \(type(of: newValue)). The old configuration is kept."
                ).record()
                return
            }
            guard list != content else { return }
            content = list
            showContent()
        }
    }

    private func showContent() {
        show(content.image)
        label = shown(content.text, content.attributedText, content.textProperties, in: label)
        secondaryLabel = shown(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
            in: secondaryLabel)
        // The secondary text is read after the text, in whichever order the labels were created.
        if let secondaryLabel { bringSubviewToFront(secondaryLabel) }
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
        view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        showTint()
        view.layer.cornerRadius = content.imageProperties.cornerRadius
        if view.superview == nil { insertSubview(view, at: 0) }
    }

    /// Updates a text's label, creating or removing it as needed; returns the label.
    private func shown(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in former: UILabel?
    ) -> UILabel? {
        guard let text = attributed?.string ?? text else {
            former?.removeFromSuperview()
            return nil
        }
        let label = former ?? UILabel()
        label.text = properties.shown(text)
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed }
        if label.superview == nil { addSubview(label) }
        return label
    }

    private func showTint() {
        let properties = content.imageProperties
        let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
        imageView?.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
    }

    /// Applies the new tint to the image.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    // MARK: Layout

    private func plan(width: CGFloat) -> ListContentPlan {
        ListContentPlan(
            content, margins: margins, label: label, secondaryLabel: secondaryLabel, width: width)
    }

    /// The configuration's margins, or the superview's where those are wider and to be kept.
    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        let axes = content.axesPreservingSuperviewLayoutMargins
        guard !axes.isEmpty, let outer = superview?.directionalLayoutMargins else { return margins }
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    /// The size of image and texts with the margins, within the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        plan(width: size.width).size
    }

    /// The natural height at the view's width; no natural width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }

    override var heightDependsOnWidth: Bool { true }

    override func intrinsicSize(forWidth width: CGFloat) -> CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: sizeThatFits(CGSize(width: width, height: bounds.height)).height)
    }

    /// Puts the image at the leading edge and the texts beside it, centred vertically.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = plan(width: bounds.width).frames(in: bounds)
        imageView?.frame = mirrored(frames.image)
        label?.frame = mirrored(frames.text)
        secondaryLabel?.frame = mirrored(frames.secondaryText)
    }
}
