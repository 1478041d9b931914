@_spi(Wings) import HeadlessUIKitCore

/// The reusable header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    /// The reuse identifier; `nil` for a view that is not reused.
    open var reuseIdentifier: String? { reuseIdentifierStore }
    final var reuseIdentifierStore: String?
    final weak var table: UITableView?
    /// Whether the view is measured as the header of a grouped table, which has more space around its title.
    final var isGroupedHeader = false
    private var detailLabelStore: UILabel?
    private var textLabelStore: UILabel?

    /// Removes the labels, for content shown by a configuration.
    final func removeLabels() {
        textLabelStore.take()?.removeFromSuperview()
        detailLabelStore.take()?.removeFromSuperview()
    }

    /// Creates a view of zero size.
    public init(reuseIdentifier: String?) {
        reuseIdentifierStore = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a view that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        reuseIdentifierStore = NibCoder.construction(coder)
        super.init(coder: coder)
        addSubview(contentView)
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    /// The superview of the content.
    open var contentView: UIView { contentViewStore }
    final let contentViewStore = UIView()

    /// The view behind everything else, as large as this one.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    /// The label with the title; created when it is first read.
    open var textLabel: UILabel? {
        if let label = textLabelStore { return label }
        textLabelStore = addLabel(
            UIFontMetrics(forTextStyle: .subheadline).scaledFont(
                for: .systemFont(ofSize: 15, weight: .semibold)))
        return textLabelStore
    }

    /// A second label below the title; created when it is first read.
    open var detailTextLabel: UILabel? {
        if let label = detailLabelStore { return label }
        detailLabelStore = addLabel(.preferredFont(forTextStyle: .footnote))
        return detailLabelStore
    }

    /// The labels that exist; reading the labels themselves would create them.
    package final var ownLabels: [UILabel] { [textLabelStore, detailLabelStore].compactMap { $0 } }

    private func addLabel(_ font: UIFont) -> UILabel {
        let label = UILabel()
        // These give way to appearance proxies.
        AppearanceMarks.paused {
            label.font = font
            label.textColor = .secondaryLabel
        }
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        contentView.addSubview(label)
        return label
    }

    // MARK: Configurations

    final let host = ContentHost()

    /// A closure that updates a view for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    final func callUpdateHandler(_ state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Whether the content configuration adapts to the state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background configuration adapts to the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// A closure called after ``updateConfiguration(using:)`` to update the view for its state.
    @preconcurrency
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Updates the view for a state; does nothing unless overridden.
    ///
    /// It is called before the view is shown, and when its state changed. Do not call it; call
    /// ``setNeedsUpdateConfiguration()``.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Updates the view for changed traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Reuse

    /// Called when the view is about to be reused for another section; does nothing unless overridden.
    open func prepareForReuse() {}

    /// The margin of the labels from the sides: the table's.
    private var sideMargin: CGFloat {
        let table = table ?? superview as? UITableView
        return table?.sideMargin ?? TableMetrics.margin(ofTableWide: boundsStore.width)
    }

    /// The size of the labels with their margins: at least 28 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let height = host.height(width: size.width) { return CGSize(width: size.width, height: height) }
        let room = CGSize(width: max(size.width - 2 * sideMargin, 1), height: .greatestFiniteMagnitude)
        let text =
            (textLabelStore?.sizeThatFits(room).height ?? 0)
            + (detailLabelStore?.sizeThatFits(room).height ?? 0)
        return CGSize(
            width: size.width, height: max(text + 10, TableMetrics.plainTitleHeight).rounded(.up))
    }

    /// Returns the size by the constraints in the content view, or else that of ``sizeThatFits(_:)``.
    ///
    /// The table calls it for automatic heights: with its width, required, and a height of 0 at `fittingSizeLevel`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let (horizontal, vertical) = (horizontalFittingPriority, verticalFittingPriority)
        return sizeFitting(targetSize, horizontal, vertical) {
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
    }

    /// Lays out the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        backgroundView?.placeUnlessConstrained(at: bounds)
        let sides = (superview as? UITableView)?.contentSides ?? .zero
        let room = CGRect(
            x: isRightToLeft ? sides.trailing : sides.leading, y: 0,
            width: max(bounds.width - sides.leading - sides.trailing, 0), height: bounds.height)
        if contentView.frame != room { contentView.frame = room }
        if let view = host.view {
            view.frame = contentView.bounds
            return
        }
        let margin = sideMargin
        let width = max(room.width - 2 * margin, 0)
        let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
        let detail = detailLabelStore?.sizeThatFits(fitting).height ?? 0
        let height = max(room.height - detail, 0)
        let left = isRightToLeft ? room.width - margin - width : margin
        textLabelStore?.placeUnlessConstrained(at: CGRect(x: left, y: 0, width: width, height: height))
        detailLabelStore?.placeUnlessConstrained(
            at: CGRect(x: left, y: height, width: width, height: detail))
    }

    /// The trait `header` for assistive technology; its label is the text in it.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { ownAccessibilityTraits ?? .header }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Configuration

    /// The content configuration; `nil`, the default, for the view's labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.content }
        set {
            if newValue != nil { removeLabels() }
            showContent(newValue)
            setNeedsLayout()
        }
    }

    /// Returns a header's list content configuration without texts: a grouped table's, if the view is in one.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = table?.style ?? .plain == .plain
        let content: UIListContentConfiguration = isPlain ? .plainHeader() : .groupedHeader()
        return content.updated(for: configurationState)
    }

    /// The background configuration; `nil`, the default, for ``backgroundView``, which setting one removes.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { host.background }
        set { showBackground(newValue) }
    }

    /// The state that configurations adapt to.
    open var configurationState: UIViewConfigurationState { viewState }

    /// Requests a call of ``updateConfiguration(using:)`` before the view is next laid out or queried.
    open func setNeedsUpdateConfiguration() {
        requestUpdate()
    }
}
