import TimeLapse

/// An edit: the removed and inserted text, and the selection before and after.
struct TextEdit {
    /// The offset, in UTF-16 units.
    var location: Int
    var removed: String
    var inserted: String
    var before: TextSelection
    var after: TextSelection

    /// The edit that undoes this one.
    var inverse: TextEdit {
        TextEdit(location: location, removed: inserted, inserted: removed, before: after, after: before)
    }
}

/// Registers the edits of a text with its undo manager: a run of typing as one edit.
///
/// A run of typing ends when the caret is moved, when text is deleted or pasted, and when editing ends; a run of
/// deleting likewise.
@MainActor
final class TextHistory: ReflectedAsWhole {
    /// A registered edit that can be extended.
    ///
    /// Each key costs only what it adds: lengths are stored, as a `String` would have to count its UTF-16 units, and
    /// text deleted backwards is joined only when it is read.
    private final class Run {
        // Some are not checked for overlapping accesses, as none calls out: each key reads and writes most
        // of them.
        @exclusivity(unchecked) private var edit: TextEdit
        let kind: TextEditKind
        @exclusivity(unchecked) private var insertedLength: Int
        /// The text deleted before `edit.removed`, last piece first.
        @exclusivity(unchecked) private var removedBefore: [String] = []

        init(_ edit: TextEdit, _ kind: TextEditKind) {
            self.edit = edit
            self.kind = kind
            insertedLength = edit.inserted.utf16.count
        }

        /// The whole run as one edit.
        func whole() -> TextEdit {
            if !removedBefore.isEmpty {
                edit.removed = removedBefore.reversed().joined() + edit.removed
                removedBefore = []
            }
            return edit
        }

        /// Adds an edit if it continues the run; returns whether it did.
        func extend(with next: TextEdit) -> Bool {
            guard next.before == edit.after, goesOn(with: next) else { return false }
            edit.after = next.after
            return true
        }

        private func goesOn(with next: TextEdit) -> Bool {
            switch kind {
            case .typing:
                guard next.location == edit.location + insertedLength, next.removed.isEmpty else {
                    return false
                }
                edit.inserted += next.inserted
                insertedLength += next.inserted.utf16.count
            case .marking:
                guard next.location == edit.location, next.removed.isTheSame(as: edit.inserted) else {
                    return false
                }
                edit.inserted = next.inserted
            case .deleting:
                // A replacement begins a new run.
                guard next.inserted.isEmpty, edit.inserted.isEmpty else { return false }
                if next.location + next.removed.utf16.count == edit.location {
                    removedBefore.append(next.removed)
                    edit.location = next.location
                } else if next.location == edit.location {
                    edit.removed += next.removed
                } else {
                    return false
                }
            case .other: return false
            }
            return true
        }
    }

    // The model creates and owns it: registered undo actions reach it through the model.
    private unowned let model: TextModel
    @exclusivity(unchecked) private var run: Run?
    /// The undo manager's state when the run was registered: if it changed, another action came in between.
    @exclusivity(unchecked) private var runSerial = 0
    @exclusivity(unchecked) private var runManager = WeakReference<UndoManager>()

    init(_ model: TextModel) {
        self.model = model
    }

    private var manager: UndoManager? { model.host?.managerOfEdits }

    /// Ends the run, so that the next edit is undone separately.
    func closeRun() {
        run = nil
    }

    /// Forgets all edits.
    func forget() {
        run = nil
        manager?.removeAllActions(withTarget: model)
    }

    /// Registers an edit by the user with the host's undo manager.
    func note(_ edit: TextEdit, _ kind: TextEditKind, with manager: UndoManager?) {
        guard let manager, manager.isUndoRegistrationEnabled else {
            run = nil
            return
        }
        if let run, run.kind == kind, runManager.refers(to: manager), runSerial == manager.serial,
            run.extend(with: edit)
        {
            return
        }
        let run = Run(edit, kind)
        register(run, with: manager)
        self.run = kind == .other ? nil : run
        runManager = WeakReference(manager)
        runSerial = manager.serial
    }

    private func register(_ run: Run, with manager: UndoManager) {
        manager.registerUndo(withTarget: model) { $0.history.revert(run) }
        if !manager.isUndoing, !manager.isRedoing {
            manager.setActionName(run.kind == .typing ? "Typing" : "")
        }
    }

    private func revert(_ run: Run) {
        self.run = nil
        let edit = run.whole()
        guard model.revert(edit) else {
            // If an undo was refused, or no longer fits, earlier edits cannot be undone either.
            manager?.removeAllActions(withTarget: model)
            return
        }
        guard let manager else { return }
        register(Run(edit.inverse, .other), with: manager)
    }
}
