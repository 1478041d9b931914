/// A bar with items in it.
@MainActor
protocol ItemBar: StyledBar {
    func itemsDidChange()
    /// The look of an item's button; `nil` where the bar has none of its own.
    func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance?
}

/// The content of a bar: its views, and the items that some of them show.
@MainActor
final class BarContent {
    private var items: [UIBarButtonItem] = []
    private var wanted: [UIView] = []
    private var placed: [UIView] = []
    private var isPlacing = false

    /// Replaces the views that a bar shows, in the given order.
    ///
    /// - Complexity: O(*n*) in the old and new views.
    func show(_ views: [UIView], of items: [UIBarButtonItem], in bar: some ItemBar) {
        let old = self.items
        self.items = items
        let staying = Members(items)
        for item in old where item.bar === bar && !staying.contains(item) { item.bar = nil }
        for item in items where item.bar !== bar {
            item.bar = bar
            item.takeAppearance(in: bar)
            if bar.buttonAppearance(of: item) != nil { item.lookDidChange() }
        }
        wanted = views
        place(in: bar)
        bar.setNeedsLayout()
    }

    func takeAppearances(in bar: UIView) {
        for item in items { item.takeAppearance(in: bar) }
    }

    func lookDidChange() {
        for item in items { item.lookDidChange() }
    }

    /// Adds and removes subviews until the bar shows the current views.
    ///
    /// Views may change the content when they are added, so it repeats until nothing changes.
    private func place(in bar: UIView) {
        if isPlacing { return }
        isPlacing = true
        defer { isPlacing = false }
        for _ in 0..<100 {
            let views = wanted
            if !placed.isEmpty {
                let staying = Members(views)
                for view in placed where !staying.contains(view) && view.superview === bar {
                    view.removeFromSuperview()
                }
            }
            placed = views
            for view in views {
                if view.superview === bar { bar.bringSubviewToFront(view) } else { bar.addSubview(view) }
            }
            if wanted.elementsEqual(views, by: ===) { return }
        }
    }
}

/// The objects of an array, to look up: a few, as a bar has, one by one, which takes less time than to hash them.
private struct Members<Object: AnyObject> {
    private let objects: [Object]
    private let names: Set<ObjectIdentifier>

    init(_ objects: [Object]) {
        self.objects = objects
        names = objects.count > 8 ? Set(objects.map { ObjectIdentifier($0) }) : []
    }

    func contains(_ object: Object) -> Bool {
        names.isEmpty ? objects.contains { $0 === object } : names.contains(ObjectIdentifier(object))
    }
}
