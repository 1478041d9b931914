/// The sound of a notification; sounds are not simulated.
public final class UNNotificationSound: NSObject, Sendable {
    /// The file's name; `nil` for the system's own sound.
    public let name: String?

    /// The system's own sound.
    public static let `default` = UNNotificationSound(name: nil)

    private init(name: String?) {
        self.name = name
    }

    /// Makes the sound of a file in the application.
    public convenience init(named name: String) {
        self.init(name: name)
    }
}
