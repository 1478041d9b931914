import FailureReporting

/// What can be wrong with what view code asks of an undo manager.
package struct UndoFailure: Failure {
    package let description: String

    private init(_ description: String) {
        self.description = description
    }

    static let noGroup = UndoFailure(
        "Nothing can be registered with an undo manager that does not group by event before a group is begun."
    )

    static let noGroupToEnd = UndoFailure("No undo group can be ended: none is open.")

    static func groupsOpen(_ request: String, _ level: Int) -> UndoFailure {
        UndoFailure("Nothing can be \(request) while \(level) undo groups are open inside each other.")
    }

    static func whileAtIt(_ request: String) -> UndoFailure {
        UndoFailure("Nothing can be \(request) in the middle of undoing or redoing.")
    }

    static let notDisabled = UndoFailure(
        "Registration with an undo manager cannot be enabled more often than it was disabled.")
}
