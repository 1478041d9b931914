/// A row that stands for a dropped item until its data are loaded.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns how the preview looks that is moved to the placeholder; `nil` for its whole cell.
    open var previewParametersProvider: (@MainActor (UITableViewCell) -> UIDragPreviewParameters?)?
}
