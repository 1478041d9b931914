extension UIScreen {
    /// How bright the screen is, from 0 to 1; half unless set. A number outside is clamped.
    ///
    /// What an application sets lasts until the device is locked, also after the application has ended.
    public var brightness: CGFloat {
        get { screenBrightness?.level ?? ScreenBrightness.usual }
        set { screenBrightness?.set(newValue, self) }
    }

    private var screenBrightness: ScreenBrightness? {
        (isOver ? UIScreen.main : self).device?.service(ScreenBrightness.self)
    }

    /// Posted when the brightness has changed, with the screen as its object.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
}

/// The brightness of the device's screen.
final class ScreenBrightness: DeviceService {
    static let usual: CGFloat = 0.5

    private(set) var level = usual
    private weak var device: SimulatedDevice?

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    func set(_ level: CGFloat, _ screen: UIScreen?) {
        let level = level.cutToUnit
        guard level != self.level else { return }
        self.level = level
        device?.post(UIScreen.brightnessDidChangeNotification, screen)
    }

    /// Restores what the user has set, as locking does.
    func restore() { set(Self.usual, device?.application?.screen) }
}
