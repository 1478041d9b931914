import FailureReporting

/// A misuse of an undo manager by view code.
struct UndoFailure: DescribedFailure {
    let description: String

    static let noGroup = Self(
        "Cannot register an undo action: groupsByEvent is false and no group is open."
            + " Call beginUndoGrouping() first.")

    static let noGroupToEnd = Self("endUndoGrouping() does nothing: no undo group is open.")

    static func groupsOpen(_ request: String, _ level: Int) -> Self {
        Self("Nothing can be \(request) while \(level) nested undo groups are open.")
    }

    static func whileAtIt(_ request: String) -> Self {
        Self("Nothing can be \(request) during an undo or redo.")
    }

    static let notDisabled = Self(
        "Registration with an undo manager cannot be enabled more often than it was disabled.")
}
