/// A view that shows a ``UIContentUnavailableConfiguration``.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let stack = UIStackView()
    private let backdrop: BackgroundView

    /// Makes a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        backdrop = BackgroundView(configuration.background)
        super.init(frame: .zero)
        addSubview(backdrop)
        addSubview(stack)
        stack.axis = .vertical
        showContent()
    }

    /// A coder that code makes holds nothing, and nibs have no such view.
    public required init?(coder: NSCoder) { nil }

    /// The configuration; one of another type is a failure, and the old one is kept.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                ConfigurationFailure(
                    "\(summary) cannot show a \(type(of: newValue)). The old configuration is kept."
                ).record()
                return
            }
            guard new != content else { return }
            content = new
            showContent()
        }
    }

    /// Whether the content scrolls where there is not enough room. It has no effect here.
    open var isScrollEnabled = false

    private func showContent() {
        backdrop.configuration = content.background
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.alignment = content.alignment == .center ? .center : .leading
        let picture = content.isLoading ? spinner : content.image.map(picture)
        let text = label(content.text, content.attributedText, content.textProperties)
        let secondary = label(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        let buttons = [
            button(content.button, content.buttonProperties),
            button(content.secondaryButton, content.secondaryButtonProperties),
        ]
        add(picture, content.imageToTextPadding)
        add(text, secondary == nil ? content.textToButtonPadding : content.textToSecondaryTextPadding)
        add(secondary, content.textToButtonPadding)
        add(buttons[0], content.buttonToSecondaryButtonPadding)
        add(buttons[1], 0)
        ViewTree.change(self)
        setNeedsLayout()
    }

    private func add(_ view: UIView?, _ spacing: CGFloat) {
        guard let view else { return }
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(spacing, after: view)
    }

    private var spinner: UIView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    private func picture(_ image: UIImage) -> UIView {
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        view.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
        view.layer.cornerRadius = content.imageProperties.cornerRadius
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) -> UIView? {
        guard attributed != nil || text?.isEmpty == false else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = content.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
        else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }

    /// Places the content in the middle of the safe area, as wide as its margins allow.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let margins = content.directionalLayoutMargins
        let room = bounds.inset(by: safeAreaInsets)
        let width = max(0, room.width - margins.leading - margins.trailing)
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        stack.frame = CGRect(
            x: room.minX + (isRightToLeft ? margins.trailing : margins.leading),
            y: (room.midY - size.height / 2).rounded(), width: width, height: size.height)
    }
}
