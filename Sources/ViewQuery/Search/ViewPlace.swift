import HeadlessUIKit

/// A view and its place in the view hierarchy, computed from the root down, once for each view.
@MainActor
struct ViewPlace {
    /// The view, by an unowned reference, as a walk makes many: the caller keeps the view alive.
    let reference: ViewReference
    /// Whether any part of the view is in the window, or in the root if there is none.
    let isOnScreen: Bool
    /// Whether the view and all its ancestors are on screen and visible.
    let isShown: Bool
    /// The view's rectangle in the root's coordinates.
    let rectInRoot: CGRect
    /// From the view's coordinates to those of the root.
    private let map: CoordinateMap
    private let root: ViewReference
    private let rootBounds: CGRect

    var view: UIView { reference.takeUnretainedValue() }

    /// The place of a view below its actual ancestors.
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

    init(root: UIView) {
        self.init(
            root, map: CoordinateMap(), root: .passUnretained(root), rootBounds: root.bounds,
            isInShownView: true)
    }

    private init(
        _ view: UIView, map: CoordinateMap, root: ViewReference, rootBounds: CGRect, isInShownView: Bool
    ) {
        reference = .passUnretained(view)
        self.map = map
        self.root = root
        self.rootBounds = rootBounds
        rectInRoot = map.convert(view.bounds)
        isOnScreen = rectInRoot.overlaps(rootBounds)
        isShown = isInShownView && isOnScreen && view.isVisibleItself
    }

    /// The place of a subview of this view.
    func inside(_ subview: UIView) -> ViewPlace {
        ViewPlace(
            subview, map: map.from(subview), root: root, rootBounds: rootBounds, isInShownView: isShown)
    }

    /// The smallest rectangle around the view, in the screen's coordinates; in the root's if there is no window.
    var rectOnScreen: CGRect {
        (root.takeUnretainedValue() as? UIWindow)?.convertToSuperview(rectInRoot) ?? rectInRoot
    }

    /// A point of the screen in the view's coordinates; `nil` if a transform has collapsed the view to a line or a point.
    func convertFromScreen(_ point: CGPoint) -> CGPoint? {
        map.convertBack((root.takeUnretainedValue() as? UIWindow)?.convertFromSuperview(point) ?? point)
    }
}

/// The places of views outside of a walk, each computed once.
///
/// The views must be kept alive meanwhile.
@MainActor
struct KnownPlaces {
    private var generation: UInt64 = 0
    private var places: [ObjectIdentifier: ViewPlace] = [:]

    /// The place of `view`.
    ///
    /// - Complexity: O(*d*) in the ancestors whose places are not known yet.
    mutating func place(of view: UIView) -> ViewPlace {
        if generation != ViewTree.generation {
            places = [:]
            generation = ViewTree.generation
        }
        var missing: [UIView] = []
        var known: ViewPlace?
        var step: UIView? = view
        while let current = step, known == nil {
            known = places[ObjectIdentifier(current)]
            if known == nil { missing.append(current) }
            step = current.superview
        }
        while let next = missing.popLast() {
            let place = known?.inside(next) ?? ViewPlace(root: next)
            places[ObjectIdentifier(next)] = place
            known = place
        }
        return known ?? ViewPlace(root: view)
    }
}

/// Converts points of a view's coordinates to the root's: usually by an offset, or by a transform.
struct CoordinateMap {
    private(set) var offset = CGPoint.zero
    private var turn: Turn?

    /// Whether it only adds ``offset``.
    var isOffset: Bool { turn == nil }

    /// Few views have transforms, so these are stored separately.
    private final class Turn {
        let transform: CGAffineTransform

        init(_ transform: CGAffineTransform) {
            self.transform = transform
        }
    }

    init() {}

    /// The map for a subview of this map's view.
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

    /// Becomes the map for a subview without a transform, of a map that is an offset.
    @MainActor
    mutating func follow(_ outer: CoordinateMap, by view: UIView) {
        if turn != nil { turn = nil }
        let (bounds, origin) = (view.uncheckedBounds, view.uncheckedOrigin)
        let isPlain = bounds.size.width >= 0 && bounds.size.height >= 0
        let inner = isPlain ? bounds.origin : CGPoint(x: bounds.minX, y: bounds.minY)
        offset = CGPoint(
            x: outer.offset.x + (0 - inner.x + origin.x), y: outer.offset.y + (0 - inner.y + origin.y))
    }

    func convert(_ rect: CGRect) -> CGRect {
        guard let turn else {
            return CGRect(
                x: rect.origin.x + offset.x, y: rect.origin.y + offset.y, width: rect.size.width,
                height: rect.size.height)
        }
        return rect.applying(turn.transform)
    }

    func convertBack(_ point: CGPoint) -> CGPoint? {
        guard let transform = turn?.transform else {
            return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        }
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, determinant != 0 else { return nil }
        return point.applying(transform.inverted())
    }
}
