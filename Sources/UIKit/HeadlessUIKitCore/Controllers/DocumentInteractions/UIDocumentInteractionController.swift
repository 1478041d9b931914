import UniformTypeIdentifiers

/// Shows a file: a preview on a screen of its own, or the actions that can be done with it.
///
/// ```swift
/// let document = UIDocumentInteractionController(url: file)
/// document.delegate = self  // documentInteractionControllerViewControllerForPreview(_:) says where
/// document.presentPreview(animated: true)
/// ```
///
/// A preview is a screen with the file's name and a button "Done"; nothing of the file is drawn. Both menus are a
/// ``UIActivityViewController`` with the file.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The delegate, held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The file.
    open var url: URL?
    /// The name that is shown; that of the file unless set.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    /// The identifier of the file's type; by the file's extension unless set.
    open var uti: String? {
        get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { ownType = newValue }
    }
    /// What another application gets beside the file. It has no effect here.
    open var annotation: Any?

    private var ownName: String?
    private var ownType: String?
    private weak var preview: DocumentPreview?
    private weak var menu: UIActivityViewController?

    /// Makes a controller of a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    // MARK: Preview

    /// Presents a preview of the file from the controller that the delegate returns; returns whether it did.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let delegate, let url, url.isFileURL, preview == nil,
            let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        else { return false }
        let preview = DocumentPreview(name ?? "") { [weak self] in
            guard let self else { return }
            delegate.documentInteractionControllerDidEndPreview(self)
        }
        self.preview = preview
        delegate.documentInteractionControllerWillBeginPreview(self)
        preview.modalPresentationStyle = .fullScreen
        presenter.present(preview, animated: animated)
        return true
    }

    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) { preview?.dismiss(animated: animated) }

    // MARK: Menus

    /// Presents the actions for the file beside a rectangle of a view; returns whether there is a controller to
    /// present them.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(
            from: .view(view, rect), animated,
            willPresent: { $0.documentInteractionControllerWillPresentOptionsMenu($1) },
            didDismiss: { $0.documentInteractionControllerDidDismissOptionsMenu($1) })
    }

    /// Presents the actions for the file beside a bar button item; returns whether it did.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(
            from: .item(item), animated,
            willPresent: { $0.documentInteractionControllerWillPresentOptionsMenu($1) },
            didDismiss: { $0.documentInteractionControllerDidDismissOptionsMenu($1) })
    }

    /// Presents the applications that can open the file beside a rectangle of a view; returns whether it did.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(
            from: .view(view, rect), animated,
            willPresent: { $0.documentInteractionControllerWillPresentOpenInMenu($1) },
            didDismiss: { $0.documentInteractionControllerDidDismissOpenInMenu($1) })
    }

    /// Presents the applications that can open the file beside a bar button item; returns whether it did.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(
            from: .item(item), animated,
            willPresent: { $0.documentInteractionControllerWillPresentOpenInMenu($1) },
            didDismiss: { $0.documentInteractionControllerDidDismissOpenInMenu($1) })
    }

    /// Dismisses the menu.
    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

    /// What a menu is presented beside.
    private enum Anchor {
        case view(UIView, CGRect)
        case item(UIBarButtonItem)
    }

    private typealias Call =
        @MainActor (
            any UIDocumentInteractionControllerDelegate, UIDocumentInteractionController
        ) -> Void

    private func presentMenu(
        from anchor: Anchor, _ animated: Bool, willPresent: @escaping Call, didDismiss: @escaping Call
    ) -> Bool {
        guard let url, menu == nil else { return false }
        let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        let presenter: UIViewController?
        switch anchor {
        case .view(let view, let rect):
            presenter = view.nearestController
            menu.popoverPresentationController?.sourceView = view
            menu.popoverPresentationController?.sourceRect = rect
        case .item(let item):
            presenter = UIApplication.shared.keyWindow?.rootViewController?.frontmost
            menu.popoverPresentationController?.barButtonItem = item
        }
        guard let presenter else { return false }
        self.menu = menu
        menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self, let delegate else { return }
            didDismiss(delegate, self)
        }
        if let delegate { willPresent(delegate, self) }
        presenter.present(menu, animated: animated)
        return true
    }
}
