import Foundation

/// What a tab bar shows for one of its tabs.
///
/// ```swift
/// inbox.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
/// inbox.tabBarItem.badgeValue = "3"
/// ```
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The bar that the item is in.
    weak var bar: UITabBar?
    let systemItem: SystemItem?
    private var button: UITabBarButton?

    /// Makes an item that shows nothing yet.
    public override init() {
        systemItem = nil
        super.init()
    }

    private init(system: SystemItem?) {
        systemItem = system
        super.init()
    }

    /// Makes an item with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a title, a picture, and one for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes an item that the system knows, which has its own title; another one is not shown.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(system: systemItem)
        self.tag = tag
    }

    /// The picture while the item is selected; ``UIBarItem/image`` if `nil`.
    open var selectedImage: UIImage? {
        didSet { lookDidChange() }
    }

    /// What stands in a small oval at the item's upper right corner; no oval if `nil`.
    open var badgeValue: String? {
        didSet { lookDidChange() }
    }

    /// The oval's colour; red if `nil`.
    open var badgeColor: UIColor? {
        didSet { lookDidChange() }
    }

    // MARK: In a bar

    /// The button that stands for the item, from when it is first needed.
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

    /// The title in the bar.
    var shownTitle: String? { systemItem?.name ?? title }

    package override var shownView: UIView? { bar == nil ? nil : view }

    package override var reasonNotShown: String? { bar == nil ? "no bar shows it" : nil }
}

extension UITabBarItem {
    /// The items that the system knows, with UIKit's numbers.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// What there is no room for in the bar.
        case more
        /// What the user likes.
        case favorites
        /// What is recommended.
        case featured
        /// What others like best.
        case topRated
        /// What was done lately.
        case recents
        /// People.
        case contacts
        /// What was done before.
        case history
        /// What was marked.
        case bookmarks
        /// Search.
        case search
        /// What is loaded, or was.
        case downloads
        /// What is newest.
        case mostRecent
        /// What others look at most.
        case mostViewed

        /// The title, in English.
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
    }
}
