extension UIBarButton {
    /// Draws the sign of an item of the system that has no title.
    func drawSign(_ item: UIBarButtonItem?, in context: CGContext) {
        guard let item, currentImage == nil, (currentTitle ?? "").isEmpty, item.customView == nil,
            let symbol = item.systemItem?.symbol
        else { return }
        let color = isEnabled ? currentTitleColor : .tertiaryLabel
        context.drawSymbol(symbol, in: bounds, size: 18, color)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The name of the symbol that looks most like the item's image; `nil` for an item with a title, and a space.
    fileprivate var symbol: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .pageCurl: "doc"
        }
    }
}
