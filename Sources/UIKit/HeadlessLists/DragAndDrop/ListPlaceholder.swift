@_spi(Wings) import HeadlessUIKitCore

/// A cell that stands for a dropped item until its data are loaded.
///
/// It is a view in a gap between the rows, and no row: the data source and the index paths do not know it.
@MainActor
final class ListPlaceholder {
    let item: UIDragItem
    let path: IndexPath
    let reuseIdentifier: String
    /// Its height in points; the table's own if that is not above 0.
    let height: CGFloat
    let update: @MainActor (UIView) -> Void
    var view: UIView?

    init(
        _ item: UIDragItem, at path: IndexPath, _ reuseIdentifier: String, height: CGFloat,
        update: @escaping @MainActor (UIView) -> Void
    ) {
        (self.item, self.path, self.reuseIdentifier) = (item, path, reuseIdentifier)
        (self.height, self.update) = (height, update)
    }
}

extension ListDragAndDrop {
    func insert(_ placeholder: ListPlaceholder) {
        guard let list, let view = list.placeholderView(placeholder) else { return }
        placeholder.view = view
        placeholder.update(view)
        placeholders.append(placeholder)
        list.addSubview(view)
        list.placePlaceholders()
    }

    /// Removes a placeholder; returns whether it was there.
    func remove(_ placeholder: ListPlaceholder) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        placeholder.view?.removeFromSuperview()
        placeholder.view = nil
        list?.placePlaceholders()
        return true
    }
}

@MainActor
final class ListPlaceholderContext: DragAnimator, UITableViewDropPlaceholderContext,
    UICollectionViewDropPlaceholderContext
{
    private let placeholder: ListPlaceholder
    private weak var list: (any DraggableList)?

    init(_ placeholder: ListPlaceholder, _ list: (any DraggableList)?) {
        (self.placeholder, self.list) = (placeholder, list)
        super.init()
    }

    var dragItem: UIDragItem { placeholder.item }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, list.dragAndDrop?.remove(placeholder) == true else { return false }
        dataSourceUpdates(placeholder.path)
        list.insertDroppedRow(at: placeholder.path)
        return true
    }

    func deletePlaceholder() -> Bool {
        list?.dragAndDrop?.remove(placeholder) ?? false
    }

    func setNeedsCellUpdate() {
        if let view = placeholder.view { placeholder.update(view) }
    }
}
