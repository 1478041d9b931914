import Foundation

/// A row that is swiped open.
@MainActor
struct RowSwipe {
    /// The side on which the actions are revealed.
    enum Side {
        case leading, trailing

        /// The sign of the row's offset.
        var sign: CGFloat { self == .leading ? 1 : -1 }
    }

    let cell: UIView
    var path: IndexPath
    let side: Side
    let configuration: UISwipeActionsConfiguration
    let view: UISwipeActionPullView
    /// Whether the user swiped it, which is reported to the delegate.
    let isByFinger: Bool
    /// Whether it was a full swipe, which performs the first action immediately.
    var isFull = false
    /// The offset of the cell, in points; negative to the left.
    var offset: CGFloat = 0
}
