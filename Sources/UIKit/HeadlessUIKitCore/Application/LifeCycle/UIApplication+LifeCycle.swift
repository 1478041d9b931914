// MARK: - Transitions between states

extension UIApplication {
    /// Enters the foreground, from the background or at the launch.
    ///
    /// "Will" callbacks come before the state changes, "did" callbacks after it.
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

    /// Becomes active, unless something interrupts the application.
    final func becomeActive() {
        guard process.phase != .over, process.state == .inactive, process.interruptions == 0 else { return }
        process.state = .active
        windowScene.activationState = .foregroundActive
        announce(Self.didBecomeActiveNotification, UIScene.didActivateNotification) {
            $0.sceneDidBecomeActive(windowScene)
        } or: {
            $0.applicationDidBecomeActive(self)
        }
    }

    /// Becomes inactive; touches under way are cancelled.
    final func resignActive() {
        guard process.phase != .over, process.state == .active else { return }
        breakOffAllTouches()
        announce(Self.willResignActiveNotification, UIScene.willDeactivateNotification) {
            $0.sceneWillResignActive(windowScene)
        } or: {
            $0.applicationWillResignActive(self)
        }
        // The delegate may have terminated the application in the callback.
        guard process.state == .active else { return }
        process.state = .inactive
        windowScene.activationState = .foregroundInactive
    }

    final func leaveForeground() {
        resignActive()
        enterBackground()
    }

    private func enterBackground() {
        guard process.phase != .over, process.state == .inactive else { return }
        process.state = .background
        windowScene.activationState = .background
        noteBackground()
        announce(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification) {
            $0.sceneDidEnterBackground(windowScene)
        } or: {
            $0.applicationDidEnterBackground(self)
        }
        if let sceneDelegate = process.sceneDelegate {
            let activity = sceneDelegate.stateRestorationActivity(for: windowScene)
            windowScene.session.stateRestorationActivity = activity?.copied()
        }
    }

    /// Sends a memory warning to the delegate, the controllers, and observers of the notification.
    final func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for controller in allControllers { controller.didReceiveMemoryWarning() }
        announce(Self.didReceiveMemoryWarningNotification)
    }

    final var allControllers: [UIViewController] {
        var found: [UIViewController] = []
        var pending = windows.reversed().compactMap(\.rootViewController)
        while let controller = pending.popLast() {
            found.append(controller)
            if let presented = controller.presentation?.presented { pending.append(presented) }
            pending += controller.children.reversed()
        }
        return found
    }

    /// Tells the scene's delegate, or without scenes the application's, and posts the notifications.
    final func announce(
        _ name: Notification.Name, _ sceneName: Notification.Name,
        toScene tellScene: (any UISceneDelegate) -> Void, or tell: (any UIApplicationDelegate) -> Void
    ) {
        if let sceneDelegate = process.sceneDelegate {
            tellScene(sceneDelegate)
            announce(sceneName)
        } else if let delegate {
            tell(delegate)
        }
        announce(name)
    }

    final func announce(_ name: Notification.Name) {
        let isOfScene = name.rawValue.hasPrefix("UIScene")
        notificationCenter.post(name: name, object: isOfScene ? windowScene : self)
    }

    final func breakOffAllTouches() {
        drags.cancelAll()
        for window in windows { window.breakOffTouches(in: window) }
    }
}
