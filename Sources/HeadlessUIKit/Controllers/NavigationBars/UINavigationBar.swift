import FailureReporting
import Foundation
import TimeLapse

/// A bar at the top of the screen with the title and the buttons of the top of a stack of items.
///
/// From the second item on, it has a button that leads back: it pops the top item, if the delegate allows it.
///
/// ```swift
/// let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
/// bar.items = [UINavigationItem(title: "Inbox")]
/// bar.pushItem(UINavigationItem(title: "Message"), animated: false)
/// tapOn(theFirstView(withLabel("Inbox")))  // the back button
/// ```
@preconcurrency @MainActor
open class UINavigationBar: UIView, ItemBar {
    /// How long a push and a pop take; UIKit's own last about as long.
    static let transitionDuration = Duration.milliseconds(350)

    /// The object that has a say in what the stack does.
    ///
    /// On a navigation controller's bar it is not for setting, which is a failure. A subclass of the controller that
    /// adopts the protocol is asked whether the back button pops.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            if manager != nil, delegate != nil {
                NavigationFailure.managed("Setting the delegate", self).record()
                delegate = nil
            }
            UncalledMethods.report(delegate, as: .navigationBarDelegate)
        }
    }

    /// The controller that the bar belongs to.
    final weak var manager: UINavigationController?

    /// Whether what is behind shines through, so that a navigation controller's views reach under the bar; yes unless set.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    private var stack: [UINavigationItem] = []
    private let content = BarContent()
    final let titleLabel = UILabel()
    final let promptLabel = UILabel()
    final let largeTitleLabel = UILabel()
    /// How much of a large title's line is there, in points: what a controller's content has not scrolled away.
    final var largeTitleExtent = BarMetrics.largeTitleHeight {
        didSet { if largeTitleExtent != oldValue { itemsDidChange() } }
    }
    /// How much of the search bar's line is there, in points: what a controller's content has not scrolled away.
    final var searchExtent = BarMetrics.searchHeight {
        didSet { if searchExtent != oldValue { itemsDidChange() } }
    }
    /// How high the bar was to be when its items last changed.
    private var knownHeight = BarMetrics.height
    /// The size that a view in the title's place has by itself, and the one that it was given.
    final var titleViewSize: (view: ObjectIdentifier, natural: CGSize, given: CGSize)?
    /// What leads back where the item below the top one has no item of its own for it.
    private let plainBackButton = UIBarButtonItem(system: nil)

    /// Makes a bar with no items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of no size and with no items: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes a navigation controller's bar, as ``init(frame:)`` does; not for calling.
    public required convenience init(managed: Void) {
        self.init(frame: .zero)
    }

    private func setUp() {
        titleLabel.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        titleLabel.accessibilityTraits = [.staticText, .header]
        promptLabel.font = .systemFont(ofSize: UIFont.systemFontSize)
        largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.accessibilityTraits = [.staticText, .header]
        for label in [titleLabel, promptLabel] { label.textAlignment = .center }
    }

    // MARK: The stack

    /// The items, the top one last; setting them asks nobody.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// Shows another stack; the delegate is neither asked nor told, and animated or not, it is there at once.
    ///
    /// An item that is in it more than once is a failure, and stays where it is first.
    ///
    /// A navigation controller's bar shows that one's items: setting others, pushing and popping is a failure.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard isFree("setItems(_:animated:)") else { return }
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
        itemsDidChange()
    }

    /// Shows the items of the controller that the bar belongs to.
    final func showManaged(_ new: [UINavigationItem]) {
        if !new.elementsEqual(stack, by: ===) { show(new) }
    }

    /// The same for the items above so many that stay.
    ///
    /// - Complexity: O(*n*) in the new items.
    final func showManaged(_ new: [UINavigationItem], above count: Int) {
        guard !new.elementsEqual(stack[count...], by: ===) else { return }
        for item in stack[count...] where item.bar === self { item.bar = nil }
        for item in new { item.bar = self }
        stack.replaceSubrange(count..., with: new)
        itemsDidChange()
    }

    /// Whether the bar is its user's to change; a failure if not.
    private func isFree(_ call: String) -> Bool {
        if manager == nil { return true }
        NavigationFailure.managed(call, self).record()
        return false
    }

    /// The item whose title and buttons are shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the top one, which the back button leads to.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Puts an item on top, if the delegate allows it; one that is in the stack already is a failure.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard isFree("pushItem(_:animated:)") else { return }
        if stack.contains(where: { $0 === item }) {
            BarFailure.isInStack(item).record()
            return
        }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true,
            !stack.contains(where: { $0 === item })
        else { return }
        item.bar = self
        stack.append(item)
        itemsDidChange()
        whenDone(animated) { bar in bar.delegate?.navigationBar(bar, didPush: item) }
    }

    /// Takes off the top item, if the delegate allows it, and returns it.
    ///
    /// The last item stays where it is: there is nothing to go back to. Apple documents nothing of it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard isFree("popItem(animated:)"), stack.count > 1, let item = topItem,
            delegate?.navigationBar(self, shouldPop: item) ?? true,
            // Being asked, the delegate may have changed the stack.
            stack.count > 1, topItem === item
        else { return nil }
        stack.removeLast()
        if item.bar === self { item.bar = nil }
        itemsDidChange()
        whenDone(animated) { bar in bar.delegate?.navigationBar(bar, didPop: item) }
        return item
    }

    /// Tells somebody at the end of the animation; at once if there is none.
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

    // MARK: The way back

    /// The item that leads back from the top one; `nil` where none does.
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

    /// The items at the left, the back button first.
    package final var leftItems: [UIBarButtonItem] {
        (backButtonItem.map { [$0] } ?? []) + (topItem?.leftBarButtonItems ?? [])
    }

    /// The items at the left for which there is no room; only a layout shows which these are.
    final var crowdedOut: Set<ObjectIdentifier> = [] {
        didSet { if crowdedOut != oldValue { itemsDidChange() } }
    }

    /// Whether an item is to be seen, if there is anything of it to see.
    final func shows(_ item: UIBarButtonItem) -> Bool {
        !item.isHidden && !crowdedOut.contains(ObjectIdentifier(item))
    }

    /// The items at the right, from left to right.
    final var rightItems: [UIBarButtonItem] { (topItem?.rightBarButtonItems ?? []).reversed() }

    func itemsDidChange() {
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
            plainBackButton.title = back.titleOfBackButton
        }
        var views = left.compactMap { shows($0) ? $0.view : nil }
        if hasPrompt { views.insert(promptLabel, at: 0) }
        if let title = shownTitleView { views.append(title) }
        if showsLargeTitle { views.append(largeTitleLabel) }
        views += right.compactMap { $0.isHidden ? nil : $0.view }
        // While somebody searches, the search has the bar to itself.
        if searchHasBar { views = [] }
        if let searchBar = shownSearchBar { views.append(searchBar) }
        content.show(views, of: left + right, in: self)
    }

    /// What stands in the middle: the title, or the view in its place.
    final var shownTitleView: UIView? {
        guard let top = topItem else { return nil }
        if let view = top.titleView { return view }
        return (top.title ?? "").isEmpty || showsLargeTitle ? nil : titleLabel
    }

    final var hasPrompt: Bool { !(topItem?.prompt ?? "").isEmpty }

    /// Whether titles are shown in large letters in a line of their own, unless their items say otherwise; no unless set.
    ///
    /// On a navigation controller's bar the line gives way as the content of the top controller is scrolled: its view,
    /// if that is a scroll view, or the first one right inside. Then the title is where it is without. The safe area, and
    /// with it the content's insets, go along with the bar's height. On a phone that is held sideways there is no such
    /// line.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            itemsDidChange()
            superview?.setNeedsLayout()
        }
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    // MARK: Layout

    /// As wide as `size`, and as high as a bar is; higher by a line with a prompt.
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
