/// An item that stands for a dropped one until its data are loaded.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns how the preview looks that is moved to the placeholder; `nil` for its whole cell.
    open var previewParametersProvider: (@MainActor (UICollectionViewCell) -> UIDragPreviewParameters?)?
}
