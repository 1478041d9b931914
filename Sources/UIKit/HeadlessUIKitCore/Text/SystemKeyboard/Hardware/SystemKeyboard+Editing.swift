extension SystemKeyboard {
    /// Moves the caret, extends the selection or deletes text, as keys of a hardware keyboard do.
    ///
    /// In text that is not editable the caret can still be moved.
    package func perform(_ command: TextCommand) {
        guard let text = focused as? any UITextInput else { return }
        application?.asOneTurn { text.perform(command) }
    }

    /// Sends an editing action, such as copy, up the responder chain; returns whether a responder performed it.
    @discardableResult
    package func perform(_ action: Selector) -> Bool {
        var isDone = false
        application?.asOneTurn {
            isDone = application?.sendAction(action, to: nil, from: nil, for: nil) ?? false
        }
        return isDone
    }

    /// Undoes or redoes the last action of the first responder's undo manager; returns whether there was any.
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
