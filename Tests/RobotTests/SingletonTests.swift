import FailureReporting
import Foundation
import Robot
import TestSupport
import Testing

/// What an application keeps for as long as it runs, made by whichever test comes first.
@MainActor
private final class Store {
    static let shared = Store()

    let defaults = UserDefaults.standard
    let suite = UserDefaults(suiteName: "group.shop")
    let center = NotificationCenter.default
    let process = ProcessInfo.processInfo
    let device = UIDevice.current
    let screen = UIScreen.main
    let pasteboard = UIPasteboard.general
    let application = UIApplication.shared
    let notifications = UNUserNotificationCenter.current()
    let location = CLLocationManager()
}

@MainActor @Suite("Singletons that store parts of the world", .robot)
struct SingletonTests {
    /// Runs a test of its own, whose end retires its application.
    private func inTest(on device: DeviceProfile = .standard, _ body: () -> Void) async {
        let world = TestWorld(leftovers: .ignored, device: device)
        UIApplication.withShared(world.application, perform: body)
        await world.close()
    }

    @Test("A stored singleton means the running test's at each use, in any order of tests")
    func follows() async {
        let log = EventLog()
        await inTest {
            // Whatever the first test left in it.
            Store.shared.defaults.set("first", forKey: "name")
            Store.shared.suite?.set("first", forKey: "name")
            Store.shared.defaults.addSuite(named: "group.shop")
            Store.shared.center.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in
                log.add("the first test's observer")
            }
            Store.shared.pasteboard.string = "first"
            Store.shared.device.isBatteryMonitoringEnabled = true
            SimulatedDevice.current.isLowPowerModeEnabled = true
            #expect(Store.shared.process.isLowPowerModeEnabled)
        }
        await inTest(on: .iPadMini) {
            let store = Store.shared
            #expect(store.defaults.string(forKey: "name") == nil)
            #expect(store.suite?.string(forKey: "name") == nil)
            #expect(store.pasteboard.string == nil)
            #expect(store.pasteboard.changeCount == 0)
            #expect(!store.device.isBatteryMonitoringEnabled)
            #expect(store.device.userInterfaceIdiom == .pad)
            #expect(store.screen.bounds == UIApplication.shared.screen.bounds)
            #expect(store.screen.traitCollection.userInterfaceIdiom == .pad)
            #expect(!store.process.isLowPowerModeEnabled)
            store.center.post(name: .init("saved"), object: nil)
            store.center.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in
                log.add("the second test's observer")
            }
            NotificationCenter.default.post(name: .init("saved"), object: nil)
            UserDefaults.standard.set("second", forKey: "name")
            #expect(store.defaults.string(forKey: "name") == "second")
        }
        #expect(log.take() == "the second test's observer")
    }

    @Test("A stored notification centre and location manager work in the next test as in the first")
    func services() async {
        final class Follower: NSObject, CLLocationManagerDelegate {
            var places = 0

            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                places += locations.count
            }
        }
        for _ in 0..<2 {
            let follower = Follower()
            await inTest {
                SimulatedDevice.current.permissions[.location] = .always
                SimulatedDevice.current.permissions[.notifications] = .granted
                SimulatedDevice.current.location = CLLocation(latitude: 1, longitude: 2)
                Store.shared.location.delegate = follower
                Store.shared.location.startUpdatingLocation()
                let content = UNMutableNotificationContent()
                content.title = "Water the plants"
                Store.shared.notifications.add(
                    UNNotificationRequest(
                        identifier: "plants", content: content,
                        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
                TimeLapse.advance(by: .seconds(1))
                Store.shared.notifications.getPendingNotificationRequests { #expect($0.count == 1) }
                TimeLapse.advance(by: .zero)
            }
            #expect(follower.places == 1)
        }
    }

    @Test("A notification of the device has the device as its object, for those who ask for it")
    func deviceNotifications() {
        let log = EventLog()
        NotificationCenter.default.addObserver(
            forName: UIDevice.batteryLevelDidChangeNotification, object: UIDevice.current, queue: nil
        ) { _ in log.add("battery") }
        UIDevice.current.isBatteryMonitoringEnabled = true
        SimulatedDevice.current.batteryLevel = 0.5
        #expect(log.take() == "battery")
    }

    @Test(
        "The application of a test that is over is a failure that names what was asked of it, once in a test")
    func application() async {
        var stored = UIApplication.shared
        await inTest { stored = UIApplication.shared }
        let texts = failureTexts {
            _ = stored.keyWindow
            _ = stored.delegate
            stored.isIdleTimerDisabled = true
        }
        #expect(
            texts == [
                """
                keyWindow was asked of the UIApplication of a test that has ended: code has stored UIApplication.shared, \
                as in a static property or a singleton, and each test has its own.
                Use UIApplication.shared where it is needed. See "Singletons" in the documentation.
                """
            ])
        #expect(failureTexts { _ = UIApplication.shared.keyWindow } == [])
    }

    @Test("An observer's token ends where it is removed, also after its test")
    func tokens() async {
        let log = EventLog()
        let center = UIApplication.shared.notificationCenter
        let token = center.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in
            log.add("heard")
        }
        await inTest { NotificationCenter.default.removeObserver(token) }
        center.post(name: .init("saved"), object: nil)
        #expect(log.take() == "")
    }
}
