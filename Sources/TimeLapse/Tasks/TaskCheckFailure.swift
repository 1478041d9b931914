import FailureReporting

/// A program in which tests do not see what their tasks do.
enum TaskCheckFailure: Failure {
    /// Other code had set the hooks of Swift's runtime, which are left to it.
    case hooksTaken
    /// The hooks were set, and the runtime does not call them.
    case hooksUncalled
    /// The runtime has no such hooks.
    case hooksMissing
    /// The runtime stores tasks in a way that is not known.
    case tasksUnreadable

    static let hooks = ["swift_task_getMainExecutor_hook", "swift_task_enqueueGlobal_hook"]

    var description: String {
        switch self {
        case .hooksTaken:
            """
            Tests do not see the tasks that view code begins: other code has set \(Self.names) before the first test. \
            \(Self.consequence)
            Leave that code out of the program with the tests, or let it set the hooks in applications alone.
            """
        case .hooksUncalled:
            """
            Tests do not see the tasks that view code begins: Swift's runtime does not call what Robot has set as \
            \(Self.names). \(Self.consequence)
            Either other code has set the hooks since: leave it out of the program with the tests. Or this version of \
            Swift does without them: use the one that Robot's README names.
            """
        case .hooksMissing:
            """
            Tests do not see the tasks that view code begins: Swift's runtime in this program does not have \
            \(Self.names). \(Self.consequence)
            Link it dynamically, without -static-stdlib, and use the version of Swift that Robot's README names.
            """
        case .tasksUnreadable:
            """
            This version of Swift stores tasks in a way that Robot does not know: a test that waits forever for a task is \
            not ended, a detached task that a thread resumes is lost, and tasks that are left at a test's end are \
            cancelled only if they sleep.
            Use the version of Swift that Robot's README names.
            """
        }
    }

    private static let names = hooks.joined(separator: " or ")
    private static let consequence =
        "They run in real time, and no wait of a test knows of them: the clock may move before a task begins to sleep."
}
