/// The selected and the touched items of a collection view.
struct CollectionPicking {
    var selected: Set<IndexPath> = []
    var highlighted: Set<IndexPath> = []
    /// The tracked touch, and the item on which it began.
    weak var touch: UITouch?
    var touched: IndexPath?
    /// Whether the touch only closed a swiped item.
    var isSpent = false
}
