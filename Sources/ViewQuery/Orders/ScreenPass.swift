import HeadlessUIKit

/// A pass along the rows of an order that computes where the views are, as ``ViewPlace`` does, with less for each.
///
/// A view's place follows from its superview's, which is the last before it at the depth above.
@MainActor
enum ScreenPass {
    /// For which rows the views and all their ancestors are on screen and visible; what is in others is passed over.
    static func shown(_ rows: OrderRows) -> VerdictColumn {
        withLevels(of: rows) { screen, levels in
            var column = VerdictColumn(repeating: false, count: rows.count)
            var row = 0
            while row < rows.count {
                let step = Step(levels: levels, depth: Int(rows.depths[row]), screen: screen)
                let isShown = arrive(rows.views[row], step).isShown
                column.note(row, isShown)
                // Most views have none inside; what is shown of these is known without a branch that goes either way.
                if rows.isLeaf(row) || isShown { row += 1 } else { row = rows.end(of: row) }
            }
            return column
        }
    }

    /// For which rows any part of the views is on screen.
    static func onScreen(_ rows: OrderRows) -> VerdictColumn {
        withLevels(of: rows) { screen, levels in
            var column = VerdictColumn(repeating: false, count: rows.count)
            for row in 0..<rows.count {
                let step = Step(levels: levels, depth: Int(rows.depths[row]), screen: screen)
                column.note(row, arrive(rows.views[row], step).isOnScreen)
            }
            return column
        }
    }

    private static let arrive = ViewQuestion { (view: UIView, step: Step) in step.arrive(at: view) }

    private static func withLevels(
        of rows: OrderRows, _ body: (Screen, UnsafeMutablePointer<Level>) -> VerdictColumn
    ) -> VerdictColumn {
        guard let root = rows.views.first else { return VerdictColumn([]) }
        var deepest: Int32 = 0
        for depth in rows.depths { deepest = max(deepest, depth) }
        let count = Int(deepest) + 1
        let levels = UnsafeMutablePointer<Level>.allocate(capacity: count)
        levels.initialize(repeating: Level(), count: count)
        defer {
            levels.deinitialize(count: count)
            levels.deallocate()
        }
        return body(Screen(of: root.takeUnretainedValue()), levels)
    }
}

/// What is known of the last view at a depth.
private struct Level {
    var map = CoordinateMap()
    /// Whether the view and all its ancestors are on screen and visible.
    var isShown = true
}

/// The bounds of a tree's root.
private struct Screen {
    let bounds: CGRect
    /// The edges, if there is an area.
    let edges: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)?

    @MainActor
    init(of root: UIView) {
        bounds = root.bounds
        let hasArea = !bounds.isNull && bounds.size.width > 0 && bounds.size.height > 0
        edges = hasArea ? (bounds.minX, bounds.maxX, bounds.minY, bounds.maxY) : nil
    }

    func shows(_ origin: CGPoint, _ size: CGSize) -> Bool {
        guard let edges, size.width > 0, size.height > 0 else {
            return CGRect(origin: origin, size: size).overlaps(bounds)
        }
        return origin.x < edges.right && edges.left < origin.x + size.width && origin.y < edges.bottom
            && edges.top < origin.y + size.height
    }
}

/// The arrival of the pass at a view.
@MainActor
private struct Step {
    struct Place {
        var isOnScreen: Bool
        var isShown: Bool
    }

    let levels: UnsafeMutablePointer<Level>
    let depth: Int
    let screen: Screen

    /// Computes the place of a view, and keeps it for the views inside.
    func arrive(at view: UIView) -> Place {
        let isPlain = view.isFrameworkView
        let isOnScreen: Bool
        if depth == 0 {
            isOnScreen = screen.bounds.overlaps(screen.bounds)
        } else if isPlain, !view.hasTransform, levels[depth - 1].map.isOffset {
            levels[depth].map.follow(levels[depth - 1].map, by: view)
            let (bounds, offset) = (view.uncheckedBounds, levels[depth].map.offset)
            let origin = CGPoint(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y)
            isOnScreen = screen.shows(origin, bounds.size)
        } else {
            levels[depth].map = levels[depth - 1].map.from(view)
            isOnScreen = levels[depth].map.convert(view.bounds).overlaps(screen.bounds)
        }
        let isVisible = isPlain ? isVisiblePlainly(view) : view.isVisibleItself
        let isShown = isOnScreen && isVisible && (depth == 0 || levels[depth - 1].isShown)
        levels[depth].isShown = isShown
        return Place(isOnScreen: isOnScreen, isShown: isShown)
    }

    /// The same as `isVisibleItself`, for a view whose class does not override what that reads.
    private func isVisiblePlainly(_ view: UIView) -> Bool {
        guard !view.uncheckedFlags.contains(.isHidden), view.uncheckedAlpha > 0 else { return false }
        guard view.uncheckedFlags.contains(.clipsToBounds) else { return true }
        let size = view.uncheckedBounds.size
        return size.width > 0 && size.height > 0
    }
}
