import FailureReporting
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("The simulated device") struct SimulatedDeviceTests {
    private final class Watcher: UIView {
        var log: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.append(
                "\(previousTraitCollection?.userInterfaceStyle ?? .unspecified) → \(traitCollection.userInterfaceStyle)"
                    + " \(UITraitCollection.current.userInterfaceStyle)")
        }
    }

    private final class TurningController: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    private func window(_ controller: UIViewController = UIViewController()) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test(
        "Each profile has consistent measures",
        arguments: [
            DeviceProfile.iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone14Plus, .iPhone15, .iPhone15ProMax,
            .iPhone16,
            .iPhone16Pro, .iPhone16ProMax, .iPadMini, .iPad, .iPadPro11, .iPadPro13,
        ])
    func profiles(profile: DeviceProfile) {
        inWorld(profile) { application, device in
            let screen = application.screen
            #expect(screen.bounds.size == profile.size && screen.scale == profile.scale)
            #expect(screen.nativeBounds.width == profile.size.width * profile.scale)
            let window = window()
            #expect(window.frame == screen.bounds && window.safeAreaInsets == profile.safeAreaInsets)
            #expect(window.traitCollection.userInterfaceIdiom == profile.idiom)
            #expect(UIDevice.current.userInterfaceIdiom == profile.idiom)
            let isPad = profile.idiom == .pad
            #expect(window.traitCollection.horizontalSizeClass == (isPad ? .regular : .compact))
            device.rotate(to: .landscapeLeft)
            #expect(screen.bounds.width == profile.size.height)
            #expect(window.safeAreaInsets == profile.landscapeSafeAreaInsets)
            #expect(window.traitCollection.verticalSizeClass == (isPad ? .regular : .compact))
            #expect(window.traitCollection.horizontalSizeClass == profile.landscapeHorizontalSizeClass)
            #expect((window.windowScene?.statusBarManager?.statusBarFrame == .zero) == !isPad)
        }
    }

    @Test("A profile with odd measures makes a world all the same")
    func oddProfile() {
        let odd = DeviceProfile(
            name: "odd", idiom: .phone, size: CGSize(width: 0, height: -5), scale: -1, safeAreaInsets: .zero)
        inWorld(odd) { application, device in
            #expect(application.screen.bounds == CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(application.screen.scale == 1 && window().safeAreaInsets == .zero)
            device.rotate(to: .landscapeRight)
        }
    }

    @Test("A change of style reaches views in windows, controllers, colours and the screen")
    func style() {
        inWorld { application, device in
            let watcher = Watcher()
            let window = window()
            window.addSubview(watcher)
            let light = Watcher()
            light.overrideUserInterfaceStyle = .light
            light.log = []
            window.addSubview(light)
            device.userInterfaceStyle = .dark
            #expect(watcher.log == ["light → dark dark"] && light.log == [])
            #expect(light.traitCollection.userInterfaceStyle == .light)
            #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
            #expect(UIView().traitCollection.userInterfaceStyle == .dark)
            #expect(
                UIColor.label.resolvedColor(with: .current)
                    == UIColor.label.resolvedColor(with: window.traitCollection))
            var white: CGFloat = 0
            UIColor.label.getWhite(&white, alpha: nil)
            #expect(white == 1)
            device.userInterfaceStyle = .unspecified
            #expect(watcher.log.last == "dark → light light")
            #expect(watcher.extras?.inheritedValues == nil)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("A view made before the device changed and shown afterwards has the device's traits")
    func lateComers() {
        inWorld { _, device in
            let (outer, inner) = (UIView(), Watcher())
            outer.traitOverrides.horizontalSizeClass = .regular
            outer.addSubview(inner)
            device.userInterfaceStyle = .dark
            window().addSubview(outer)
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(inner.traitCollection.horizontalSizeClass == .regular)
            let hidden = UIWindow()
            hidden.tintColor = .red
            device.userInterfaceStyle = .light
            hidden.isHidden = false
            #expect(hidden.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("A change of text size is a trait and a notification")
    func contentSize() {
        inWorld { application, device in
            var heard: [String] = []
            NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { note in
                let value =
                    note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                MainActor.assumeIsolated { heard.append(value?.rawValue ?? "nothing") }
            }
            let window = window()
            device.preferredContentSizeCategory = .accessibilityLarge
            device.preferredContentSizeCategory = .accessibilityLarge
            #expect(heard == [UIContentSizeCategory.accessibilityLarge.rawValue])
            #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(application.preferredContentSizeCategory.isAccessibilityCategory)
        }
    }

    @Test("Accessibility settings post their notifications, in a fixed order")
    func accessibility() {
        inWorld { _, device in
            var heard: [String] = []
            for name in UIAccessibility.announced.map(\.name) {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let text = note.name.rawValue
                    MainActor.assumeIsolated { heard.append(text) }
                }
            }
            #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isShakeToUndoEnabled)
            var settings = AccessibilitySettings()
            settings.isReduceMotionEnabled = true
            settings.isVoiceOverRunning = true
            device.accessibility = settings
            device.accessibility.isBoldTextEnabled = true
            device.accessibility = device.accessibility
            #expect(
                heard == [
                    "UIAccessibilityVoiceOverStatusDidChangeNotification",
                    "UIAccessibilityReduceMotionStatusDidChangeNotification",
                    "UIAccessibilityBoldTextStatusDidChangeNotification",
                ])
            #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isBoldTextEnabled)
            device.accessibility.prefersCrossFadeTransitions = true
            #expect(UIAccessibility.prefersCrossFadeTransitions && !UIAccessibility.isAssistiveTouchRunning)
        }
    }

    @Test("The interface rotates as the controller, the application and the user allow")
    func orientation() {
        inWorld { application, device in
            let controller = TurningController()
            let window = window(controller)
            let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            small.isHidden = false
            var heard = 0
            NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
            ) { _ in MainActor.assumeIsolated { heard += 1 } }
            controller.mask = .portrait
            device.rotate(to: .landscapeLeft)
            #expect(heard == 1 && UIDevice.current.orientation == .landscapeLeft)
            #expect(window.windowScene?.interfaceOrientation == .portrait)
            controller.mask = .landscape
            device.rotate(to: .landscapeRight)
            #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
            #expect(window.frame.size == CGSize(width: 844, height: 390) && small.frame.width == 50)
            #expect(controller.view.frame == window.bounds)
            controller.mask = .all
            device.rotate(to: .portraitUpsideDown)
            #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
            device.rotate(to: .faceUp)
            #expect(heard == 4 && UIDevice.current.orientation.isFlat)
            device.isOrientationLocked = true
            device.rotate(to: .portrait)
            #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
            device.isOrientationLocked = false
            #expect(window.windowScene?.interfaceOrientation == .portrait)
            #expect(window.frame.size == CGSize(width: 390, height: 844))
            application.declarations.supportedInterfaceOrientations = .portrait
            device.rotate(to: .landscapeLeft)
            #expect(window.frame.size == CGSize(width: 390, height: 844))
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
            device.rotate(to: .landscapeRight)
            #expect(heard == 6 && UIDevice.current.orientation == .unknown)
        }
    }

    @Test("A scene can request an orientation, and gets an error if it is not supported")
    func geometryRequest() {
        inWorld { application, device in
            let controller = TurningController()
            let window = window(controller)
            guard let scene = window.windowScene else { return }
            var errors: [String] = []
            let landscape = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
            scene.requestGeometryUpdate(landscape) { errors.append($0.localizedDescription) }
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
            controller.mask = .portrait
            scene.requestGeometryUpdate(landscape) { errors.append($0.localizedDescription) }
            #expect(
                errors == [
                    "The application and its front-most controller support none of the orientations asked for."
                ])
        }
    }

    @Test("Battery and proximity changes are posted while they are monitored")
    func battery() {
        inWorld { _, device in
            let current = UIDevice.current
            var heard: [String] = []
            for name in [
                UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
                UIDevice.proximityStateDidChangeNotification,
            ] {
                NotificationCenter.default.addObserver(forName: name, object: current, queue: nil) { note in
                    let text = note.name.rawValue
                    MainActor.assumeIsolated { heard.append(text) }
                }
            }
            device.batteryLevel = 0.5
            #expect(current.batteryLevel == -1 && current.batteryState == .unknown)
            current.isBatteryMonitoringEnabled = true
            device.batteryLevel = -3
            device.batteryState = .charging
            #expect(current.batteryLevel == 0 && current.batteryState == .charging)
            device.isCloseToUser = true
            #expect(!current.proximityState)
            current.isProximityMonitoringEnabled = true
            #expect(current.proximityState)
            device.isCloseToUser = false
            #expect(
                heard == [
                    "UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification",
                    "UIDeviceProximityStateDidChangeNotification",
                ])
        }
    }

    @Test("Names and numbers of the device are the same on every run")
    func names() {
        inWorld(.iPad) { _, device in
            let current = UIDevice.current
            #expect(
                [current.name, current.model, current.systemName, current.systemVersion]
                    == ["iPad", "iPad", "iPadOS", "18.0"])
            #expect(current.identifierForVendor?.uuidString == "00000000-0000-4000-8000-000000000001")
            UserDefaults.standard.set(1, forKey: "a")
            device.launch(LoggingAppDelegate.self)
            device.relaunch()
            #expect(UserDefaults.standard.integer(forKey: "a") == 1)
            device.permissions[.torch] = .granted
            device.iconBadgeNumber = -4
            #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
            device.reinstall()
            #expect(UserDefaults.standard.object(forKey: "a") == nil && device.permissions[.torch] == nil)
            #expect(current.identifierForVendor?.uuidString == "00000000-0000-4000-8000-000000000002")
        }
    }

    @Test("Two worlds share no device, and a world goes with its last reference")
    func worlds() {
        weak var gone: SimulatedDevice?
        do {
            let application = UIApplication(device: .iPadMini)
            gone = application.device
            UIApplication.withShared(application) {
                window().isHidden = true
                application.device.userInterfaceStyle = .dark
                application.device.launch(LoggingAppDelegate.self, scene: LoggingSceneDelegate.self)
                application.closeWindows()
            }
        }
        #expect(gone == nil)
        inWorld { _, device in #expect(device.userInterfaceStyle == .light && UIScreen.main.scale == 3) }
    }

    @Test("Low power mode and thermal state are in ProcessInfo, and posted")
    func power() {
        inWorld { _, device in
            var heard = 0
            for name in [
                Notification.Name.NSProcessInfoPowerStateDidChange,
                ProcessInfo.thermalStateDidChangeNotification,
            ] {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { heard += 1 }
                }
            }
            device.isLowPowerModeEnabled = true
            device.isLowPowerModeEnabled = true
            device.thermalState = .critical
            #expect(heard == 2 && ProcessInfo.processInfo.isLowPowerModeEnabled)
            #expect(ProcessInfo.processInfo.thermalState == .critical)
        }
    }

    @Test("The interface follows the device once a controller that supports its orientation asks for that")
    func attemptedRotation() {
        inWorld { _, device in
            let controller = TurningController()
            let scene = window(controller).windowScene
            controller.mask = .portrait
            device.rotate(to: .landscapeLeft)
            controller.mask = .all
            #expect(scene?.interfaceOrientation == .portrait)
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(scene?.interfaceOrientation == .landscapeRight)
        }
    }

    /// As Apple documents `setNeedsUpdateOfSupportedInterfaceOrientations()`: UIKit asks again, and rotates if needed.
    @Test("A controller whose supported orientations change rotates the interface at once")
    func changedOrientations() {
        inWorld { _, device in
            let controller = TurningController()
            let scene = window(controller).windowScene
            controller.mask = .landscapeLeft
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(scene?.interfaceOrientation == .landscapeLeft && controller.view.bounds.width > 600)
            controller.mask = .all
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(scene?.interfaceOrientation == .portrait)
        }
    }

    @Test("The orientation is known as long as notifications of it are requested")
    func requestedOrientation() {
        inWorld { _, device in
            let current = UIDevice.current
            current.beginGeneratingDeviceOrientationNotifications()
            for isKnown in [true, true, false] {
                #expect((current.orientation == .portrait) == isKnown)
                current.endGeneratingDeviceOrientationNotifications()
            }
            let valid = (0...6).compactMap(UIDeviceOrientation.init).filter(\.isValidInterfaceOrientation)
            #expect(valid == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
        }
    }

    @Test("A key clicks where the first responder's input view enables it")
    func inputClick() {
        final class Keys: UIView, UIInputViewAudioFeedback {
            var enableInputClicksWhenVisible: Bool { true }
        }
        inWorld { _, device in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            window().addSubview(field)
            field.becomeFirstResponder()
            UIDevice.current.playInputClick()
            #expect(device.feedback.isEmpty)
            field.inputView = Keys(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            UIDevice.current.playInputClick()
            #expect(device.feedback.map(\.kind) == [.inputClick])
        }
    }
}
