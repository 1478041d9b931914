import Foundation

/// The view that shows a text model's text, and has a say in what becomes of it.
@MainActor
protocol TextModelHost: AnyObject {
    /// The text that it shows.
    var model: TextModel { get }
    /// Whether a part of the text may be replaced by another; the delegate is asked.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// The delegate did not let a part of the text be replaced.
    func didRefuse()
    /// The text is another: what shows it has to be brought up to date.
    func textIsStale()
    /// The caret is elsewhere, or is not to be seen any more.
    func caretMayHaveMoved()
    /// Whether the text can be changed, so that there is a caret.
    var allowsCaret: Bool { get }
    /// Another part of the text is selected.
    func selectionDidChange()
    /// The user changed the text, or code that stands for one.
    func userDidEdit()
    /// A text as the host can hold it.
    func fitted(_ text: String) -> String
    /// Whether there is anything to do for an action.
    func allows(_ action: UIResponderStandardEditAction) -> Bool
    /// Whether a touch gives it the focus and places the caret.
    var takesTextTouches: Bool { get }
    /// Takes the focus for a touch; returns whether the touch is to place the caret then.
    func takeFocusByTouch() -> Bool
    /// Whether the next text that goes in replaces all of it.
    var clearsOnInsertion: Bool { get set }
    /// Whether the next key clears a secret that the focus came back to.
    var clearsSecret: Bool { get set }
    /// How the text is shown.
    var textStyle: TextGeometry.Style { get }
    /// Where edits are registered to be undone.
    var managerOfEdits: UndoManager? { get }
    /// The view as a text input.
    var textInput: any UITextInput { get }
    /// The view's name, for reports.
    var reportName: String { get }
}

/// Why a text changes, which decides what of it is undone at once.
enum TextEditKind {
    /// A key put characters in.
    case typing
    /// A key took characters out.
    case deleting
    /// Characters that are provisional.
    case marking
    /// Anything else, which is undone by itself.
    case other
}
