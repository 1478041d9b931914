import Foundation
import TimeLapse

/// What a navigation bar shows while one screen of several is on top: its title and its buttons.
///
/// ```swift
/// let item = UINavigationItem(title: "Inbox")
/// item.rightBarButtonItem = UIBarButtonItem(
///     barButtonSystemItem: .compose, target: self, action: MailViewController.write)
/// bar.pushItem(item, animated: true)
/// ```
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar whose stack the item is in.
    weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// What stands in the middle of the bar.
    open var title: String? {
        didSet { didChange() }
    }

    /// The view in the middle of the bar in the title's place, as large as its bounds, or as suits it.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    /// A line above all else, which makes the bar higher.
    open var prompt: String? {
        didSet {
            didChange()
            bar?.invalidateIntrinsicContentSize()
        }
    }

    /// Whether the title is shown in large letters, in a bar that prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { didChange() }
    }

    // MARK: Searching

    /// The search whose bar stands below the title; it must not be in any other view.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.itemOfBar === self { oldValue?.itemOfBar = nil }
            searchController?.itemOfBar = self
            didChange()
        }
    }

    /// Whether the search bar goes out of sight as the content is scrolled; yes unless set.
    open var hidesSearchBarWhenScrolling = true {
        didSet { didChange() }
    }

    final func searchDidChange() {
        didChange()
    }

    // MARK: The way back

    /// Whether there is no button that leads back from this item.
    open var hidesBackButton = false {
        didSet { didChange() }
    }

    /// Sets whether there is no button that leads back from this item; animated or not, it holds at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// The button that leads back to this item from the next one; one with this item's title unless set.
    ///
    /// Pressed, it leads back, whatever action it has; a custom view of it is not shown.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// The title of the button that leads back to this item; its title unless set.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    /// What the button that leads back to this item says; its title, where there is room, unless set.
    ///
    /// Whatever it says, it is read out by its title. One with an item of its own says what that says.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { didChange() }
    }

    /// Whether the left items stand beside the button that leads back instead of in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    // MARK: Buttons

    /// The items at the left, from left to right; where there are any, they take the back button's place.
    ///
    /// Those for which the items at the right leave no room are not shown.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The items at the right, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The first of the items at the left. Set, it takes the place of the first, or moves to the front if it is
    /// among them; with `nil`, the first is taken out.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.items(leftBarButtonItems, startingWith: newValue) }
    }

    /// The first of the items at the right. Set, it takes the place of the first, or moves to the front if it is
    /// among them; with `nil`, the first is taken out.
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

    /// Sets the item at the left; animated or not, it is there at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the item at the right; animated or not, it is there at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the items at the left; animated or not, they are there at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the items at the right; animated or not, they are there at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    private func didChange() {
        bar?.itemDidChange(self)
    }

    // MARK: Words

    /// When a title is shown in large letters.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// When that of the item below is; at the bottom, always.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// What a button that leads back to an item says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title, or "Back" where that is too long, or nothing.
        case `default` = 0
        /// "Back", or nothing where that is too long.
        case generic = 1
        /// Nothing.
        case minimal = 2
    }

    /// What a button that leads back to the item may say, the best first.
    var backTitles: [String] {
        if backBarButtonItem != nil { return [titleOfBackButton, Self.plainBackTitle] }
        return switch backButtonDisplayMode {
        case .default: [titleOfBackButton, Self.plainBackTitle]
        case .generic: [Self.plainBackTitle]
        case .minimal: []
        }
    }

    /// What a button that leads back to the item says; "Back" where nothing says what that is.
    var titleOfBackButton: String {
        if let item = backBarButtonItem { return item.title ?? "" }
        if let title = backButtonTitle ?? title, !title.isEmpty { return title }
        return Self.plainBackTitle
    }

    /// What a button that leads back says where it cannot say where to.
    static let plainBackTitle = "Back"

    /// The item in a few words, for reports: `UINavigationItem "Inbox"`.
    package final var summary: String {
        let name = title.map { " \"\($0.inOneLine)\"" } ?? ""
        return "\(type(of: self))\(name)"
    }

    /// The class and the title; off the main actor the class alone.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { summary } ?? "\(type(of: self))"
    }
}
