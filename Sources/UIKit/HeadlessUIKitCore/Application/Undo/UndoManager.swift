import TimeLapse

/// Records how to undo changes, and how to redo them.
///
/// Code that changes something registers how to revert it. What is registered during an undo becomes the redo.
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
/// What is registered in one turn, such as the handling of one touch, is undone together, unless ``groupsByEvent`` is
/// `false`. Targets are held weakly, and actions of freed targets are skipped.
@preconcurrency @MainActor
public final class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    private var openGroups: [UndoGroup] = []
    private var disabledDepth = 0
    /// Increases with every change of what would be undone next.
    private(set) var serial = 0

    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Registers `handler`, which undoes the current change when it is called with `target`.
    ///
    /// Outside of an undo and a redo it clears the redo stack. Without ``groupsByEvent`` and with no group open it is a
    /// failure.
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

    /// Whether registration is enabled.
    public var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

    /// Disables registration, until it is enabled as many times.
    public func disableUndoRegistration() {
        disabledDepth += 1
    }

    /// Reverts one ``disableUndoRegistration()``; one too many is a failure.
    public func enableUndoRegistration() {
        if disabledDepth == 0 { UndoFailure.notDisabled.record() }
        disabledDepth = max(0, disabledDepth - 1)
    }

    // MARK: Groups

    /// Whether a group begins with the first registration in a turn and ends with the turn; `true` unless set.
    public var groupsByEvent = true

    /// The number of nested open groups.
    public var groupingLevel: Int { openGroups.count }

    /// Begins a group, inside the innermost open one if there is one.
    public func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        openGroup()
    }

    /// Ends the innermost open group; a failure if none is open.
    public func endUndoGrouping() {
        if openGroups.isEmpty { UndoFailure.noGroupToEnd.record() }
        closeGroup()
    }

    private func openEventGroup() {
        openGroup()
        let reference = WeakReference(self)
        UIApplication.shared.afterCommit {
            guard let manager = reference.object else { return }
            if manager.openGroups.count == 1, !manager.isUndoing, !manager.isRedoing { manager.closeGroup() }
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

    /// Undoes the last group, after ending it if it is open; does nothing if there is nothing to undo.
    ///
    /// Nested open groups are a failure, and so is a call during an undo or redo.
    public func undo() {
        guard mayGoBack("undone") else { return }
        if groupingLevel == 1 { closeGroup() }
        guard let group = undoStack.popLast() else { return }
        isUndoing = true
        perform(group, .NSUndoManagerWillUndoChange)
        isUndoing = false
        tell(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the last undone group; does nothing if there is nothing to redo.
    ///
    /// Open groups are a failure, and so is a call during an undo or redo.
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
        // Groups that were begun and not ended during the undo end with it.
        while openGroups.count >= level { closeGroup() }
    }

    /// Removes all groups that could be undone or redone.
    public func removeAllActions() {
        serial += 1
        undoStack = []
        redoStack = []
        for group in openGroups { group.actions = [] }
        if !isUndoing, !isRedoing { openGroups = [] }
    }

    /// Removes all actions registered for `target`.
    public func removeAllActions(withTarget target: Any) {
        serial += 1
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.remove(target) }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    /// The maximum number of groups that can be undone; 0, the default, for no limit. The oldest are dropped first.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Names

    /// Names the open group, or the last one if none is open; the name also applies to its redo.
    public func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.name = actionName
    }

    /// The name of the next undo; empty if it has none.
    public var undoActionName: String {
        let open = openGroups.last { !$0.actions.isEmpty }
        return (open ?? undoStack.last)?.name ?? ""
    }

    /// The name of the next redo; empty if it has none.
    public var redoActionName: String { canRedo ? redoStack.last?.name ?? "" : "" }

    /// The title of the undo command in a menu: `Undo Rename`.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the redo command in a menu: `Redo Rename`.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the undo command for an action name.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of the redo command for an action name.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func tell(_ name: Notification.Name) {
        UIApplication.shared.notificationCenter.post(name: name, object: self)
    }
}
