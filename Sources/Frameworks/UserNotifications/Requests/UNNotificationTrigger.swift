import FailureReporting
import TimeLapse

/// What determines when a notification is delivered.
open class UNNotificationTrigger: NSObject {
    /// Whether it is delivered repeatedly.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    /// Returns the next date of delivery after a date; `nil` if there is none.
    func date(after date: Date) -> Date? { nil }
}
