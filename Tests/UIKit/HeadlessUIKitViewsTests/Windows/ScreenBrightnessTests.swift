import Foundation
import HeadlessUIKit
import Testing

/// Apple's documentation of `UIScreen.brightness`.
@MainActor
@Suite("The screen's brightness") struct ScreenBrightnessTests {
    @Test("Brightness ranges from 0 to 1, is notified when it changes, and lasts until the device is locked")
    func changing() {
        UIApplication.withShared(UIApplication()) {
            let screen = UIScreen.main
            let device = UIApplication.shared.device
            var count = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            #expect(screen.brightness == 0.5)
            screen.brightness = 1.5
            #expect(screen.brightness == 1 && count == 1)
            screen.brightness = 1
            #expect(count == 1)
            screen.brightness = -3
            #expect(screen.brightness == 0 && count == 2)
            device.lock()
            device.unlock()
            #expect(screen.brightness == 0.5 && count == 3)
            NotificationCenter.default.removeObserver(observer)
        }
    }
}
