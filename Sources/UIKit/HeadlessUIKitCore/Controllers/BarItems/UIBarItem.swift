import TimeLapse

/// An item of a bar: a title or an image, enabled or not.
///
/// An item is not a view. Its bar shows it as one, which queries find like any other, and which is updated when the
/// item changes.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification, AssociationHolder {
    // Read and written only under the lock of ``Associations``.
    nonisolated(unsafe) final var associations: Associations?
    /// Which properties that appearance proxies can set the application has set.
    final var appearanceMarks = AppearanceMarks()
    /// What was set on the item, if it is an appearance proxy.
    final var appearanceValues: AppearanceValues?
    final var ownAppearancePaths: Set<AnyKeyPath> = []
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
    }

    /// Creates an item of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        super.init()
        coder.fill(self)
    }

    /// The item's title; where it also has an image, that is shown, and the title is its accessibility label.
    open var title: String? {
        didSet { lookDidChange() }
    }

    /// The item's image.
    open var image: UIImage? {
        didSet { lookDidChange() }
    }

    /// Whether the item responds to touches.
    open var isEnabled = true {
        didSet { lookDidChange() }
    }

    /// A number that identifies the item.
    open var tag = 0

    /// An identifier for tests, which assistive technology does not read; the view that shows the item has it, too.
    open var accessibilityIdentifier: String? {
        didSet { lookDidChange() }
    }

    /// A short label for assistive technology; the title unless set.
    open var accessibilityLabel: String? {
        didSet { lookDidChange() }
    }

    /// The result of acting on the item, for assistive technology.
    open var accessibilityHint: String? {
        didSet { lookDidChange() }
    }

    /// The item's value, for assistive technology.
    open var accessibilityValue: String? {
        didSet { lookDidChange() }
    }

    /// Sets the attributes of the title for a state; font and colour are shown.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        noteAppearance(.itemTitleAttributes, Int(bitPattern: state.rawValue), slot: state.appearanceSlot)
        titleAttributes[state] = attributes
        lookDidChange()
    }

    /// The attributes set for the title in exactly `state`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// The attributes of the title in a state: those of `.normal` where the state has none.
    final func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titleAttributes[state] ?? titleAttributes[.normal] ?? [:]
    }

    /// The image in the low bar of a phone in landscape; ``image`` if `nil`. It has no effect here.
    open var landscapeImagePhone: UIImage?

    /// The image for the largest text sizes; a larger ``image`` if `nil`. It has no effect here.
    open var largeContentSizeImage: UIImage?

    /// The insets of the image, in points. It has no effect here.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { imageInsets = imageInsets.finite(or: oldValue, "imageInsets", of: summary) }
    }

    /// The insets of the landscape image, in points. It has no effect here.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet {
            landscapeImagePhoneInsets = landscapeImagePhoneInsets.finite(
                or: oldValue, "landscapeImagePhoneInsets", of: summary)
        }
    }

    /// Called when the item was loaded from a nib. It has no effect here.
    open func awakeFromNib() {}

    func lookDidChange() {}

    /// The view that shows the item in a bar; `nil` while it is not shown.
    package var shownView: UIView? { nil }

    /// Why the item is not shown, as a clause about it; `nil` if it is.
    package var reasonNotShown: String? { "no bar shows it" }

    /// The item's text in reports: its accessibility label, otherwise its title.
    var displayTitle: String? { accessibilityLabel ?? title }

    /// A short description of the item, for reports: `UIBarButtonItem "Save" #save`.
    package final var summary: String {
        var words = ["\(type(of: self))"]
        if let name = displayTitle, !name.isEmpty { words.append("\"\(name.inOneLine)\"") }
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }

    /// The class, the title and the identifier; off the main actor the class alone.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { summary } ?? "\(type(of: self))"
    }
}
