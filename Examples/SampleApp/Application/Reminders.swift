import HeadlessUIKit

/// Reminds of notes, if that is allowed.
@MainActor
final class Reminders {
    private let center = UNUserNotificationCenter.current()

    /// Asks whether it is allowed, the first time, and has a note turn up again at a date.
    func remind(of note: Note, at date: Date, completion: @escaping @MainActor (Bool) -> Void) {
        center.requestAuthorization(options: [.alert, .sound]) { [center] isGranted, _ in
            guard isGranted else { return completion(false) }
            let content = UNMutableNotificationContent()
            content.title = note.title
            content.body = "You asked to be reminded."
            content.userInfo = ["note": note.id]
            let wait = max(1, date.timeIntervalSince(Date()))
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
