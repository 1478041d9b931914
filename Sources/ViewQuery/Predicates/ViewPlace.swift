import Foundation
import HeadlessUIKit

/// A view, and what its place in the tree says about it: worked out on the way down, once for each view.
@MainActor
struct ViewPlace {
    let view: UIView
    /// From the view's coordinates to those of the root.
    private let map: CoordinateMap
    private let rootBounds: CGRect
    /// Whether all views above are on screen and visible.
    private let isInShownView: Bool

    /// A view where it stands, whatever is above it.
    ///
    /// - Complexity: O(depth).
    init(_ view: UIView) {
        self = Self.path(to: view).last ?? ViewPlace(root: view)
    }

    /// The places of all views from the root down to `view`.
    ///
    /// - Complexity: O(depth).
    static func path(to view: UIView) -> [ViewPlace] {
        let views = view.lineage
        var places = [ViewPlace(root: views[views.count - 1])]
        for step in views.dropLast().reversed() { places.append(places[places.count - 1].inside(step)) }
        return places
    }

    /// A view taken for the root of its tree.
    private init(root: UIView) {
        view = root
        map = CoordinateMap()
        rootBounds = root.bounds
        isInShownView = true
    }

    private init(view: UIView, map: CoordinateMap, rootBounds: CGRect, isInShownView: Bool) {
        self.view = view
        self.map = map
        self.rootBounds = rootBounds
        self.isInShownView = isInShownView
    }

    /// The place of a subview of this view.
    func inside(_ subview: UIView) -> ViewPlace {
        ViewPlace(
            view: subview, map: map.from(subview), rootBounds: rootBounds, isInShownView: isShown)
    }

    /// The view's rectangle in the root's coordinates.
    var rectInRoot: CGRect { map.convert(view.bounds) }

    /// Whether any of the view is in the window, or in the root where there is none.
    var isOnScreen: Bool { rectInRoot.overlaps(rootBounds) }

    /// Whether the view and all above it are on screen and visible.
    var isShown: Bool { isInShownView && view.isVisibleItself && isOnScreen }
}

/// How points of a view's coordinates become those of the root: moved only, as a rule, or also turned.
struct CoordinateMap {
    private var offset = CGPoint.zero
    private var transform: CGAffineTransform?

    init() {}

    /// The map for a view in the one that this map is for.
    @MainActor
    func from(_ view: UIView) -> CoordinateMap {
        var inner = self
        let origin = view.convertToSuperview(CGPoint.zero)
        let turn = view.transform
        if turn.isIdentity, transform == nil {
            inner.offset = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
            return inner
        }
        let step = CGAffineTransform(
            a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: origin.x, ty: origin.y)
        let outer = transform ?? CGAffineTransform(translationX: offset.x, y: offset.y)
        inner.transform = step.concatenating(outer)
        return inner
    }

    func convert(_ rect: CGRect) -> CGRect {
        transform.map { rect.applying($0) } ?? rect.offsetBy(dx: offset.x, dy: offset.y)
    }
}
