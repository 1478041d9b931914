import Foundation

/// A bar of buttons, usually at the bottom of the screen.
///
/// Its items stand from left to right. Flexible spaces take what is left of the width, in equal parts;
/// without any, it is left at the right. Items that are too wide together reach beyond the right end.
///
/// ```swift
/// toolbar.items = [
///     UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: MailViewController.remove),
///     .flexibleSpace(),
///     UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: MailViewController.write),
/// ]
/// ```
@preconcurrency @MainActor
open class UIToolbar: UIView, ItemBar {
    private let content = BarContent()
    private var itemStore: [UIBarButtonItem]?

    /// Makes a bar with no items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar of no size and with no items: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a navigation controller's bar, as ``init(frame:)`` does; not for calling.
    public required convenience init(managed: Void) {
        self.init(frame: .zero)
    }

    /// Whether what is behind shines through, so that a navigation controller's views reach under the bar; yes unless set.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The items, from left to right.
    open var items: [UIBarButtonItem]? {
        get { itemStore }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other items; animated or not, they are there at once.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        itemStore = items
        itemsDidChange()
    }

    /// Shows the items of the controller that is on top in the bar's navigation controller.
    final func setManaged(_ items: [UIBarButtonItem]?) {
        if !(items ?? []).elementsEqual(itemStore ?? [], by: ===) { setItems(items, animated: false) }
    }

    func itemsDidChange() {
        let items = itemStore ?? []
        content.show(items.compactMap { $0.isHidden ? nil : $0.view }, of: items, in: self)
    }

    /// As wide as `size`, and as high as a bar is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.height(of: self))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.height(of: self))
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
                view.frame = BarMetrics.frame(sizes[index], x: x, middle: bounds.midY)
            }
            x += item.systemItem == .flexibleSpace && item.customView == nil ? share : sizes[index].width
        }
    }

    /// How far an item keeps from the one before: a space is all the distance that there is.
    private func gap(before index: Int, in items: [UIBarButtonItem]) -> CGFloat {
        guard index > 0, items[index].view != nil, items[index - 1].view != nil else { return 0 }
        return BarMetrics.spacing
    }
}
