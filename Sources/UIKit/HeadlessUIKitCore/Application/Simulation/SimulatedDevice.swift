import TimeLapse

/// The device that an application runs on: everything that the system and the user do outside the application.
///
/// Each application has its own, and so does each test. A test changes the user's settings, and performs the user's
/// actions outside the application's views; the application is notified as on a real device.
///
/// ```swift
/// @Test(.robot(on: .iPhone15)) func night() {
///     SimulatedDevice.current.userInterfaceStyle = .dark
///     SimulatedDevice.current.rotate(to: .landscapeLeft)
/// }
/// ```
@MainActor
public final class SimulatedDevice {
    /// The current application's device.
    public static var current: SimulatedDevice { UIApplication.shared.device }

    /// The measures of the device.
    public internal(set) var profile: DeviceProfile

    package var application: UIApplication? { applicationReference.object }
    private var applicationReference = WeakReference<UIApplication>()
    let screen: UIScreen
    let inheritedValues: DeviceTraits
    let processWorld: ProcessWorld

    var requests = UIDevice.Requests()

    init(_ profile: DeviceProfile, _ inheritedValues: DeviceTraits, _ processWorld: ProcessWorld) {
        self.profile = profile
        self.inheritedValues = inheritedValues
        self.processWorld = processWorld
        processWorld.textDevice = profile.idiom == .pad ? .ipad : .iphone
        screen = UIScreen(profile)
        let traits = traits
        inheritedValues.value = InheritedTraits(traits: traits)
        LayoutDirections.note(traits)
        screen.device = self
    }

    func connect(_ application: WeakReference<UIApplication>) {
        applicationReference = application
    }

    func post(_ name: Notification.Name, _ object: Any?, _ userInfo: [AnyHashable: Any]? = nil) {
        application?.notificationCenter.post(name: name, object: object, userInfo: userInfo)
    }

