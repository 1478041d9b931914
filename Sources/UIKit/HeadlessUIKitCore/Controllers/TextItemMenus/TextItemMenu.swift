/// Shows the menus of a text view's items.
@MainActor
final class TextItemMenu: UIContextMenuInteractionDelegate {
    private weak var textView: UITextView?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of textView: UITextView) {
        self.textView = textView
        textView.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let textView, let item = textView.liveItem(at: location),
            let configuration = textView.menuConfiguration(of: item)
        else { return nil }
        var preview: UIContextMenuConfiguration.PreviewProvider?
        if case .view(let view) = configuration.preview {
            preview = {
                let controller = view.next as? UIViewController ?? UIViewController(nibName: nil, bundle: nil)
                controller.view = view
                return controller
            }
        }
        return UIContextMenuConfiguration(previewProvider: preview) { _ in configuration.menu }
    }
}

extension UITextView {
    /// Makes the items of the text show menus when they are pressed; called when there may be some for the first time.
    final func showMenusOfItems() {
        if menusOfItems == nil { menusOfItems = TextItemMenu(of: self) }
    }
}
