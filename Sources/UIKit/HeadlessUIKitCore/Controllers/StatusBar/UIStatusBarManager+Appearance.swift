extension UIStatusBarManager {
    /// The style of the status bar, determined by the controller in front.
    public var statusBarStyle: UIStatusBarStyle { Self.shownStyle }

    static var shownStyle: UIStatusBarStyle {
        let application = UIApplication.shared
        guard application.declarations.controllersDetermineStatusBar else {
            return application.ownStatusBar.style
        }
        guard let controller = decider else { return .default }
        return controller.followed { $0.childForStatusBarStyle }.preferredStatusBarStyle
    }

    /// Whether the status bar is hidden, determined by the controller in front.
    public var isStatusBarHidden: Bool { Self.isShownHidden }

    static var isShownHidden: Bool {
        let application = UIApplication.shared
        guard application.declarations.controllersDetermineStatusBar else {
            return application.ownStatusBar.isHidden
        }
        guard let controller = decider else { return false }
        return controller.followed { $0.childForStatusBarHidden }.prefersStatusBarHidden
    }

    private static var decider: UIViewController? {
        let application = UIApplication.shared
        let window = application.keyWindow ?? application.windows.last
        return window?.rootViewController?.statusBarDecider
    }
}

extension UIViewController {
    private static let passingLimit = 100

    /// The controller that covers the status bar, or captured its appearance, from this one to the front.
    final var statusBarDecider: UIViewController {
        var decider = self
        for layer in (presentation?.layers ?? []).reversed() where layer.phase != .ending {
            let style = layer.controller.presentationStyle
            // A full-screen presentation determines it; one that leaves its presenter in place does so only on request.
            if style == .fullScreen || layer.presented.modalPresentationCapturesStatusBarAppearance {
                decider = layer.presented
            }
        }
        return decider
    }

    /// Returns the controller at the end of a chain of children, starting at this one.
    final func followed(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = self
        for _ in 0..<Self.passingLimit {
            guard let next = child(controller), next !== controller else { break }
            controller = next
        }
        return controller
    }
}

extension UIWindow {
    /// Whether the home indicator may be hidden, determined by the controller in front.
    package final var homeIndicatorIsAutoHidden: Bool {
        guard let controller = rootViewController?.frontmost else { return false }
        return controller.followed { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden
    }

    /// The edges at which the application's gestures come first, determined by the controller in front.
    package final var edgesDeferringSystemGestures: UIRectEdge {
        guard let controller = rootViewController?.frontmost else { return [] }
        return controller.followed { $0.childForScreenEdgesDeferringSystemGestures }
            .preferredScreenEdgesDeferringSystemGestures
    }
}

extension UIViewController {
    /// The front-most of the controllers that are presented over this one, or itself.
    final var frontmost: UIViewController { presentation?.layers.first?.presented ?? self }
}
