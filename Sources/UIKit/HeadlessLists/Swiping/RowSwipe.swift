@MainActor
struct RowSwipe {
    enum Side {
        case leading, trailing

        /// The side that a movement of a row reveals; positive to the right.
        init(revealedBy distance: CGFloat, isRightToLeft: Bool) {
            self = (distance > 0) != isRightToLeft ? .leading : .trailing
        }

        func isAtLeft(_ isRightToLeft: Bool) -> Bool { (self == .leading) != isRightToLeft }
    }

    let cell: UIView
    var path: IndexPath
    let side: Side
    let isAtLeft: Bool
    let configuration: UISwipeActionsConfiguration
    let view: UISwipeActionPullView
    /// Whether the user swiped it, which is reported to the delegate.
    let isByFinger: Bool
    /// Whether it was a full swipe, which performs the first action immediately.
    var isFull = false
    /// The offset of the cell, in points; negative to the left.
    var offset: CGFloat = 0

    /// The sign of the row's offset.
    var sign: CGFloat { isAtLeft ? 1 : -1 }
}
