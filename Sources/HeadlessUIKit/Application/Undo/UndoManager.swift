import Foundation

/// What was done, so that it can be undone, and redone.
///
/// Whoever changes something registers how to change it back. Doing so while undoing makes it the way to redo.
///
/// ```swift
/// func rename(to name: String) {
///     let old = self.name
///     undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
///     undoManager?.setActionName("Rename")
///     self.name = name
/// }
/// ```
///
/// What is registered in one turn, such as the handling of one touch, is undone at once; ``groupsByEvent`` says
/// otherwise. A target is not kept alive, and what is registered for one that is gone is passed over.
@preconcurrency @MainActor
public final class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    private var openGroups: [UndoGroup] = []
    private var disabledDepth = 0
    /// Grows with all that changes what would be undone next.
    private(set) var serial = 0

    /// Makes an undo manager with nothing to undo.
    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Has `handler` called with `target` when what is done now is undone.
    ///
    /// What could be redone no longer can. Without ``groupsByEvent`` and with no group open it is a failure.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        guard let group = groupToFill() else {
            UndoFailure.noGroup.record()
            return
        }
        serial += 1
        group.actions.append(
            UndoGroup.Action(target) { object in
                if let target = object as? Target { handler(target) }
            })
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    private func groupToFill() -> UndoGroup? {
        if openGroups.isEmpty, groupsByEvent { openEventGroup() }
        return openGroups.last
    }

    /// Whether registering does anything.
    public var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

    /// Has registering do nothing, until it is enabled as often.
    public func disableUndoRegistration() {
        disabledDepth += 1
    }

    /// Takes back one ``disableUndoRegistration()``; one too many is a failure.
    public func enableUndoRegistration() {
        if disabledDepth == 0 { UndoFailure.notDisabled.record() }
        disabledDepth = max(0, disabledDepth - 1)
    }

    // MARK: Groups

    /// Whether a group is begun by registering and ended at the turn's end; `true` unless it is set.
    public var groupsByEvent = true

    /// How many groups are open inside each other.
    public var groupingLevel: Int { openGroups.count }

    /// Begins a group, inside the one that is open if there is one.
    public func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        openGroup()
    }

    /// Ends the group that was begun last; that none is open is a failure.
    public func endUndoGrouping() {
        if openGroups.isEmpty { UndoFailure.noGroupToEnd.record() }
        closeGroup()
    }

    private func openEventGroup() {
        openGroup()
        UIApplication.shared.afterCommit { [weak self] in
            if let self, openGroups.count == 1, !isUndoing, !isRedoing { closeGroup() }
        }
    }

    private func openGroup() {
        openGroups.append(UndoGroup())
        tell(.NSUndoManagerDidOpenUndoGroup)
    }

    private func closeGroup() {
        guard let group = openGroups.last else { return }
        tell(.NSUndoManagerWillCloseUndoGroup)
        openGroups.removeLast()
        if let outer = openGroups.last {
            outer.actions += group.actions
            if !group.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            if isUndoing {
                redoStack.append(group)
            } else {
                undoStack.append(group)
            }
            trim()
        }
        tell(.NSUndoManagerDidCloseUndoGroup)
    }

    // MARK: Undoing

    /// Whether there is anything to undo.
    public var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

    /// Whether there is anything to redo.
    public var canRedo: Bool { !redoStack.isEmpty && openGroups.isEmpty }

    /// Whether something is being undone.
    public private(set) var isUndoing = false

    /// Whether something is being redone.
    public private(set) var isRedoing = false

    /// Undoes the last group, after ending it if it is open; with nothing to undo it does nothing.
    ///
    /// That there are groups open inside it is a failure, and so is undoing in the middle of it.
    public func undo() {
        guard mayGoBack("undone") else { return }
        if groupingLevel == 1 { closeGroup() }
        guard let group = undoStack.popLast() else { return }
        isUndoing = true
        perform(group, .NSUndoManagerWillUndoChange)
        isUndoing = false
        tell(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last; with nothing to redo it does nothing.
    ///
    /// That groups are open is a failure, and so is redoing in the middle of it.
    public func redo() {
        guard mayGoBack("redone"), canRedo, let group = redoStack.popLast() else { return }
        isRedoing = true
        perform(group, .NSUndoManagerWillRedoChange)
        isRedoing = false
        tell(.NSUndoManagerDidRedoChange)
    }

    private func mayGoBack(_ request: String) -> Bool {
        if isUndoing || isRedoing {
            UndoFailure.whileAtIt(request).record()
        } else if groupingLevel > 1 {
            UndoFailure.groupsOpen(request, groupingLevel).record()
        } else {
            return true
        }
        return false
    }

    private func perform(_ group: UndoGroup, _ announcement: Notification.Name) {
        serial += 1
        tell(announcement)
        openGroup()
        openGroups.last?.name = group.name
        let level = openGroups.count
        group.perform()
        // Groups that were begun and not ended meanwhile end with it.
        while openGroups.count >= level { closeGroup() }
    }

    /// Forgets all that could be undone and redone.
    public func removeAllActions() {
        serial += 1
        undoStack = []
        redoStack = []
        for group in openGroups { group.actions = [] }
        if !isUndoing, !isRedoing { openGroups = [] }
    }

    /// Forgets all that was registered for `target`.
    public func removeAllActions(withTarget target: Any) {
        serial += 1
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.remove(target) }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    /// How many groups can be undone; 0, the default, for any number. The oldest are forgotten first.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Names

    /// Names what the open group undoes, or the last one if none is open; both ways if it is undone.
    public func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.name = actionName
    }

    /// The name of what would be undone; empty if it has none.
    public var undoActionName: String {
        let open = openGroups.last { !$0.actions.isEmpty }
        return (open ?? undoStack.last)?.name ?? ""
    }

    /// The name of what would be redone; empty if it has none.
    public var redoActionName: String { canRedo ? redoStack.last?.name ?? "" : "" }

    /// What a menu says for undoing: `Undo Rename`.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// What a menu says for redoing: `Redo Rename`.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu says for undoing something of that name.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// What a menu says for redoing something of that name.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func tell(_ name: Notification.Name) {
        UIApplication.shared.notificationCenter.post(name: name, object: self)
    }
}
