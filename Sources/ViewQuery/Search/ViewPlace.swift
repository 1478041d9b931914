import Foundation
import HeadlessUIKit

/// A view, and what its place in the tree says about it: worked out on the way down, once for each view.
@MainActor
struct ViewPlace {
    // Not counted, for a walk makes many: who makes a place sees to it that the view lives as long.
    private unowned(unsafe) let subject: UIView
    /// From the view's coordinates to those of the root.
    private let map: CoordinateMap
    private let rootBounds: CGRect
    /// Whether all views above are on screen and visible.
    private let isInShownView: Bool

    var view: UIView { subject }

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
        subject = root
        map = CoordinateMap()
        rootBounds = root.bounds
        isInShownView = true
    }

    private init(view: UIView, map: CoordinateMap, rootBounds: CGRect, isInShownView: Bool) {
        subject = view
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
    private var turn: Turn?

    /// Few views are turned, so what it takes to tell how is kept apart.
    private final class Turn {
        let transform: CGAffineTransform

        init(_ transform: CGAffineTransform) {
            self.transform = transform
        }
    }

    init() {}

    /// The map for a view in the one that this map is for.
    @MainActor
    func from(_ view: UIView) -> CoordinateMap {
        var inner = self
        let origin = view.convertToSuperview(CGPoint.zero)
        let transform = view.transform
        if turn == nil, transform.isIdentity {
            inner.offset = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
            return inner
        }
        let step = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: origin.x, ty: origin.y)
        let outer = turn?.transform ?? CGAffineTransform(translationX: offset.x, y: offset.y)
        inner.turn = Turn(step.concatenating(outer))
        return inner
    }

    func convert(_ rect: CGRect) -> CGRect {
        turn.map { rect.applying($0.transform) } ?? rect.offsetBy(dx: offset.x, dy: offset.y)
    }
}
