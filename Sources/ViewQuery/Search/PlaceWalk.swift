import HeadlessUIKit

/// A walk through a tree that works out the places of the views on its way: parents before children, siblings
/// from back to front.
///
/// It takes no stack, however deep the tree is. The views must be kept alive meanwhile; see
/// ``HeadlessUIKit/ViewTree/whileLooking(_:)``.
@MainActor
struct PlaceWalk {
    private static let place = ViewQuestion { (view: UIView, outer: ViewPlace) in outer.inside(view) }

    private let rootPlace: ViewPlace
    private var pending: ContiguousArray<(view: ViewReference, depth: Int)>
    /// The places on the way from the root to the view that came last.
    private var path: ContiguousArray<ViewPlace> = []
    private var last: (view: ViewReference, depth: Int)?

    init(_ root: UIView) {
        rootPlace = ViewPlace(root)
        pending = [(Unmanaged.passUnretained(root), 0)]
    }

    /// The next view's place, and how deep below the root it is.
    mutating func next() -> (place: ViewPlace, depth: Int)? {
        if let last { last.view.pushSubviews(onto: &pending, depth: last.depth + 1) }
        last = pending.popLast()
        guard let (view, depth) = last else { return nil }
        let place = depth == 0 ? rootPlace : Self.place(view, path[depth - 1])
        // What is left of a way that went deeper is written over before it is used.
        if depth < path.count { path[depth] = place } else { path.append(place) }
        return (place, depth)
    }

    /// Passes over all that is in the view that came last.
    mutating func skipInside() {
        last = nil
    }
}
