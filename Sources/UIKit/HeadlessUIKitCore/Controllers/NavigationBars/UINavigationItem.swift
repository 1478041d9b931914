import TimeLapse

/// What a navigation bar shows for one screen of a stack: its title and its buttons.
///
/// ```swift
/// let item = UINavigationItem(title: "Inbox")
/// item.rightBarButtonItem = UIBarButtonItem(
///     barButtonSystemItem: .compose, target: self, action: MailViewController.write)
/// bar.pushItem(item, animated: true)
/// ```
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationHolder {
    // Read and written only under the lock of ``Associations``.
    nonisolated(unsafe) final var associations: Associations?
    weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() {
        super.init()
    }

    /// The title in the middle of the bar.
    open var title: String? {
        didSet { didChange() }
    }

    /// A view in place of the title, with the size of its bounds or its fitting size.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    /// A line of text above everything else, which makes the bar higher.
    open var prompt: String? {
        didSet {
            didChange()
            bar?.invalidateIntrinsicContentSize()
        }
    }

    /// Whether the title is shown in large letters, in a bar that prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { didChange() }
    }

    // MARK: Searching

    /// The search controller whose bar is shown below the title; the search bar must not be in any other view.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.itemOfBar === self { oldValue?.itemOfBar = nil }
            searchController?.itemOfBar = self
            didChange()
        }
    }

    /// Whether the search bar collapses as the content is scrolled; yes unless set.
    open var hidesSearchBarWhenScrolling = true {
        didSet { didChange() }
    }

    // MARK: Look

    private final let looks = KeptAppearances<UINavigationBarAppearance>()

    final var hasLook: Bool {
        looks.standard.set != nil || looks.compact.set != nil || looks.scrollEdge.set != nil
            || looks.compactScrollEdge.set != nil
    }

    /// The look of the bar while the item is on top; the bar's own if `nil`. The item keeps a copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard.set }
        set { set(looks.standard, newValue) }
    }

    /// The look of a low bar while the item is on top; the bar's own if `nil`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact.set }
        set { set(looks.compact, newValue) }
    }

    /// The look while no content is scrolled under the bar; the bar's own if `nil`.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge.set }
        set { set(looks.scrollEdge, newValue) }
    }

    /// The look of a low bar while no content is scrolled under it; the bar's own if `nil`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge.set }
        set { set(looks.compactScrollEdge, newValue) }
    }

    private func set(
        _ kept: KeptAppearance<UINavigationBarAppearance>, _ look: UINavigationBarAppearance?
    ) {
        kept.whenChanged = { [weak self] in
            if let self { bar?.itemLookDidChange(self) }
        }
        kept.set(look)
    }

    /// A short name of the item, which the application may use; bars show and read the title. It has no
    /// effect here.
    open var accessibilityLabel: String?
    /// A hint at the item, which the application may use. It has no effect here.
    open var accessibilityHint: String?
    /// A value of the item, which the application may use. It has no effect here.
    open var accessibilityValue: String?

    /// Called when the item was loaded from a nib. It has no effect here.
    open func awakeFromNib() {}

    // MARK: Going back

    /// Whether this item has no back button.
    open var hidesBackButton = false {
        didSet { didChange() }
    }

    /// Sets whether this item has no back button; animated or not, it takes effect immediately.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// The back button that the next item shows to return to this one; one with this item's title unless set.
    ///
    /// It always goes back, whatever its action; a custom view of it is not shown.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// The title of the back button to this item; this item's title unless set.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    /// Which title the back button to this item shows; unless set, the item's title, where there is room.
    ///
    /// Assistive technology always reads its full title. A `backBarButtonItem` shows its own title in any mode.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { didChange() }
    }

    /// Whether the left items are shown beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    // MARK: Buttons

    /// The left items, from left to right; where there are any, they replace the back button.
    ///
    /// Those for which the right items leave no room are hidden.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The right items, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The first left item. Setting it replaces the first, or moves it to the front if it is among them; `nil` removes
    /// the first.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.items(leftBarButtonItems, startingWith: newValue) }
    }

    /// The first right item. Setting it replaces the first, or moves it to the front if it is among them; `nil` removes
    /// the first.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = Self.items(rightBarButtonItems, startingWith: newValue) }
    }

    private static func items(_ old: [UIBarButtonItem]?, startingWith first: UIBarButtonItem?)
        -> [UIBarButtonItem]?
    {
        var items = old ?? []
        if let first, let index = items.firstIndex(where: { $0 === first }) {
            items.remove(at: index)
        } else if !items.isEmpty {
            items.removeFirst()
        }
        if let first { items.insert(first, at: 0) }
        return items.isEmpty ? nil : items
    }

    /// Sets the left item; animated or not, it takes effect immediately.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the right item; animated or not, it takes effect immediately.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the left items; animated or not, they take effect immediately.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the right items; animated or not, they take effect immediately.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    final func didChange() {
        bar?.itemDidChange(self)
        KeyObservers.noteChange(of: self)
    }

    // MARK: Texts

    /// When a title is shown in large letters.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// If the item below has one; at the bottom of the stack, always.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// Which title a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title, or "Back" where that is too long, or nothing.
        case `default`
        /// "Back", or nothing where that is too long.
        case generic
        /// Nothing.
        case minimal
    }

    /// The titles that the back button to the item may show, the preferred one first.
    var backTitles: [String] {
        if backBarButtonItem != nil { return [titleOfBackButton, Self.plainBackTitle] }
        return switch backButtonDisplayMode {
        case .default: [titleOfBackButton, Self.plainBackTitle]
        case .generic: [Self.plainBackTitle]
        case .minimal: []
        }
    }

    var titleOfBackButton: String {
        if let item = backBarButtonItem { return item.title ?? "" }
        if let title = backButtonTitle ?? title, !title.isEmpty { return title }
        return Self.plainBackTitle
    }

    static var plainBackTitle: String { "Back".asSystemText }

    /// A short description of the item, for reports: `UINavigationItem "Inbox"`.
    package final var summary: String {
        let name = title.map { " \"\($0.inOneLine)\"" } ?? ""
        return "\(type(of: self))\(name)"
    }

    /// The class and the title; off the main actor the class alone.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { summary } ?? "\(type(of: self))"
    }
}

extension UINavigationItem: ChangeTeller {}
