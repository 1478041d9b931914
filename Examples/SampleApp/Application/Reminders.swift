import HeadlessUIKit
import UserNotifications

/// Schedules reminders of notes, if the user allows notifications.
@MainActor
final class Reminders {
    private let center = UNUserNotificationCenter.current()
    private let now: @MainActor () -> Date

    /// - Parameter now: returns the current date; on iOS it would be `{ Date() }`.
    init(now: @escaping @MainActor () -> Date) {
        self.now = now
    }

    /// Asks for permission the first time, and schedules a reminder of a note at a date.
    func remind(of note: Note, at date: Date, completion: @escaping @MainActor (Bool) -> Void) {
        center.requestAuthorization(options: [.alert, .sound]) { [center, now] isGranted, _ in
            guard isGranted else { return completion(false) }
            let content = UNMutableNotificationContent()
            content.title = note.title
            content.body = "You asked to be reminded."
            content.userInfo = ["note": note.id]
            let wait = max(1, date.timeIntervalSince(now()))
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: wait, repeats: false)
            center.add(
                UNNotificationRequest(identifier: "note-\(note.id)", content: content, trigger: trigger))
            completion(true)
        }
    }

    static func note(of request: UNNotificationRequest) -> Int? {
        request.content.userInfo["note"] as? Int
    }
}
