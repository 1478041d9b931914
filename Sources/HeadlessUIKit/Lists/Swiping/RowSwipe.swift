import Foundation

/// A row that is swiped aside.
@MainActor
struct RowSwipe {
    /// The side at which what there is to do is uncovered.
    enum Side {
        case leading, trailing

        /// The sign of the way that a row goes.
        var sign: CGFloat { self == .leading ? 1 : -1 }
    }

    let cell: UIView
    var path: IndexPath
    let side: Side
    let configuration: UISwipeActionsConfiguration
    let view: UISwipeActionPullView
    /// Whether a finger did it, of which the delegate is told.
    let isByFinger: Bool
    /// Whether the finger took the row nearly all the way, which does the first action at once.
    var isFull = false
    /// How far the cell is aside, in points; to the left below zero.
    var offset: CGFloat = 0
}
