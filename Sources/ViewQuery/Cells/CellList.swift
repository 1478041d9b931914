import HeadlessUIKit

/// A view that creates only the visible cells of its content: a table or a collection view.
@MainActor
public protocol CellList: UIScrollView {
    /// The position to scroll a cell to.
    associatedtype ScrollPosition
}
