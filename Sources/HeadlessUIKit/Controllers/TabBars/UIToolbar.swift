import Foundation

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
open class UIToolbar: UIView, ItemBar {
    private let content = BarContent()
    private var itemStore: [UIBarButtonItem]?

    /// Makes a navigation controller's bar, as ``UIView/init(frame:)`` does; do not call it.
    public required convenience init(managed: Void) {
        self.init(frame: .zero)
    }

    /// Whether the bar is translucent, so that a navigation controller's views extend under it; yes unless set.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
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

    /// Shows the items of the top controller of the bar's navigation controller.
    final func setManaged(_ items: [UIBarButtonItem]?) {
        if !(items ?? []).elementsEqual(itemStore ?? [], by: ===) { setItems(items, animated: false) }
    }

    func itemsDidChange() {
        let items = itemStore ?? []
        content.show(items.compactMap { $0.isHidden ? nil : $0.view }, of: items, in: self)
    }

    /// Returns the width of `size`, and the height of a bar.
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