    /// Sets a value of the process's world, and posts a notification if it is another one.
    func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<ProcessWorld, Value>, _ value: Value,
        posting name: Notification.Name, _ object: Any? = nil
    ) {
        guard value != processWorld[keyPath: property] else { return }
        processWorld[keyPath: property] = value
        post(name, object)
    }

    /// Runs `body` as one turn of the application, as the shared one.
    package func asOneTurn(_ body: () -> Void) {
        guard let application else { return }
        UIApplication.withShared(application) { application.asOneTurn(body) }
    }

    // MARK: Settings

    /// Whether the user prefers light or dark interfaces; light at first. Unspecified counts as light.
    public var userInterfaceStyle = UIUserInterfaceStyle.light {
        didSet { if userInterfaceStyle != oldValue { traitsDidChange() } }
    }

    /// The text size that the user prefers; ``UIContentSizeCategory/large`` at first.
    public var preferredContentSizeCategory = UIContentSizeCategory.large {
        didSet {
            guard preferredContentSizeCategory != oldValue else { return }
            traitsDidChange()
            post(
                UIContentSizeCategory.didChangeNotification, screen,
                [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
        }
    }

    /// The user's accessibility settings.
    public var accessibility = AccessibilitySettings() {
        didSet {
            for (setting, name) in UIAccessibility.announced where setting(accessibility) != setting(oldValue)
            {
                post(name, nil)
            }
        }
    }

    /// Whether low power mode is on.
    public var isLowPowerModeEnabled: Bool {
        get { processWorld.isLowPowerModeEnabled }
        set {
            set(
                \.isLowPowerModeEnabled, newValue,
                posting: TimeLapse::ProcessInfo.powerStateDidChangeNotification,
                TimeLapse::ProcessInfo.processInfo)
        }
    }

    /// The thermal state of the device.
    public var thermalState: TimeLapse::ProcessInfo.ThermalState {
        get { processWorld.thermalState }
        set {
            set(
                \.thermalState, newValue, posting: TimeLapse::ProcessInfo.thermalStateDidChangeNotification,
                TimeLapse::ProcessInfo.processInfo)
        }
    }

    /// The version of the device's system; 18.0 unless set.
    public var systemVersion: OperatingSystemVersion {
        get { processWorld.systemVersion }
        set { processWorld.systemVersion = newValue }
    }

    // MARK: Battery and proximity

    /// The charge of the battery, from 0 to 1; full at first. NaN is a failure, and the old value is kept.
    public var batteryLevel: Float = 1 {
        didSet {
            let level = batteryLevel.numeric(or: oldValue, "batteryLevel", of: "the device")
            batteryLevel = min(max(level, 0), 1)
            guard batteryLevel != oldValue, requests.isBatteryMonitored else { return }
            post(UIDevice.batteryLevelDidChangeNotification, UIDevice.current)
        }
    }

    /// The state of the battery; unplugged at first.
    public var batteryState = UIDevice.BatteryState.unplugged {
        didSet {
            guard batteryState != oldValue, requests.isBatteryMonitored else { return }
            post(UIDevice.batteryStateDidChangeNotification, UIDevice.current)
        }
    }

    /// Whether something is close to the screen, such as an ear.
    public var isCloseToUser = false {
        didSet {
            guard isCloseToUser != oldValue, requests.isProximityMonitored else { return }
            post(UIDevice.proximityStateDidChangeNotification, UIDevice.current)
        }
    }

    // MARK: Orientation

    /// The orientation of the device; portrait at first. ``rotate(to:fileID:filePath:line:column:)`` changes it.
    public internal(set) var orientation = UIDeviceOrientation.portrait

    /// The orientation of the application's interface.
    public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

    /// Whether the user has locked the interface: it then stays as it is when the device rotates.
    public var isOrientationLocked = false {
        didSet { if !isOrientationLocked { followOrientation() } }
    }

    // MARK: Applications

    /// The schemes of the URLs that other applications on the device open; at first, those of the system's
    /// applications.
    public var installedURLSchemes = systemURLSchemes

    private static let systemURLSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "maps", "itms-apps", "app-settings",
    ]

    /// The hosts whose web URLs other applications on the device open, instead of the browser.
    public var universalLinkHosts: Set<String> = []

    /// The URLs that the application opened, in order.
    public internal(set) var openedURLs: [URL] = []

    /// The number on the application's icon; none at 0. A negative one counts as 0.
    public var iconBadgeNumber = 0 {
        didSet { if iconBadgeNumber < 0 { iconBadgeNumber = 0 } }
    }

    /// The user's answers to permission alerts.
    public var permissions: DevicePermissions {
        if let existingPermissions { return existingPermissions }
        let permissions = DevicePermissions()
        permissions.changed = { [weak self] permission in
            for service in self?.services ?? [] { service.permissionDidChange(permission) }
        }
        existingPermissions = permissions
        return permissions
    }
    private var existingPermissions: DevicePermissions?

    /// The services that modules above have added, in the order in which they were made.
    var services: [any DeviceService] = []

    /// Whether the screen is locked.
    public internal(set) var isLocked = false
    var wasInFrontWhenLocked = false
    /// 1 if a system alert is one of the application's interruptions, otherwise 0.
    var systemInterruptions = 0
    var installations = 1
    var launchPlan: LaunchPlan?
    /// How often scheduled work has launched the application at a time, without another launch in between.
    final var launchesByWork: (time: VirtualClock.Instant?, count: Int) = (nil, 0)
    var keptSession: UISceneSession?
    /// The sessions that the application is told were discarded, at its next launch.
    var discardedSessions: [UISceneSession] = []
    var sessionCount = 0

    /// Drops what holds the application's objects, at the end of a test.
    func leave() {
        existingPermissions?.forgetProcess()
        for service in services { service.forgetProcess() }
        launchPlan = nil
        (keptSession, discardedSessions) = (nil, [])
    }

    func cancelWork() {
        for service in services { service.cancelWork() }
    }

    /// Runs `action` in a separate turn, as a callback from another process does.
    package func inTurnOfItsOwn(_ name: String, _ action: @escaping @MainActor () -> Void) {
        _ = application?.clock.schedule(after: .zero, every: nil, name: name, site: nil, action)
    }

    // MARK: Traits

    var traits: UITraitCollection { traits(in: interfaceOrientation) }

    func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
        let classes = profile.sizeClasses(in: orientation)
        // Not set by a closure, which takes them as any traits.
        var values = TraitValues()
        values.userInterfaceStyle = userInterfaceStyle == .dark ? .dark : .light
        values.userInterfaceLevel = .base
        values.userInterfaceIdiom = profile.idiom
        values.horizontalSizeClass = classes.horizontal
        values.verticalSizeClass = classes.vertical
        values.displayScale = profile.soundScale
        if preferredContentSizeCategory != .unspecified {
            values.preferredContentSizeCategory = preferredContentSizeCategory
        } else {
            values.preferredContentSizeCategory = .large
        }
        values.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
        // Unchanged traits are the same object everywhere, so that comparing them costs nothing.
        return values == UITraitCollection.standard.values ? .standard : UITraitCollection(values)
    }

    /// Updates the traits of all windows to the device's, with the callbacks for those that change.
    func traitsDidChange() {
        guard let application else { return }
        let old = inheritedValues.value
        let new = InheritedTraits(traits: traits)
        guard new != old else { return }
        inheritedValues.value = new
        LayoutDirections.note(new.traits)
        asOneTurn {
            ViewTree.change()
            for window in application.windows + application.systemScreen.windows {
                window.updateInheritedTraits(fromDevice: old)
                window.rootViewController?.keepFormerTraits(old)
            }
        }
    }
}
