import FailureReporting
import Robot
import Testing

@MainActor
@Suite("The system's questions", .robot) struct PermissionTests {
    private func show() -> UIButton {
        let window = UIWindow.createWindowForTesting()
        let controller = UIViewController()
        window.rootViewController = controller
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 100, y: 400, width: 200, height: 60)
        controller.view.addSubview(button)
        return button
    }

    @Test("A question is in front, makes the application inactive, and its buttons answer it")
    func camera() {
        let button = show()
        var log: [String] = []
        for (name, text) in [
            (UIApplication.willResignActiveNotification, "resigns"),
            (UIApplication.didBecomeActiveNotification, "active"),
        ] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.append(text) }
            }
        }
        UIApplication.shared.declarations.displayName = "Notes"
        UIApplication.shared.declarations.usageDescriptions[.camera] = "To scan pages."
        button.addAction(
            UIAction { _ in AVCaptureDevice.requestAccess(for: .video) { log.append("camera \($0)") } },
            for: .touchUpInside)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
        tapOn(theFirstView(withLabel("Go")))
        #expect(SystemScreen.current.alert?.title == "“Notes” Would Like to Access the Camera")
        #expect(SystemScreen.current.alert?.buttonTitles == ["Don’t Allow", "Allow"])
        #expect(allViews(withText("To scan pages."), onScreenAndVisible(true)).count == 1)
        #expect(UIApplication.shared.applicationState == .inactive)
        let failures = FailureCollector.failures { tapOn(button) }.map(\.text)
        #expect(failures.count == 1 && failures[0].contains("SystemAlertWindow"), "\(failures)")
        tapOn(theFirstView(withLabel("Allow")))
        #expect(SystemScreen.current.alert == nil)
        #expect(log == ["resigns", "active", "camera true"])
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .authorized)
        tapOn(button)
        #expect(log.last == "camera true" && log.count == 4)
    }

    @Test("Questions come one after the other, and the same one only once")
    func queue() {
        _ = show()
        var answers: [String] = []
        AVCaptureDevice.requestAccess(for: .audio) { answers.append("microphone \($0)") }
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { answers.append("photos \($0)") }
        AVCaptureDevice.requestAccess(for: .audio) { answers.append("again \($0)") }
        CNContactStore().requestAccess(for: .contacts) { answers.append("contacts \($0) \($1 is CNError)") }
        #expect(SystemScreen.current.waitingAlerts == 2)
        tapOn(theFirstView(withLabel("Don’t Allow")))
        #expect(UIApplication.shared.applicationState == .inactive)
        #expect(answers == ["microphone false", "again false"])
        tapOn(theFirstView(withLabel("Limit Access…")))
        tapOn(theFirstView(withLabel("Don’t Allow")))
        #expect(UIApplication.shared.applicationState == .active)
        #expect(answers.dropFirst(2).first == "photos limited" && answers.count == 4)
        #expect(answers.last == "contacts false true")
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
    }

    @Test("Answers given beforehand take no question", arguments: [true, false])
    func preset(isGranted: Bool) async {
        SimulatedDevice.current.permissions[.camera] = isGranted ? .granted : .denied
        let granted = await AVCaptureDevice.requestAccess(for: .video)
        #expect(granted == isGranted && SystemScreen.current.alert == nil)
        SimulatedDevice.current.permissions.reset()
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    }

    private final class Pathfinder: CLLocationManagerDelegate {
        var log: [String] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            log.append("\(manager.authorizationStatus)")
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            log.append("at \(locations.map(\.coordinate.latitude))")
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            log.append("\((error as? CLError)?.code as Any)")
        }
    }

    @Test("Authorized managers get the device's location")
    func location() {
        _ = show()
        let (pathfinder, manager) = (Pathfinder(), CLLocationManager())
        manager.delegate = pathfinder
        TimeLapse.advanceMainRunLoop()
        #expect(pathfinder.log == ["notDetermined"])
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        SimulatedDevice.current.location = CLLocation(latitude: 52, longitude: 13)
        #expect(manager.location == nil)
        tapOn(theFirstView(withLabel("Allow While Using App")))
        SimulatedDevice.current.location = CLLocation(latitude: 53, longitude: 13)
        TimeLapse.advanceMainRunLoop()
        manager.distanceFilter = 1000
        SimulatedDevice.current.location = CLLocation(latitude: 53.001, longitude: 13)
        TimeLapse.advanceMainRunLoop()
        manager.stopUpdatingLocation()
        SimulatedDevice.current.location = CLLocation(latitude: 54, longitude: 13)
        TimeLapse.advanceMainRunLoop()
        #expect(
            pathfinder.log == ["notDetermined", "authorizedWhenInUse", "at [52.0]", "at [53.0]"])
        pathfinder.log = []
        manager.requestLocation()
        TimeLapse.advanceMainRunLoop()
        SimulatedDevice.current.location = nil
        manager.requestLocation()
        TimeLapse.advanceMainRunLoop()
        SimulatedDevice.current.permissions[.location] = .denied
        manager.requestLocation()
        TimeLapse.advanceMainRunLoop()
        #expect(pathfinder.log.count == 4 && pathfinder.log[0] == "at [54.0]", "\(pathfinder.log)")
        #expect(pathfinder.log[1].contains("locationUnknown") && pathfinder.log[2] == "denied")
        #expect(pathfinder.log[3].contains("denied"))
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let munich = CLLocation(latitude: 48.137, longitude: 11.575)
        #expect(abs(berlin.distance(from: munich) - 504_000) < 2000)
    }

    @Test("What is left of a question at the end of a test leaves nothing behind")
    func leftover() {
        _ = show()
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        #expect(SystemScreen.current.alert != nil)
    }
}
