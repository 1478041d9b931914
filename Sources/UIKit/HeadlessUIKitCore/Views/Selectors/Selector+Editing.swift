/// The standard editing actions, which responders implement and menus and keyboards send.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Pastes the pasteboard's content.
    func paste(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The selectors of the standard editing actions: `canPerformAction(.copy, withSender: nil)`.
extension Selector {
    /// ``UIResponder/cut(_:)``
    public static let cut = Selector("cut:", UIResponder.cut(_:))
    /// ``UIResponder/copy(_:)``
    public static let copy = Selector("copy:", UIResponder.copy(_:))
    /// ``UIResponder/paste(_:)``
    public static let paste = Selector("paste:", UIResponder.paste(_:))
    /// ``UIResponder/select(_:)``
    public static let select = Selector("select:", UIResponder.select(_:))
    /// ``UIResponder/selectAll(_:)``
    public static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
    /// ``UIResponder/delete(_:)``
    public static let delete = Selector("delete:", UIResponder.delete(_:))

    package static let editActions: [Selector] = [.cut, .copy, .paste, .select, .selectAll, .delete]

    var isEditAction: Bool { Self.editActions.contains(self) }
}
