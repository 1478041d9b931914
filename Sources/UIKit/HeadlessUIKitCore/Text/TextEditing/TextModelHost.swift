/// The view that displays a text model's text, and allows or refuses changes to it.
@MainActor
protocol TextModelHost: AnyObject {
    var model: TextModel { get }
    /// Asks the delegate whether a part of the text may be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Called when the delegate refused a change.
    func didRefuse()
    /// Called when the text changed and its display is out of date.
    func textIsStale()
    /// Called when the caret moved or was hidden.
    func caretMayHaveMoved()
    /// Whether the text can be changed, so that there is a caret.
    var allowsCaret: Bool { get }
    func selectionDidChange()
    /// Called when the user, or code that acts as the user, changed the text.
    func userDidEdit()
    /// A text in the form that the host can hold.
    func fitted(_ text: String) -> String
    func allows(_ action: Selector) -> Bool
    /// Whether a touch makes it first responder and places the caret.
    var takesTextTouches: Bool { get }
    /// Does what a tap on an item at a point does; returns whether there is one.
    func usesItem(at point: CGPoint) -> Bool
    /// Becomes first responder for a touch; returns whether the touch should place the caret then.
    func takeFocusByTouch() -> Bool
    /// Whether the next inserted text replaces all text.
    var clearsOnInsertion: Bool { get set }
    /// Whether the next key clears the secure text of an earlier editing session.
    var clearsSecret: Bool { get set }
    /// The style of the text's layout.
    var textStyle: TextGeometry.Style { get }
    /// The undo manager that edits are registered with.
    var managerOfEdits: UndoManager? { get }
    /// The view as a text input.
    var textInput: any UITextInput { get }
    /// The view's name, for reports.
    var reportName: String { get }
}

/// Why a text changes, which determines how edits are grouped for undo.
enum TextEditKind {
    /// A key inserted characters.
    case typing
    /// A key deleted characters.
    case deleting
    /// Marked text changed.
    case marking
    /// Any other edit, which is undone separately.
    case other
}
