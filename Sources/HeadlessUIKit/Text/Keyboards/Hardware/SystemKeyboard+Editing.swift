import Foundation

extension SystemKeyboard {
    /// Moves the caret, extends the selection or takes text out, as keys of a hardware keyboard do.
    ///
    /// In a text that cannot be changed the caret can still be moved.
    package func perform(_ command: TextCommand) {
        guard let text = focused as? any UITextInput else { return }
        application?.asOneTurn { text.perform(command) }
    }

    /// Does what command and a letter stand for, with whoever on the chain can do it; returns whether somebody could.
    @discardableResult
    package func perform(_ action: UIResponderStandardEditAction) -> Bool {
        var isDone = false
        application?.asOneTurn { isDone = application?.sendAction(action, from: nil) ?? false }
        return isDone
    }

    /// Undoes, or does again, what was done last where the focus is; returns whether there was anything.
    @discardableResult
    package func undo(again: Bool) -> Bool {
        let responder = application?.keyWindow.map { $0.firstResponder ?? $0 }
        guard let manager = responder?.undoManager, again ? manager.canRedo : manager.canUndo else {
            return false
        }
        application?.asOneTurn { if again { manager.redo() } else { manager.undo() } }
        return true
    }
}
