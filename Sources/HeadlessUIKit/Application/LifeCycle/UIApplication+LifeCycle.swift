import Foundation

extension UIApplication {
    /// Who is told of the application's life.
    ///
    /// One that the application was launched with is kept alive until the end of its process; one that is set is not.
    public final var delegate: (any UIApplicationDelegate)? {
        get { process.ownDelegate ?? process.otherDelegate }
        set {
            UncalledMethods.report(newValue, as: .applicationDelegate)
            process.ownDelegate = nil
            process.otherDelegate = newValue
        }
    }

    /// What the application is doing: active, until a test does something about it.
    public final var applicationState: State { process.state }

    /// The scenes that are connected: the application's one.
    public final var connectedScenes: Set<UIScene> {
        process.phase == .over || windowScene.activationState == .unattached ? [] : [windowScene]
    }

    /// The sessions of the scenes that the user has not done away with.
    public final var openSessions: Set<UISceneSession> {
        connectedScenes.reduce(into: []) { $0.insert($1.session) }
    }

    /// Whether an application can have more than one scene: it cannot.
    public final var supportsMultipleScenes: Bool { false }

    /// Whether the screen stays on without anybody touching it; kept for the application, as no screen goes off here.
    public final var isIdleTimerDisabled: Bool {
        get { process.isIdleTimerDisabled }
        set { process.isIdleTimerDisabled = newValue }
    }

    /// The number on the application's icon, which outlives its process; none at 0. A negative one counts as 0.
    public final var applicationIconBadgeNumber: Int {
        get { device.iconBadgeNumber }
        set { device.iconBadgeNumber = newValue }
    }

    /// How large the user wants text to be.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        inheritedValues.value.traits.preferredContentSizeCategory
    }
}

// MARK: - Stages

extension UIApplication {
    /// Comes to the front from out of sight, or from the launch.
    ///
    /// The state is told as it was where something is about to happen, and as it is where it has.
    final func enterForeground() {
        let isLaunch = process.phase == .launching
        if process.usesScenes {
            process.sceneDelegate?.sceneWillEnterForeground(windowScene)
            announce(UIScene.willEnterForegroundNotification)
        } else if !isLaunch {
            delegate?.applicationWillEnterForeground(self)
        }
        if process.usesScenes || !isLaunch { announce(Self.willEnterForegroundNotification) }
        process.state = .inactive
        windowScene.activationState = .foregroundInactive
        noteForeground()
    }

    /// Receives events from now on, unless something is in the way.
    final func becomeActive() {
        guard process.phase != .over, process.state == .inactive, process.interruptions == 0 else { return }
        process.state = .active
        windowScene.activationState = .foregroundActive
        if process.usesScenes {
            process.sceneDelegate?.sceneDidBecomeActive(windowScene)
            announce(UIScene.didActivateNotification)
        } else {
            delegate?.applicationDidBecomeActive(self)
        }
        announce(Self.didBecomeActiveNotification)
    }

    /// Receives no events from now on; the touches that are under way are cancelled.
    final func resignActive() {
        guard process.phase != .over, process.state == .active else { return }
        breakOffAllTouches()
        if process.usesScenes {
            process.sceneDelegate?.sceneWillResignActive(windowScene)
            announce(UIScene.willDeactivateNotification)
        } else {
            delegate?.applicationWillResignActive(self)
        }
        announce(Self.willResignActiveNotification)
        // Being told of it, the delegate may have ended the application.
        guard process.state == .active else { return }
        process.state = .inactive
        windowScene.activationState = .foregroundInactive
    }

    /// Goes out of sight.
    final func enterBackground() {
        guard process.phase != .over, process.state == .inactive else { return }
        process.state = .background
        windowScene.activationState = .background
        noteBackground()
        if process.usesScenes {
            process.sceneDelegate?.sceneDidEnterBackground(windowScene)
            announce(UIScene.didEnterBackgroundNotification)
        } else {
            delegate?.applicationDidEnterBackground(self)
        }
        announce(Self.didEnterBackgroundNotification)
        if let sceneDelegate = process.sceneDelegate {
            let activity = sceneDelegate.stateRestorationActivity(for: windowScene)
            windowScene.session.stateRestorationActivity = activity?.copied()
        }
    }

    /// Tells that memory is short: the delegate, the controllers, and whoever observes the notification.
    final func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for controller in allControllers { controller.didReceiveMemoryWarning() }
        announce(Self.didReceiveMemoryWarningNotification)
    }

    private var allControllers: [UIViewController] {
        var found: [UIViewController] = []
        var pending = windows.reversed().compactMap(\.rootViewController)
        while let controller = pending.popLast() {
            found.append(controller)
            if let presented = controller.presentation?.presented { pending.append(presented) }
            pending += controller.children.reversed()
        }
        return found
    }

    /// Posts one of the life's notifications, about the application or about its scene.
    final func announce(_ name: Notification.Name) {
        let isOfScene = name.rawValue.hasPrefix("UIScene")
        notificationCenter.post(name: name, object: isOfScene ? windowScene : self)
    }

    private func breakOffAllTouches() {
        for window in windows { window.breakOffTouches(in: window) }
    }
}
