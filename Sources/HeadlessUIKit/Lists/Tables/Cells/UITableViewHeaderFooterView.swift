import Foundation

/// What stands above or below a section of a table, and is used again for others.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the view waits to be used again; `nil` for one that is used once.
    public final let reuseIdentifier: String?
    final weak var table: UITableView?
    private var detailLabelStore: UILabel?
    private var textLabelStore: UILabel?

    /// Takes the labels out, for content that is shown otherwise.
    final func removeLabels() {
        textLabelStore.take()?.removeFromSuperview()
        detailLabelStore.take()?.removeFromSuperview()
    }

    /// Makes a view of no size.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Makes a view that is used once.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Makes the view of a class that is registered with a table.
    ///
    /// A class that overrides ``init(reuseIdentifier:)``, or has no initializers of its own, inherits it. It is what
    /// registering a class takes: without UIKit's runtime only such an initializer can be called by class alone.
    public required convenience init(registeredWith reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// The view that the content is in.
    public final let contentView = UIView()

    /// The view behind all else, as large as this one.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The label with the title; made when it is first asked for.
    open var textLabel: UILabel? {
        if let label = textLabelStore { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        textLabelStore = label
        contentView.addSubview(label)
        return label
    }

    /// A second label, below the title; made when it is first asked for.
    open var detailTextLabel: UILabel? {
        if let label = detailLabelStore { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        detailLabelStore = label
        contentView.addSubview(label)
        return label
    }

    // MARK: Configurations

    final let host = ContentHost()

    /// Whether the content follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// What is called after ``updateConfiguration(using:)``, to bring the view in line with its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Brings the view in line with a state; for subclasses, does nothing by itself.
    ///
    /// It is called before the view is shown, and when its state changed; not for calling:
    /// ``setNeedsUpdateConfiguration()`` is.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Looks at traits that changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Use

    /// Tells that the view is about to be used for another section.
    open func prepareForReuse() {}

    /// The room that the labels take, with the margins around them: at least 28 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let height = host.height(width: size.width) { return CGSize(width: size.width, height: height) }
        let room = CGSize(
            width: max(size.width - 2 * TableMetrics.margin, 1), height: .greatestFiniteMagnitude)
        let text =
            (textLabelStore?.sizeThatFits(room).height ?? 0)
            + (detailLabelStore?.sizeThatFits(room).height ?? 0)
        return CGSize(
            width: size.width, height: max(text + 10, TableMetrics.plainTitleHeight).rounded(.up))
    }

    /// Puts the content in its place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        backgroundView?.frame = bounds
        if contentView.frame != bounds { contentView.frame = bounds }
        if let view = host.view {
            view.frame = contentView.bounds
            return
        }
        let width = max(bounds.width - 2 * TableMetrics.margin, 0)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let detail = detailLabelStore?.sizeThatFits(room).height ?? 0
        let height = max(bounds.height - detail, 0)
        textLabelStore?.frame = CGRect(x: TableMetrics.margin, y: 0, width: width, height: height)
        detailLabelStore?.frame = CGRect(x: TableMetrics.margin, y: height, width: width, height: detail)
    }

    /// A header, for assistive technology; as its label says, what is written in it.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibility.traits ?? .header }
        set { super.accessibilityTraits = newValue }
    }
}
