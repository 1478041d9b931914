/// The icon of a quick action: an image of the application or one of the system.
@preconcurrency @MainActor
public final class UIApplicationShortcutIcon: NSObject {
    /// An icon of the system.
    public enum IconType: Int, Hashable, Sendable {
        // swift-format-ignore: DontRepeatTypeInStaticProperties
        /// What the icon of this name shows on a device.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation,
            favorite,
            love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo,
            task,
            taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    private let name: String

    /// Makes the icon of a type.
    public init(type: IconType) { name = "\(type)" }

    /// Makes an icon of an image of the application, by its name.
    public init(templateImageName: String) { name = templateImageName }

    /// Makes an icon of a symbol, by its name.
    public init(systemImageName: String) { name = systemImageName }

    /// Whether both icons show the same image.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.name == name
    }

    /// A hash of the image's name.
    public override var hash: Int { name.hashValue }
}
