/// A button in a toolbar or a navigation bar, or the space between two.
///
/// ```swift
/// let save = UIBarButtonItem(title: "Save", style: .done, target: self, action: EditorViewController.save)
/// save.accessibilityIdentifier = "save"
/// navigationItem.rightBarButtonItem = save
/// ```
///
/// A tap performs its ``primaryAction``; without one, it calls its ``action`` on its ``target``, with the item and the
/// event if the method takes them. The target is held weakly. Without a target, the action goes to the first object on
/// the responder chain that has the method, starting at the first responder, or at the button if there is none. A
/// method that does not fit its target is a failure.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    convenience init(system systemItem: SystemItem?) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Makes an item that shows a custom view, which handles its touches itself.
    ///
    /// It has the size of its bounds, or its fitting size if that is zero.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// Makes an item with a title, an image or both, which performs `primaryAction` or shows a menu.
    ///
    /// Title and image default to the action's. Without an action a tap shows the menu; with one a long press does.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Makes a system item, which performs `primaryAction` or shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    private(set) final var systemItem: SystemItem?

    // MARK: Appearance

    /// The style of the item, which distinguishes it from others.
    open var style = Style.plain {
        didSet { lookDidChange() }
    }

    /// The width of the item, in points; the width of its content if 0, or below.
    ///
    /// A width that is not finite is a failure, and the old one is kept.
    open var width: CGFloat = 0 {
        didSet {
            if !width.isFinite {
                BarFailure.notFinite(self, width).record()
                width = oldValue
            }
            lookDidChange()
        }
    }

    /// All titles that the item may show: it is as wide as the widest of them.
    open var possibleTitles: Set<String>? {
        didSet { lookDidChange() }
    }

    /// The view that the bar shows for the item; it handles its touches itself, so the item's action is not called.
    ///
    /// The item's `isEnabled`, title and image do not affect it.
    open var customView: UIView? {
        didSet { if customView !== oldValue { bar?.itemsDidChange() } }
    }

    /// The title's colour; the system's if `nil`.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance(.itemTint)
            lookDidChange()
        }
    }

    /// Whether the item is hidden in the bar.
    open var isHidden = false {
        didSet { if isHidden != oldValue { bar?.itemsDidChange() } }
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { lookDidChange() }
    }

    // MARK: Pictures and positions

    private final let looks = BarButtonLooks()

    /// Sets the image behind the item for a state and a height of bars. It has no effect here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        change(.background(state, nil, barMetrics), .itemBackground) { $0.images[$1] = backgroundImage }
    }

    /// The image set behind the item for exactly `state` and a height of bars.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.images[.background(state, nil, barMetrics)]
    }

    /// Sets the image behind items of a style, for a state and a height of bars. It has no effect here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        change(.background(state, style, barMetrics), .itemBackground) { $0.images[$1] = backgroundImage }
    }

    /// The image set behind items of a style, for exactly `state` and a height of bars.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage?
    {
        looks.images[.background(state, style, barMetrics)]
    }

    /// Sets the image behind a back button for a state and a height of bars. It has no effect here.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        change(.backBackground(state, barMetrics), .itemBackBackground) { $0.images[$1] = backgroundImage }
    }

    /// The image set behind a back button for exactly `state` and a height of bars.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.images[.backBackground(state, barMetrics)]
    }

    /// Sets how far the image behind the item is moved down, in points. It has no effect here.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setOffset(
            .backgroundPosition(barMetrics), UIOffset(horizontal: 0, vertical: adjustment), .itemPosition)
    }

    /// How far the image behind the item is moved down, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.offsets[.backgroundPosition(barMetrics)]?.vertical ?? 0
    }

    /// Sets how far the title is moved, in points. It has no effect here.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setOffset(.titlePosition(barMetrics), adjustment, .itemTitlePosition)
    }

    /// How far the title is moved, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.offsets[.titlePosition(barMetrics)] ?? .zero
    }

    /// Sets how far the title of a back button is moved, in points. It has no effect here.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setOffset(.backTitlePosition(barMetrics), adjustment, .itemBackTitlePosition)
    }

    /// How far the title of a back button is moved, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.offsets[.backTitlePosition(barMetrics)] ?? .zero
    }

    /// Sets how far the image behind a back button is moved down, in points. It has no effect here.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        setOffset(
            .backBackgroundPosition(barMetrics), UIOffset(horizontal: 0, vertical: adjustment),
            .itemBackPosition)
    }

    /// How far the image behind a back button is moved down, in points.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.offsets[.backBackgroundPosition(barMetrics)]?.vertical ?? 0
    }

    private func setOffset(_ key: BarButtonLooks.Key, _ offset: UIOffset, _ property: AppearanceProperty) {
        guard offset.isFinite else {
            BarFailure.notFinite(self, key.name, offset).record()
            return
        }
        change(key, property) { $0.offsets[$1] = offset }
    }

    private func change(
        _ key: BarButtonLooks.Key, _ property: AppearanceProperty,
        _ change: (BarButtonLooks, BarButtonLooks.Key) -> Void
    ) {
        noteAppearance(property, looks.argument(of: key), slot: key.slot)
        change(looks, key)
        lookDidChange()
    }

    /// Gives an item the value that was set for an argument of ``noteAppearance(_:_:slot:)``.
    final func copyLook(_ argument: Int, to item: UIBarButtonItem) {
        let key = looks.key(argument)
        item.change(key, .itemPosition) { [looks] in
            $0.images[$1] = looks.images[key]
            $0.offsets[$1] = looks.offsets[key]
        }
    }

    // MARK: Action

    /// The object to call ``action`` on; `nil` for the first on the responder chain that has the method.
    open weak var target: AnyObject?

    /// The method to call when the item is tapped, such as `Selector("save", EditorViewController.save)`.
    open var action: Selector?

    /// The action to perform when the item is tapped, instead of ``action``.
    ///
    /// Setting one gives the item the action's title and image, unless it is a system item. Removing it leaves
    /// them.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, systemItem == nil else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    /// The menu that a tap shows, or a long press if a tap does something else.
    open var menu: UIMenu? {
        didSet { lookDidChange() }
    }

    // MARK: In a bar

    weak var bar: (any ItemBar)?

    /// The font and colour of the title in a state: those set for the item, or else those of the bar's look.
    final func shownAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own = attributes(in: state)
        guard let look = bar?.buttonAppearance(of: self) else { return own }
        let shown: UIBarButtonItemStateAppearance =
            switch state {
            case .highlighted: look.highlighted
            case .disabled: look.disabled
            default: look.normal
            }
        let others = look.normal.titleTextAttributes.merging(shown.titleTextAttributes) { $1 }
        return others.merging(own) { $1 }
    }

    final var titleFont: UIFont {
        shownAttributes(in: .normal)[.font] as? UIFont ?? UIBarButton.font(of: style)
    }

    private var button: UIBarButton?

    /// The button or custom view that shows the item; `nil` for a space.
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

    override var displayTitle: String? { super.displayTitle ?? systemItem?.name?.asSystemText }

    /// The title in the bar; `nil` where an image replaces it.
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

    func trigger(with event: UIEvent?) {
        if let bar = bar as? UINavigationBar, bar.isBackButton(self) {
            bar.goBack()
        } else if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            let target = target
            let isDone = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
            if !isDone, let target { BarFailure.actionDoesNotFit(self, action, target).record() }
        }
    }
}

extension UIBarButtonItem {
    /// The styles of items.
    public enum Style: Int, Sendable {
        /// The usual style.
        case plain
        /// The style of an item that ends a task.
        case done = 2
    }

    /// A space of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(system: .fixedSpace)
        space.width = width
        return space
    }

    /// A space that takes the bar's remaining width, in equal parts if there are several.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(system: .flexibleSpace)
    }
}

extension UIBarButtonItem: ActionSending {
    static func madeToStandIn() -> AnyObject { MadeObject.make(self) }
}
