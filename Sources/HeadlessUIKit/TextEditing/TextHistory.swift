/// What an edit replaced by what, and what was selected before and after.
struct TextEdit {
    /// Where, in UTF-16 units.
    var location: Int
    var removed: String
    var inserted: String
    var before: TextSelection
    var after: TextSelection

    /// The edit that takes this one back.
    var inverse: TextEdit {
        TextEdit(location: location, removed: inserted, inserted: removed, before: after, after: before)
    }
}

/// Registers the edits of a text with its undo manager: what was typed in one go as one.
///
/// A run of typing ends where the caret is put elsewhere, where something is deleted or pasted, and with the focus; a
/// run of deleting likewise.
@MainActor
final class TextHistory {
    /// An edit that goes on while it is registered.
    private final class Run {
        var edit: TextEdit
        let kind: TextEditKind

        init(_ edit: TextEdit, _ kind: TextEditKind) {
            self.edit = edit
            self.kind = kind
        }
    }

    private unowned let model: TextModel
    private var run: Run?
    /// The undo manager's state when the run was registered: if it is another, something else came in between.
    private var runSerial = 0
    private weak var runManager: UndoManager?

    init(_ model: TextModel) {
        self.model = model
    }

    private var manager: UndoManager? { model.host?.managerOfEdits }

    /// Has the next edit be undone by itself.
    func closeRun() {
        run = nil
    }

    /// Forgets all edits.
    func forget() {
        run = nil
        manager?.removeAllActions(withTarget: model)
    }

    /// Takes note of an edit by the user.
    func note(_ edit: TextEdit, _ kind: TextEditKind) {
        guard let manager, manager.isUndoRegistrationEnabled else {
            run = nil
            return
        }
        if let run, run.kind == kind, runManager === manager, runSerial == manager.serial, extend(run, edit) {
            return
        }
        let run = Run(edit, kind)
        register(run, with: manager)
        self.run = kind == .other ? nil : run
        runManager = manager
        runSerial = manager.serial
    }

    /// Adds an edit to a run if it goes on where the run is; returns whether it did.
    private func extend(_ run: Run, _ edit: TextEdit) -> Bool {
        guard edit.before == run.edit.after else { return false }
        let end = run.edit.location + run.edit.inserted.utf16.count
        switch run.kind {
        case .typing:
            guard edit.location == end, edit.removed.isEmpty else { return false }
            run.edit.inserted += edit.inserted
        case .marking:
            guard edit.location == run.edit.location, edit.removed.isTheSame(as: run.edit.inserted) else {
                return false
            }
            run.edit.inserted = edit.inserted
        case .deleting:
            // A text that goes in the place of what is deleted begins anew.
            guard edit.inserted.isEmpty, run.edit.inserted.isEmpty else { return false }
            if edit.location + edit.removed.utf16.count == run.edit.location {
                run.edit.removed = edit.removed + run.edit.removed
                run.edit.location = edit.location
            } else if edit.location == run.edit.location {
                run.edit.removed += edit.removed
            } else {
                return false
            }
        case .other: return false
        }
        run.edit.after = edit.after
        return true
    }

    private func register(_ run: Run, with manager: UndoManager) {
        manager.registerUndo(withTarget: model) { $0.history.revert(run) }
        if !manager.isUndoing, !manager.isRedoing {
            manager.setActionName(run.kind == .typing ? "Typing" : "")
        }
    }

    private func revert(_ run: Run) {
        self.run = nil
        guard model.revert(run.edit) else {
            // What was refused, or no longer fits, leaves nothing for the earlier edits to stand on.
            manager?.removeAllActions(withTarget: model)
            return
        }
        guard let manager else { return }
        register(Run(run.edit.inverse, .other), with: manager)
    }
}
