/// An item that stands for another one until its data are there.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// Sets the content of the placeholder's cell.
    open var cellUpdateHandler: (@MainActor (UICollectionViewCell) -> Void)?
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String

    /// Makes a placeholder for an item that will be inserted at an index path, with the reuse identifier of its cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}
