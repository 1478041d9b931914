/// A bar of buttons, usually at the bottom of the screen.
///
/// Its items are laid out from the leading edge. Flexible spaces share the remaining width equally; without any, it
/// remains at the trailing edge. Items that are too wide together extend beyond that edge.
///
/// ```swift
/// toolbar.items = [
///     UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: MailViewController.remove),
///     .flexibleSpace(),
///     UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: MailViewController.write),
/// ]
/// ```
@preconcurrency @MainActor
open class UIToolbar: UIView, ItemBar, UIBarPositioning {
    private let content = BarContent()
    private var itemStore: [UIBarButtonItem]?

    /// Makes a navigation controller's bar, as ``UIView/init(frame:)`` does; do not call it.
    public required convenience init(managed: Void) {
        self.init(frame: .zero)
    }

    /// Whether the bar is translucent, so that a navigation controller's views extend under it; yes unless set.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.toolTranslucent)
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) { drawBar(in: context) }

    // MARK: Look

    /// The colours of the bar: light content on dark with `.black`.
    open var barStyle = UIBarStyle.default {
        didSet { lookDidChange(.toolBarStyle) }
    }

    /// The colour of the background; the system's if `nil`.
    open var barTintColor: UIColor? {
        didSet { lookDidChange(.toolBarTint) }
    }

    private final var backgroundImages = BarImages()
    private final var shadowImages = BarImages()

    /// Sets the image behind the bar, for a position and a height of bars.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[topOrBottom, barMetrics] = backgroundImage
        drawingDidChange(
            .toolBackgroundImage, BarImages.argument(topOrBottom, barMetrics), slot: barMetrics.appearanceSlot
        )
    }

    /// The image set behind the bar for exactly a position and a height of bars.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    {
        backgroundImages[topOrBottom, barMetrics]
    }

    /// Sets the image of the bar's shadow, for a position.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom, .default] = shadowImage
        drawingDidChange(.toolShadowImage, topOrBottom.rawValue)
    }

    /// The image set for the bar's shadow at exactly a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[topOrBottom, .default]
    }

    private final let looks = KeptAppearances<UIToolbarAppearance>()

    override func didInit() {
        super.didInit()
        follow(looks.all)
    }

    /// The usual look; the system's unless set, or unless the returned object is changed.
    ///
    /// Setting it keeps a copy.
    open var standardAppearance: UIToolbarAppearance {
        get { looks.standard.orDefault }
        set { set(looks.standard, newValue, .toolStandard) }
    }

    /// The look of a low bar, as on a phone in landscape; the usual one if `nil`.
    open var compactAppearance: UIToolbarAppearance? {
        get { looks.compact.set }
        set { set(looks.compact, newValue, .toolCompact) }
    }

    /// The look at the end of scrolled content, which toolbars do not follow. It has no effect here.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.scrollEdge.set }
        set { set(looks.scrollEdge, newValue, .toolScrollEdge) }
    }

    /// The look of a low bar at the end of scrolled content. It has no effect here.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.compactScrollEdge.set }
        set { set(looks.compactScrollEdge, newValue, .toolCompactScrollEdge) }
    }

    /// The look in force; `nil` if none was set.
    package final var appearanceInForce: UIToolbarAppearance? {
        let isLow = BarMetrics.height(of: self) < BarMetrics.height
        return isLow ? looks.compact.set ?? looks.standard.set : looks.standard.set
    }

    func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        guard let look = appearanceInForce else { return nil }
        return item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
    }

    final func lookDidChange() {
        content.lookDidChange()
        ViewTree.change(self)
        setNeedsLayout()
    }

    /// The object that says where the bar is; held weakly.
    open weak var delegate: (any UIToolbarDelegate)?

    /// Where the bar is: what the delegate says, or else at the bottom.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { content.takeAppearances(in: self) }
    }

    /// The items, from the leading edge.
    open var items: [UIBarButtonItem]? {
        get { itemStore }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; animated or not, it takes effect immediately.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        itemStore = items
        itemsDidChange()
    }

    final func setManaged(_ items: [UIBarButtonItem]?) {
        if !(items ?? []).elementsEqual(itemStore ?? [], by: ===) { setItems(items, animated: false) }
    }

    func itemsDidChange() {
        let items = itemStore ?? []
        content.show(items.compactMap { $0.isHidden ? nil : $0.view }, of: items, in: self)
    }

    /// The bar's height: 49 points on phones with a home indicator, in frames that Xcode stored in public nibs.
    private var ownHeight: CGFloat {
        let device = UIApplication.shared.device.profile
        let isHigh = device.idiom == .phone && !device.hasHomeButton
        return BarMetrics.height(of: self, isHigh ? BarMetrics.highToolbar : BarMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ownHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = (itemStore ?? []).filter { !$0.isHidden }
        let sizes = shown.map { BarMetrics.size(of: $0, height: bounds.height) }
        var room = bounds.width - 2 * BarMetrics.margin
        var flexibleCount = 0
        for (index, item) in shown.enumerated() {
            room -= sizes[index].width + gap(before: index, in: shown)
            if item.systemItem == .flexibleSpace, item.customView == nil { flexibleCount += 1 }
        }
        let share = flexibleCount > 0 ? max(room, 0) / CGFloat(flexibleCount) : 0
        var x = bounds.minX + BarMetrics.margin
        for (index, item) in shown.enumerated() {
            x += gap(before: index, in: shown)
            if let view = item.view, item.bar === self {
                view.frame = mirrored(BarMetrics.frame(sizes[index], x: x, middle: bounds.midY))
            }
            x += item.systemItem == .flexibleSpace && item.customView == nil ? share : sizes[index].width
        }
    }

    /// Returns the distance between an item and the one before; a space adds none.
    private func gap(before index: Int, in items: [UIBarButtonItem]) -> CGFloat {
        guard index > 0, items[index].view != nil, items[index - 1].view != nil else { return 0 }
        return BarMetrics.spacing
    }
}
