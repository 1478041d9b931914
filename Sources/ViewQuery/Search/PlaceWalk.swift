import HeadlessUIKit

/// A walk through a view hierarchy that computes the places of the views: parents before children, siblings from back to
/// front.
///
/// It takes no stack, however deep the tree is. The views must be kept alive meanwhile; see
/// ``HeadlessUIKitCore/ViewTree/whileLooking(_:)``.
@MainActor
struct PlaceWalk {
    private static let place = ViewQuestion { (view: UIView, outer: ViewPlace) in outer.inside(view) }

    private let rootPlace: ViewPlace
    private var pending: ContiguousArray<(view: ViewReference, depth: Int)>
    /// The places from the root to the last view.
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
        // The rest of an earlier, longer path is overwritten before it is used.
        if depth < path.count { path[depth] = place } else { path.append(place) }
        return (place, depth)
    }

    mutating func skipInside() {
        last = nil
    }
}
