import FailureReporting

/// A misuse of an undo manager by view code.
package struct UndoFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    static let noGroup = UndoFailure(
        "Cannot register an undo action: groupsByEvent is false and no group is open."
            + " Call beginUndoGrouping() first.")

    static let noGroupToEnd = UndoFailure("endUndoGrouping() does nothing: no undo group is open.")

    static func groupsOpen(_ request: String, _ level: Int) -> UndoFailure {
        UndoFailure("Nothing can be \(request) while \(level) nested undo groups are open.")
    }

    static func whileAtIt(_ request: String) -> UndoFailure {
        UndoFailure("Nothing can be \(request) during an undo or redo.")
    }

    static let notDisabled = UndoFailure(
        "Registration with an undo manager cannot be enabled more often than it was disabled.")
}
