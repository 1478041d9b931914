extension UIStatusBarManager {
    /// How the status bar is written: as the controller in front that decides about it would have it.
    public var statusBarStyle: UIStatusBarStyle {
        guard let controller = Self.decider else { return .default }
        return controller.followed { $0.childForStatusBarStyle }.preferredStatusBarStyle
    }

    /// Whether there is no status bar, as the controller in front that decides about it would have it.
    public var isStatusBarHidden: Bool {
        guard let controller = Self.decider else { return false }
        return controller.followed { $0.childForStatusBarHidden }.prefersStatusBarHidden
    }

    /// The controller that decides, of the key window or the front-most.
    private static var decider: UIViewController? {
        let application = UIApplication.shared
        let window = application.keyWindow ?? application.windows.last
        return window?.rootViewController?.statusBarDecider
    }
}

extension UIViewController {
    /// How many controllers a question is passed on to at most: far more than there are in each other.
    private static let passingLimit = 100

    /// The controller that covers the status bar, or has captured it, from this one on to the front.
    final var statusBarDecider: UIViewController {
        var decider = self
        for layer in (presentation?.layers ?? []).reversed() where layer.phase != .ending {
            let style = layer.controller.presentationStyle
            // What covers the full window decides; what leaves its presenter in place does so only if it asks to.
            if style == .fullScreen || layer.presented.modalPresentationCapturesStatusBarAppearance {
                decider = layer.presented
            }
        }
        return decider
    }

    /// The controller that a question is passed on to, from child to child.
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
    /// Whether the home indicator may go out of sight, as the controller in front would have it.
    package final var homeIndicatorIsAutoHidden: Bool {
        guard let controller = rootViewController?.frontmost else { return false }
        return controller.followed { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden
    }
}

extension UIViewController {
    /// The controller in front of all that are presented over this one.
    final var frontmost: UIViewController { presentation?.layers.first?.presented ?? self }
}
