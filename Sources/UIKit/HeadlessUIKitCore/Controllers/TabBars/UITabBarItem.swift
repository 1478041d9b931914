/// What a tab bar shows for one of its tabs.
///
/// ```swift
/// inbox.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
/// inbox.tabBarItem.badgeValue = "3"
/// ```
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    weak var bar: UITabBar?
    private(set) final var systemItem: SystemItem?
    private var button: UITabBarButton?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    private convenience init(system: SystemItem?) {
        self.init()
        systemItem = system
    }

    /// Makes an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a title, an image, and an image for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes a system item, which has its own title and image; another title is not shown.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(system: systemItem)
        title = systemItem.name
        image = UIImage(systemName: systemItem.symbolName)
        self.tag = tag
    }

    /// The image while the item is selected; ``UIBarItem/image`` if `nil`.
    open var selectedImage: UIImage? { didSet { lookDidChange() } }

    /// The text of the badge at the item's upper right corner; no badge if `nil`.
    open var badgeValue: String? { didSet { lookDidChange() } }

    /// The badge's colour; red if `nil`.
    open var badgeColor: UIColor? {
        didSet {
            noteAppearance(.tabBadgeColor)
            lookDidChange()
        }
    }

    /// How far the title is moved, in points. It has no effect here.
    ///
    /// One that is not finite is a failure, and the old one is kept.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            titlePositionAdjustment = titlePositionAdjustment.finite(
                or: oldValue, "titlePositionAdjustment", of: summary)
            noteAppearance(.tabTitlePosition)
        }
    }

    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the badge's text for a state; font and colour are shown.
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        noteAppearance(.tabBadgeAttributes, Int(bitPattern: state.rawValue), slot: state.appearanceSlot)
        badgeAttributes[state] = attributes
        lookDidChange()
    }

    /// The attributes set for the badge's text in exactly `state`.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// The attributes of the badge's text in a state: those of `.normal` where the state has none.
    final func badgeAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        badgeAttributes[state] ?? badgeAttributes[.normal] ?? [:]
    }

    private final let standardLook = KeptAppearance<UITabBarAppearance>()
    private final let scrollEdgeLook = KeptAppearance<UITabBarAppearance>()

    /// The look of the bar while the item is selected; the bar's own if `nil`. The item keeps a copy.
    open var standardAppearance: UITabBarAppearance? {
        get { standardLook.set }
        set { set(standardLook, newValue) }
    }

    /// The look at the end of scrolled content, which tab bars do not follow. It has no effect here.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdgeLook.set }
        set { set(scrollEdgeLook, newValue) }
    }

    private func set(_ kept: KeptAppearance<UITabBarAppearance>, _ look: UITabBarAppearance?) {
        kept.whenChanged = { [weak self] in self?.bar?.lookDidChange() }
        kept.set(look)
    }

    // MARK: In a bar

    var view: UITabBarButton {
        if let button { return button }
        let new = UITabBarButton(for: self)
        button = new
        return new
    }

    override func lookDidChange() {
        button?.showItem()
    }

    override var displayTitle: String? { accessibilityLabel ?? shownTitle }

    package var shownTitle: String? { systemItem?.name ?? title }

    package override var shownView: UIView? { bar == nil ? nil : view }

    package override var reasonNotShown: String? { bar == nil ? "no bar shows it" : nil }
}

extension UITabBarItem {
    /// The system items, with UIKit's raw values.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// More items than fit in the bar.
        case more
        /// The user's favorites.
        case favorites
        /// Featured content.
        case featured
        /// The content that users rate highest.
        case topRated
        /// Recent content.
        case recents
        /// People.
        case contacts
        /// The user's history.
        case history
        /// The user's bookmarks.
        case bookmarks
        /// Search.
        case search
        /// Downloads.
        case downloads
        /// The most recent content.
        case mostRecent
        /// The most viewed content.
        case mostViewed

        var name: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "list.number"
            }
        }
    }
}
