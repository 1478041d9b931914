/// A bar of tabs at the bottom of the screen, of which one is selected.
///
/// The bar is a container of buttons for assistive technology, with the trait ``UIAccessibilityTraits/tabBar``, which
/// makes VoiceOver say "tab, 1 of 3". A button's label is its title, its value the text of its badge.
@preconcurrency @MainActor
open class UITabBar: UIView, StyledBar {
    /// The height of the bar, in points, without the safe area below: as on an iPhone in portrait.
    static let height: CGFloat = 49

    /// The object that is told which tab the user selected.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            if let manager, delegate !== manager {
                NavigationFailure.managed("Setting the delegate", self).record()
                delegate = manager
            }
            UncalledMethods.report(delegate, as: .tabBarDelegate)
        }
    }

    final weak var manager: UITabBarController?
    private var itemStore: [UITabBarItem]?
    private var selection: UITabBarItem?

    override func didInit() {
        super.didInit()
        accessibilityTraits = .tabBar
        follow([standardLook, scrollEdgeLook])
    }

    /// Whether the bar is translucent, so that a controller's views extend under it; yes unless set.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.tabTranslucent)
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }

    /// The colour of the tabs that are not selected; the system's if `nil`.
    open var unselectedItemTintColor: UIColor? {
        didSet { lookDidChange(.tabUnselectedTint) }
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) { drawBar(in: context) }

    // MARK: Look

    /// The colours of the bar: light content on dark with `.black`.
    open var barStyle = UIBarStyle.default {
        didSet { lookDidChange(.tabBarStyle) }
    }

    /// The colour of the background; the system's if `nil`.
    open var barTintColor: UIColor? {
        didSet { lookDidChange(.tabBarTint) }
    }

    /// The image behind the bar.
    open var backgroundImage: UIImage? {
        didSet { noteAppearance(.tabBackgroundImage) }
    }

    /// The image of the shadow above the bar.
    open var shadowImage: UIImage? {
        didSet { noteAppearance(.tabShadowImage) }
    }

    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? {
        didSet { noteAppearance(.tabSelectionImage) }
    }

    /// How the tabs are spread. They fill the bar here.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { noteAppearance(.tabItemPositioning) }
    }

    /// The width of tabs that are centered, in points; the system's if 0. Tabs fill the bar here.
    open var itemWidth: CGFloat = 0 {
        didSet {
            itemWidth = itemWidth.finite(or: oldValue, "itemWidth", of: summary)
            noteAppearance(.tabItemWidth)
        }
    }

    /// The space between tabs that are centered, in points; the system's if 0. Tabs fill the bar here.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            itemSpacing = itemSpacing.finite(or: oldValue, "itemSpacing", of: summary)
            noteAppearance(.tabItemSpacing)
        }
    }

    private final let standardLook = KeptAppearance<UITabBarAppearance>()
    private final let scrollEdgeLook = KeptAppearance<UITabBarAppearance>()

    /// The usual look; the system's unless set, or unless the returned object is changed.
    ///
    /// Setting it keeps a copy.
    open var standardAppearance: UITabBarAppearance {
        get { standardLook.orDefault }
        set { set(standardLook, newValue, .tabStandard) }
    }

    /// The look at the end of scrolled content, which tab bars do not follow. It has no effect here.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdgeLook.set }
        set { set(scrollEdgeLook, newValue, .tabScrollEdge) }
    }

    /// The look in force: the selected item's, or else the bar's; `nil` if none was set.
    package final var appearanceInForce: UITabBarAppearance? {
        selection?.standardAppearance ?? standardLook.set
    }

    final func lookDidChange() {
        for item in itemStore ?? [] { item.view.showItem() }
        ViewTree.change(self)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { for item in itemStore ?? [] { item.takeAppearance(in: self) } }
    }

    // MARK: Items

    /// Whether a drag that rests on a tab selects it; `false` unless set.
    open var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setOwnSpring(newValue, makeSpring) }
    }

    /// The items, from the leading edge; a tab bar controller manages its bar's items, so setting them there is a failure.
    open var items: [UITabBarItem]? {
        get { itemStore }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; animated or not, it takes effect immediately. The selected item stays selected if it
    /// remains.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        if checkUnmanaged("setItems(_:animated:)") { show(items) }
    }

    /// The item of the selected tab; setting it does not tell the delegate. Setting it on a tab bar controller's bar is
    /// a failure; an item that is not in the bar means none.
    open var selectedItem: UITabBarItem? {
        get { selection }
        set { if checkUnmanaged("Setting selectedItem") { select(newValue) } }
    }

    private func checkUnmanaged(_ call: String) -> Bool {
        if manager == nil { return true }
        NavigationFailure.managed(call, self).record()
        return false
    }

    final func show(_ new: [UITabBarItem]?) {
        let old = itemStore ?? []
        if old.elementsEqual(new ?? [], by: ===), (itemStore == nil) == (new == nil) { return }
        itemStore = new
        let staying = Set((new ?? []).map { ObjectIdentifier($0) })
        for item in old where item.bar === self && !staying.contains(ObjectIdentifier(item)) {
            item.bar = nil
            if item.view.superview === self { item.view.removeFromSuperview() }
        }
        for item in new ?? [] {
            let isNew = item.bar !== self
            item.bar = self
            if isNew { item.takeAppearance(in: self) }
            addSubview(item.view)
        }
        if let selection, !staying.contains(ObjectIdentifier(selection)) { select(nil) }
        setNeedsLayout()
    }

    final func select(_ item: UITabBarItem?) {
        let item = item.flatMap { $0.bar === self ? $0 : nil }
        guard item !== selection else { return }
        let old = selection
        selection = item
        old?.view.isSelected = false
        item?.view.isSelected = true
        if old?.standardAppearance != nil || item?.standardAppearance != nil { lookDidChange() }
    }

    final func wasTapped(_ item: UITabBarItem) {
        if let manager {
            manager.tabWasTapped(item)
        } else {
            select(item)
            delegate?.tabBar(self, didSelect: item)
        }
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.height(of: self, Self.height))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.height(of: self, Self.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = itemStore ?? []
        guard !items.isEmpty else { return }
        let width = bounds.width / CGFloat(items.count)
        for (index, item) in items.enumerated() where item.bar === self {
            item.view.frame = mirrored(
                CGRect(
                    x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
                    height: min(BarMetrics.height(of: self, Self.height), bounds.height)))
        }
    }
}
