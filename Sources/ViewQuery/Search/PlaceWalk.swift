import HeadlessUIKit

/// A walk through a tree that works out the places of the views on its way: parents before children, siblings
/// from back to front.
///
/// It takes no stack, however deep the tree is. The views must be kept alive meanwhile; see
/// ``HeadlessUIKit/ViewTree/whileLooking(_:)``.
@MainActor
struct PlaceWalk {
    private var pending: [(place: ViewPlace, depth: Int)]
    private var current: (place: ViewPlace, depth: Int)?

    init(_ root: UIView) {
        pending = [(ViewPlace(root), 0)]
    }

    /// The next view's place, and how deep below the root it is.
    mutating func next() -> (place: ViewPlace, depth: Int)? {
        if let (place, depth) = current {
            let subviews = place.view.subviews
            for index in subviews.indices.reversed() {
                pending.append((place.inside(subviews[index]), depth + 1))
            }
        }
        current = pending.popLast()
        return current
    }

    /// Passes over all that is in the view that came last.
    mutating func skipInside() {
        current = nil
    }
}
