extension UIApplication {
    final func add(_ window: UIWindow) {
        guard !window.isSystemWindow else { return }
        windowStore.append(window)
        sortWindows()
        notificationCenter.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }

    /// The visible windows and, in front of them, the keyboard's if it is on screen, and the system's.
    package final var shownWindows: [UIWindow] {
        var shown = windows
        if let window = keyboard.window { shown.append(window) }
        return shown + systemScreen.windows
    }

    /// The windows that queries search by default: the system's, and the key window.
    package final var attendedWindows: [UIWindow] {
        let own = keyWindow.map { [$0] } ?? []
        return systemScreen.isEmpty ? own : systemScreen.windows.reversed() + own
    }

    final func remove(_ window: UIWindow) {
        ViewTree.keepIfLooking(window)
        windowStore.removeAll { $0 === window }
        if !drags.isEmpty { drags.windowWasClosed(window) }
        if keyWindow === window { makeKey(windowStore.last) }
        guard !window.isSystemWindow else { return }
        notificationCenter.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    }

    final func bringToFront(_ window: UIWindow) {
        guard windowStore.contains(where: { $0 === window }), windowStore.last !== window else { return }
        windowStore.removeAll { $0 === window }
        windowStore.append(window)
        sortWindows()
    }

    final func sortWindows() {
        // Ties are broken by position: windows of one level keep the order in which they were shown.
        windowStore = windowStore.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
    }

    final func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keyWindow = window
        old?.resignKey()
        if let old { notificationCenter.post(name: UIWindow.didResignKeyNotification, object: old) }
        window?.becomeKey()
        if let window { notificationCenter.post(name: UIWindow.didBecomeKeyNotification, object: window) }
        focusDidChange()
    }

    /// Returns the front-most window and view that a touch at `point` would begin in.
    ///
    /// - Parameter point: in the screen's coordinates.
    package final func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        let nesting = Recursion.hitTests
        guard nesting.enter({ Recursion.hitTest(at: point) }) else { return nil }
        defer { nesting.leave() }
        if let hit = systemScreen.hitTest(point, with: event) { return hit }
        if let window = keyboard.window(at: point), let view = window.hitTest(point, with: event) {
            return (window, view)
        }
        for window in windows.reversed() where !window.isFlattened {
            if let view = window.hitTest(window.convertFromSuperview(point), with: event) {
                return (window, view)
            }
        }
        return nil
    }

    package final func closeWindows() {
        drags.abandon()
        for window in windows {
            window.isHidden = true
            // The views release the window when they leave it. An animation of the window itself, such as that of a
            // rotation, would hold it until its end, which may never come.
            window.endAnimationsOffScreen()
        }
        gestures.abandon()
    }
}

extension UIApplication {
    /// Lays out and draws what waits for it in all visible windows.
    ///
    /// It is done around every event and every key, mostly with nothing that waits: so each object is loaded once.
    final func layOutAndDisplay() {
        let (keyboard, systemScreen) = (keyboard, systemScreen)
        for window in windowStore { window.layOutTree() }
        keyboard.layOut()
        systemScreen.layOut()
        for window in windowStore { window.displayTree() }
        keyboard.display()
        systemScreen.display()
    }
}
