import HeadlessUIKit

/// Reminds of notes, if that is allowed.
@MainActor
final class Reminders {
    private let center = UNUserNotificationCenter.current()
    private let now: @MainActor () -> Date

    /// - Parameter now: tells the time; on iOS it would be `{ Date() }`.
    init(now: @escaping @MainActor () -> Date) {
        self.now = now
    }

    /// Asks whether it is allowed, the first time, and has a note turn up again at a date.
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
