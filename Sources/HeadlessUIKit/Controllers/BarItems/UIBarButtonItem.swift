import Foundation

/// A button in a toolbar or a navigation bar, or the space between two.
///
/// ```swift
/// let save = UIBarButtonItem(title: "Save", style: .done, target: self, action: EditorViewController.save)
/// save.accessibilityIdentifier = "save"
/// navigationItem.rightBarButtonItem = save
/// ```
///
/// Pressed, it does its ``primaryAction``, else it has its ``action`` called on its ``target``, with the item
/// and the event if the method takes them. The target is held weakly; where there is none, whoever comes
/// first on the responder chain and has the method is called: from the first responder on, or from the button
/// on if there is none. A method that does not fit its target is a failure.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Makes an item that shows nothing yet.
    public override init() {
        systemItem = nil
        super.init()
    }

    init(system systemItem: SystemItem?) {
        self.systemItem = systemItem
        super.init()
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Makes an item that shows a view of one's own, which handles its touches itself.
    ///
    /// It has the size of its bounds, or, if that is nothing, the one that suits it best.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// Makes an item with a title, a picture or both, which does `primaryAction`.
    ///
    /// Where title and picture are not given, they are the action's.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init(system: nil)
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Makes an item that the system knows, which does `primaryAction`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
    }

    let systemItem: SystemItem?

    // MARK: Looks

    /// How the item is set apart from others.
    open var style = Style.plain {
        didSet { lookDidChange() }
    }

    /// How wide the item is, in points; as wide as its content if 0, or below.
    ///
    /// A width that is not finite is a failure, and the old one stays.
    open var width: CGFloat = 0 {
        didSet {
            if !width.isFinite {
                BarFailure.notFinite(self, width).record()
                width = oldValue
            }
            lookDidChange()
        }
    }

    /// All titles that the item may have: it is as wide as the widest of them, whichever it shows.
    open var possibleTitles: Set<String>? {
        didSet { lookDidChange() }
    }

    /// The view that stands for the item; it handles its touches itself, so the item's action is not called.
    ///
    /// Whether the item is enabled is nothing to it, nor are its title and picture.
    open var customView: UIView? {
        didSet { if customView !== oldValue { bar?.itemsDidChange() } }
    }

    /// The title's colour; the system's if `nil`.
    open var tintColor: UIColor? {
        didSet { lookDidChange() }
    }

    /// Whether the item is left out of the bar.
    open var isHidden = false {
        didSet { if isHidden != oldValue { bar?.itemsDidChange() } }
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { lookDidChange() }
    }

    // MARK: Action

    /// The object to call ``action`` on; `nil` for whoever comes first on the responder chain and has it.
    open weak var target: AnyObject?

    /// The method to call when the item is pressed, such as `ActionMethod(EditorViewController.save)`.
    open var action: ActionMethod?

    /// What to do when the item is pressed, in place of ``action``.
    ///
    /// Setting one gives the item the action's title and picture, unless it is an item that the system knows.
    /// Taking it away leaves them.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, systemItem == nil else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    /// The menu that a press shows, or a long press if there is something else that a press does.
    open var menu: UIMenu? {
        didSet { lookDidChange() }
    }

    // MARK: In a bar

    /// The bar that the item is in.
    weak var bar: (any ItemBar)?

    /// The button that the item is shown as, from when it is first needed.
    private var button: UIBarButton?

    /// The button or the view that stands for the item; `nil` for a space.
    var view: UIView? {
        if let customView { return customView }
        if isSpace { return nil }
        if let button { return button }
        let new = UIBarButton(for: self)
        button = new
        return new
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    override func lookDidChange() {
        button?.showItem()
        bar?.setNeedsLayout()
    }

    override var displayTitle: String? { super.displayTitle ?? systemItem?.name }

    /// The title in the bar; `nil` where a picture stands in its place.
    var shownTitle: String? { image == nil ? title ?? systemItem?.title : nil }

    package override var shownView: UIView? { reasonNotShown == nil ? view : nil }

    package override var reasonNotShown: String? {
        if isSpace, customView == nil { return "it is a space, which cannot be touched" }
        guard let bar else { return "no bar shows it" }
        if isHidden { return "it is hidden in its \(type(of: bar))" }
        if let bar = bar as? UINavigationBar, bar.searchHasBar {
            return "its \(type(of: bar)) shows only the search while one is active. Cancel the search first"
        }
        let hasRoom = (bar as? UINavigationBar)?.shows(self) ?? true
        return hasRoom ? nil : "its \(type(of: bar)) has no room for it"
    }

    /// Does what the item is for.
    func trigger(with event: UIEvent?) {
        if let bar = bar as? UINavigationBar, bar.isBackButton(self) {
            bar.goBack()
        } else if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            let target = target
            let isDone = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
            if !isDone, let target { BarFailure.actionDoesNotFit(self, target).record() }
        }
    }
}

extension UIBarButtonItem {
    /// How items are set apart from each other.
    public enum Style: Int, Sendable {
        /// Like most.
        case plain = 0
        /// The one that ends what the user does.
        case done = 2
    }

    /// A space of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(system: .fixedSpace)
        space.width = width
        return space
    }

    /// A space that takes what the bar has left, in equal parts if there are several.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(system: .flexibleSpace)
    }
}
