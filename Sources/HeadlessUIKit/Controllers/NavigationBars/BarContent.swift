import Foundation

/// A bar with items in it.
@MainActor
protocol ItemBar: UIView {
    /// Takes note that there are other views to show.
    func itemsDidChange()
}

/// What a bar shows: the views, and the items that some of them stand for.
@MainActor
final class BarContent {
    private var items: [UIBarButtonItem] = []
    private var wanted: [UIView] = []
    /// The views that were put into the bar.
    private var placed: [UIView] = []
    private var isPlacing = false

    /// Shows views in a bar, in their order, instead of those that it showed.
    ///
    /// - Complexity: O(*n*) in the old and new views.
    func show(_ views: [UIView], of items: [UIBarButtonItem], in bar: some ItemBar) {
        let old = self.items
        self.items = items
        let staying = Set(items.map { ObjectIdentifier($0) })
        for item in old where item.bar === bar && !staying.contains(ObjectIdentifier(item)) {
            item.bar = nil
        }
        for item in items { item.bar = bar }
        wanted = views
        place(in: bar)
        bar.setNeedsLayout()
    }

    /// Brings the views in the bar into line with those wanted.
    ///
    /// Views that are told of it may change what is wanted, so it goes on until that holds.
    private func place(in bar: UIView) {
        if isPlacing { return }
        isPlacing = true
        defer { isPlacing = false }
        for _ in 0..<100 {
            let views = wanted
            let names = Set(views.map { ObjectIdentifier($0) })
            for view in placed where !names.contains(ObjectIdentifier(view)) && view.superview === bar {
                view.removeFromSuperview()
            }
            placed = views
            for view in views {
                if view.superview === bar { bar.bringSubviewToFront(view) } else { bar.addSubview(view) }
            }
            if wanted.elementsEqual(views, by: ===) { return }
        }
    }
}
