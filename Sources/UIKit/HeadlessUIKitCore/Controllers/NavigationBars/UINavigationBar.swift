import FailureReporting
import TimeLapse

/// A bar at the top of the screen with the title and the buttons of the top item of its stack.
///
/// From the second item on, it has a back button, which pops the top item if the delegate allows it.
///
/// ```swift
/// let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
/// bar.items = [UINavigationItem(title: "Inbox")]
/// bar.pushItem(UINavigationItem(title: "Message"), animated: false)
/// tapOn(theFirstView(withLabel("Inbox")))  // the back button
/// ```
@preconcurrency @MainActor
open class UINavigationBar: UIView, ItemBar, UIBarPositioning {
    static let transitionDuration = Duration.milliseconds(350)
    /// The heights of the lines of a prompt, a large title and a search bar, in points.
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52
    static let searchHeight: CGFloat = 52

    /// The object that decides about pushes and pops, and is told of them.
    ///
    /// Setting it on a navigation controller's bar is a failure. A subclass of the controller that adopts the protocol
    /// is asked whether the back button pops.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            if manager != nil, delegate != nil {
                NavigationFailure.managed("Setting the delegate", self).record()
                delegate = nil
            }
            UncalledMethods.report(delegate, as: .navigationBarDelegate)
        }
    }

    final weak var manager: UINavigationController?

    /// Whether the bar is translucent, so that a navigation controller's views extend under it; yes unless set.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.navTranslucent)
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }

    private var stack: [UINavigationItem] = []
    /// The last item of the stack, which is read many times in each layout.
    private var top: UINavigationItem?
    private let content = BarContent()
    final let titleLabel = UILabel()
    final let promptLabel = UILabel()
    final let largeTitleLabel = UILabel()
    /// The visible height of a large title's line, in points: what scrolling has not collapsed.
    final var largeTitleExtent = UINavigationBar.largeTitleHeight {
        didSet { if largeTitleExtent != oldValue { itemsDidChange() } }
    }
    /// The visible height of the search bar's line, in points: what scrolling has not collapsed.
    final var searchExtent = UINavigationBar.searchHeight {
        didSet { if searchExtent != oldValue { itemsDidChange() } }
    }
    private var knownHeight = BarMetrics.height
    /// The title view's own size, and the one that it was given.
    final var titleViewSize: (view: ObjectIdentifier, natural: CGSize, given: CGSize)?
    /// The back button where the item below the top one has none of its own.
    private let plainBackButton = UIBarButtonItem(system: nil)

    /// Makes a navigation controller's bar, as ``UIView/init(frame:)`` does; do not call it.
    public required convenience init(managed: Void) {
        self.init(frame: .zero)
    }

    override func didInit() {
        super.didInit()
        titleLabel.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        titleLabel.accessibilityTraits = [.staticText, .header]
        promptLabel.font = .systemFont(ofSize: UIFont.systemFontSize)
        largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.accessibilityTraits = [.staticText, .header]
        for label in [titleLabel, promptLabel] { label.textAlignment = .center }
        follow(looks.all)
    }

    // MARK: The stack

    /// The items, the top one last; setting them does not ask the delegate.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the stack; the delegate is neither asked nor told, and animated or not, it takes effect immediately.
    ///
    /// A duplicate item is a failure, and keeps its first position.
    ///
    /// A navigation controller manages its bar's items: setting others, pushing and popping is a failure.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard checkUnmanaged("setItems(_:animated:)") else { return }
        var new: [UINavigationItem] = []
        var seen: Set<ObjectIdentifier> = []
        for item in items ?? [] {
            if seen.insert(ObjectIdentifier(item)).inserted {
                new.append(item)
            } else {
                BarFailure.isInStack(item).record()
            }
        }
        show(new)
    }

    private func show(_ new: [UINavigationItem]) {
        for item in stack where item.bar === self { item.bar = nil }
        for item in new { item.bar = self }
        stack = new
        top = stack.last
        itemsDidChange()
    }

    final func showManaged(_ new: [UINavigationItem]) {
        if !new.elementsEqual(stack, by: ===) { show(new) }
    }

    /// Replaces the items above the given number of items at the bottom.
    ///
    /// - Complexity: O(*n*) in the new items.
    final func showManaged(_ new: [UINavigationItem], above count: Int) {
        guard !new.elementsEqual(stack[count...], by: ===) else { return }
        for item in stack[count...] where item.bar === self { item.bar = nil }
        for item in new { item.bar = self }
        stack.replaceSubrange(count..., with: new)
        top = stack.last
        itemsDidChange()
    }

    private func checkUnmanaged(_ call: String) -> Bool {
        if manager == nil { return true }
        NavigationFailure.managed(call, self).record()
        return false
    }

    /// The item whose title and buttons are shown.
    open var topItem: UINavigationItem? { top }

    /// The item below the top one, which the back button leads to.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Pushes an item, if the delegate allows it; one that is in the stack already is a failure.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard checkUnmanaged("pushItem(_:animated:)") else { return }
        if stack.contains(where: { $0 === item }) {
            BarFailure.isInStack(item).record()
            return
        }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true,
            !stack.contains(where: { $0 === item })
        else { return }
        item.bar = self
        stack.append(item)
        top = item
        itemsDidChange()
        whenDone(animated) { bar in bar.delegate?.navigationBar(bar, didPush: item) }
    }

    /// Pops the top item, if the delegate allows it, and returns it.
    ///
    /// The last item stays: there is nothing to go back to. Apple does not document this.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard checkUnmanaged("popItem(animated:)"), stack.count > 1, let item = topItem,
            delegate?.navigationBar(self, shouldPop: item) ?? true,
            // The delegate may have changed the stack in the callback.
            stack.count > 1, topItem === item
        else { return nil }
        stack.removeLast()
        top = stack.last
        if item.bar === self { item.bar = nil }
        itemsDidChange()
        whenDone(animated) { bar in bar.delegate?.navigationBar(bar, didPop: item) }
        return item
    }

    private func whenDone(_ animated: Bool, _ tell: @escaping @MainActor (UINavigationBar) -> Void) {
        guard animated, UIView.areAnimationsEnabled, let application = window?.application else {
            tell(self)
            return
        }
        application.clock.scheduleAnimationEnd(
            after: Self.transitionDuration, name: "navigation bar transition", site: CallSite.current
        ) { [weak self] in
            if let self { tell(self) }
        }
    }

    // MARK: Going back

    package final var backButtonItem: UIBarButtonItem? {
        guard let top = topItem, let back = backItem, !top.hidesBackButton else { return nil }
        let hasLeftItems = !(top.leftBarButtonItems ?? []).isEmpty
        if hasLeftItems, !top.leftItemsSupplementBackButton { return nil }
        if let item = back.backBarButtonItem, item.customView == nil, !item.isSpace { return item }
        return plainBackButton
    }

    final func isBackButton(_ item: UIBarButtonItem) -> Bool {
        item === backButtonItem
    }

    final func goBack() {
        if let manager {
            manager.backButtonPressed()
        } else {
            popItem(animated: true)
        }
    }

    // MARK: Showing

    final func itemDidChange(_ item: UINavigationItem) {
        if item === topItem || item === backItem { itemsDidChange() }
    }

    /// The left items, the back button first: those at the leading edge.
    package final var leftItems: [UIBarButtonItem] {
        (backButtonItem.map { [$0] } ?? []) + (topItem?.leftBarButtonItems ?? [])
    }

    /// The left items for which there is no room; known only after a layout.
    final var crowdedOut: Set<ObjectIdentifier> = [] {
        didSet { if crowdedOut != oldValue { itemsDidChange() } }
    }

    final func shows(_ item: UIBarButtonItem) -> Bool {
        !item.isHidden && !crowdedOut.contains(ObjectIdentifier(item))
    }

    /// The right items, which end at the trailing edge, in the order of reading.
    final var rightItems: [UIBarButtonItem] { (topItem?.rightBarButtonItems ?? []).reversed() }

    func itemsDidChange() {
        // The top item may have a look of its own.
        if hasLook || topItem?.hasLook == true {
            hasLook = true
            showTitleLook()
        }
        for label in [titleLabel, largeTitleLabel] where label.text != topItem?.title {
            label.text = topItem?.title
        }
        if promptLabel.text != topItem?.prompt { promptLabel.text = topItem?.prompt }
        if expandedHeight != knownHeight {
            knownHeight = expandedHeight
            superview?.setNeedsLayout()
        }
        let (left, right) = (leftItems, rightItems)
        if let back = backItem, backButtonItem === plainBackButton {
            let title = back.titleOfBackButton
            if plainBackButton.title != title { plainBackButton.title = title }
        }
        var views = left.compactMap { shows($0) ? $0.view : nil }
        if hasPrompt { views.insert(promptLabel, at: 0) }
        if let title = shownTitleView { views.append(title) }
        if showsLargeTitle { views.append(largeTitleLabel) }
        views += right.compactMap { $0.isHidden ? nil : $0.view }
        // During a search, the search bar has the whole bar.
        if searchHasBar { views = [] }
        if let searchBar = shownSearchBar { views.append(searchBar) }
        content.show(views, of: left + right, in: self)
    }

    /// The view in the middle: the title, or the title view.
    final var shownTitleView: UIView? {
        guard let top = topItem else { return nil }
        if let view = top.titleView { return view }
        return (top.title ?? "").isEmpty || showsLargeTitle ? nil : titleLabel
    }

    final var hasPrompt: Bool { !(topItem?.prompt ?? "").isEmpty }

    /// Whether titles are shown in large letters in a line of their own, unless their items say otherwise; no unless
    /// set.
    ///
    /// On a navigation controller's bar the line collapses as the content of the top controller is scrolled: its view,
    /// if that is a scroll view, or its first subview that is one. Then the title is in its usual place. The safe area,
    /// and with it the content's insets, follow the bar's height. On a phone in landscape there is no such line.
    open var prefersLargeTitles = false {
        didSet {
            noteAppearance(.navLargeTitles)
            guard prefersLargeTitles != oldValue else { return }
            itemsDidChange()
            superview?.setNeedsLayout()
        }
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) { drawBar(in: context) }

    // MARK: Look

    /// The colours of the bar: light content on dark with `.black`.
    open var barStyle = UIBarStyle.default {
        didSet { lookDidChange(.navBarStyle) }
    }

    /// The colour of the background; the system's if `nil`.
    open var barTintColor: UIColor? {
        didSet { lookDidChange(.navBarTint) }
    }

    private final var backgroundImages = BarImages()

    /// Sets the image behind the bar, for a height of bars.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// The image set behind the bar for a height of bars.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the image behind the bar, for a position and a height of bars.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barPosition, barMetrics] = backgroundImage
        drawingDidChange(
            .navBackgroundImage, BarImages.argument(barPosition, barMetrics), slot: barMetrics.appearanceSlot)
    }

    /// The image set behind the bar for exactly a position and a height of bars.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barPosition, barMetrics]
    }

    /// The image of the shadow below the bar.
    open var shadowImage: UIImage? {
        didSet { drawingDidChange(.navShadowImage) }
    }

    /// The image beside the back button; the system's if `nil`.
    open var backIndicatorImage: UIImage? {
        didSet { drawingDidChange(.navBackIndicator) }
    }

    /// The mask of that image during transitions.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { drawingDidChange(.navBackIndicatorMask) }
    }

    /// The attributes of the title; its label shows font and colour. A look that was set replaces them.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { lookDidChange(.navTitleAttributes) }
    }

    /// The attributes of a large title; its label shows font and colour. A look that was set replaces them.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { lookDidChange(.navLargeTitleAttributes) }
    }

    private final var titleVerticalOffsets: [UIBarMetrics: CGFloat] = [:]

    /// Sets how far the title is moved down, in points, for a height of bars.
    ///
    /// One that is not finite is a failure, and the old one is kept.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        guard adjustment.isFinite else {
            ViewFailure.notFinite(self, "title position adjustment", adjustment.shortText).record()
            return
        }
        noteAppearance(.navTitleOffset, barMetrics.rawValue)
        titleVerticalOffsets[barMetrics] = adjustment
        setNeedsLayout()
    }

    /// How far the title is moved down, in points, for a height of bars.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleVerticalOffsets[barMetrics] ?? 0
    }

    /// How far the title is moved, by the look in force or by ``titleVerticalPositionAdjustment(for:)``.
    final var titleOffset: UIOffset {
        if let look = appearanceInForce { return look.titlePositionAdjustment }
        guard !titleVerticalOffsets.isEmpty else { return .zero }
        let usual = titleVerticalOffsets[.default] ?? 0
        let vertical = isLow ? titleVerticalOffsets[.compact] ?? usual : usual
        return UIOffset(horizontal: 0, vertical: vertical)
    }

    private final let looks = KeptAppearances<UINavigationBarAppearance>()

    /// The usual look; the system's unless set, or unless the returned object is changed.
    ///
    /// Setting it keeps a copy.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard.orDefault }
        set { set(looks.standard, newValue, .navStandard) }
    }

    /// The look of a low bar, as on a phone in landscape; the usual one if `nil`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact.set }
        set { set(looks.compact, newValue, .navCompact) }
    }

    /// The look while no content is scrolled under the bar; the usual one, without background, if `nil`.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge.set }
        set { set(looks.scrollEdge, newValue, .navScrollEdge) }
    }

    /// The look of a low bar while no content is scrolled under it; ``scrollEdgeAppearance`` if `nil`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge.set }
        set { set(looks.compactScrollEdge, newValue, .navCompactScrollEdge) }
    }

    final var isOverContent = false {
        didSet { if isOverContent != oldValue { lookDidChange() } }
    }

    /// Whether the bar looks different while no content is scrolled under it.
    final var watchesContent: Bool {
        looks.scrollEdge.set != nil || looks.compactScrollEdge.set != nil
            || topItem?.scrollEdgeAppearance != nil || topItem?.compactScrollEdgeAppearance != nil
    }

    private final var isLow: Bool { BarMetrics.height(of: self) < BarMetrics.height }

    /// The look in force: the top item's, or else the bar's; `nil` if none was set.
    package final var appearanceInForce: UINavigationBarAppearance? {
        let item = topItem
        let standard = item?.standardAppearance ?? looks.standard.set
        let usual = isLow ? item?.compactAppearance ?? looks.compact.set ?? standard : standard
        if isOverContent { return usual }
        let edge = item?.scrollEdgeAppearance ?? looks.scrollEdge.set
        let low = isLow ? item?.compactScrollEdgeAppearance ?? looks.compactScrollEdge.set : nil
        return low ?? edge ?? usual
    }

    func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        guard let look = appearanceInForce else { return nil }
        if isBackButton(item) { return look.backButtonAppearance }
        return item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
    }

    /// Whether a look was ever set, so that labels and buttons follow it.
    private final var hasLook = false

    final func lookDidChange() {
        hasLook = true
        showTitleLook()
        content.lookDidChange()
        ViewTree.change(self)
        setNeedsLayout()
        // A navigation controller follows the content for it.
        if watchesContent { superview?.setNeedsLayout() }
    }

    private final func showTitleLook() {
        let look = appearanceInForce
        let color: UIColor = barStyle == .black && look == nil ? .white : .label
        titleLabel.show(
            look?.titleTextAttributes ?? titleTextAttributes ?? [:],
            font: .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold), color: color)
        largeTitleLabel.show(
            look?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:],
            font: .systemFont(ofSize: 34, weight: .bold), color: color)
    }

    final func itemLookDidChange(_ item: UINavigationItem) {
        if item === topItem { lookDidChange() }
    }

    /// Where the bar is: what the delegate says, or else at the top.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        if position != .any { return position }
        return manager == nil ? .top : .topAttached
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { content.takeAppearances(in: self) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasLook { lookDidChange() }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: expandedHeight - hiddenHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }
}

extension UINavigationBar: TopOfContainer {}
