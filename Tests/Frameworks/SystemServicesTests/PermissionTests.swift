import AVFoundation
import Contacts
import FailureReporting
import Photos
import Robot
import Testing

@MainActor
@Suite("Permission alerts", .robot) struct PermissionTests {
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

    @Test("A permission alert is in front, makes the application inactive, and its buttons answer it")
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
        #expect(failures.count == 1 && failures[0].contains("the permission alert"), "\(failures)")
        tapOn(theFirstView(withLabel("Allow")))
        #expect(SystemScreen.current.alert == nil)
        #expect(log == ["resigns", "active", "camera true"])
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .authorized)
        tapOn(button)
        #expect(log.last == "camera true" && log.count == 4)
    }

    @Test(
        "The status of the photo library is what the user answered, at once if that was before",
        arguments: [
            (SystemPermission.Answer.granted, PHAuthorizationStatus.authorized), (.limited, .limited),
            (.denied, .denied), (.restricted, .restricted),
        ])
    func photos(answer: SystemPermission.Answer, status: PHAuthorizationStatus) async {
        SimulatedDevice.current.permissions[.photos] = answer
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == status)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == status)
        #expect(PHPhotoLibrary.shared() === PHPhotoLibrary.shared())
    }

    @Test("Permission alerts come one after the other, and the same one only once")
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

    @Test("Answers given beforehand show no permission alert", arguments: [true, false])
    func preset(isGranted: Bool) async {
        SimulatedDevice.current.permissions[.camera] = isGranted ? .granted : .denied
        let granted = await AVCaptureDevice.requestAccess(for: .video)
        #expect(granted == isGranted && SystemScreen.current.alert == nil)
        SimulatedDevice.current.permissions.reset()
        #expect("\(SystemPermission.camera)" == "camera" && SystemPermission.camera != .microphone)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    }

    @Test("An open permission alert at the end of a test leaves nothing behind")
    func leftover() {
        _ = show()
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        #expect(SystemScreen.current.alert != nil)
    }
}
