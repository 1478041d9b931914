import Foundation

/// What is selected in a collection view, and what a finger is on.
struct CollectionPicking {
    /// The selected items.
    var selected: Set<IndexPath> = []
    /// The items that show that a finger is on them.
    var highlighted: Set<IndexPath> = []
    /// The finger that is followed, and the item that it came down on.
    weak var touch: UITouch?
    var touched: IndexPath?
    /// Whether the finger only put back what was swiped aside.
    var isSpent = false
}
