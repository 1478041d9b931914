import FailureReporting
import Foundation

extension SimulatedDevice {
    /// Turns the device, and with it the interface as far as the application wants that.
    ///
    /// The interface turns if the application and the front-most controller support it so
    /// (``UIViewController/supportedInterfaceOrientations``) and the user has not locked it: the screen's bounds, its
    /// safe area, size classes, and windows that fill the screen follow. A phone without a home button never shows an
    /// interface upside down.
    ///
    /// `UIDevice.orientationDidChangeNotification` comes first, then the interface turns. It has its new size at once, and
    /// takes 0.3 s to be seen there: `TimeLapse.waitForAnimationsToFinish()` waits for that.
    public func rotate(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        if facts.isGeneratingDeviceOrientationNotifications {
            asOneTurn { post(UIDevice.orientationDidChangeNotification, facts) }
        }
        followOrientation()
    }

    /// Turns the interface as the device is held, if that is to be.
    func followOrientation() {
        guard !isOrientationLocked, let wanted = orientation.interfaceOrientation else { return }
        if supportedOrientations.contains(wanted.mask) { turnInterface(to: wanted) }
    }

    /// The orientations that the application and its front-most controller support.
    var supportedOrientations: UIInterfaceOrientationMask {
        guard let application else { return .portrait }
        let window = application.keyWindow ?? application.windows.last
        var mask = application.orientations(for: window)
        if let controller = window?.rootViewController?.frontMost {
            mask.formIntersection(controller.supportedInterfaceOrientations)
        }
        if profile.idiom == .phone, !profile.hasHomeButton { mask.remove(.portraitUpsideDown) }
        return mask
    }

    /// Shows the interface in an orientation; it is the one place where an interface turns.
    ///
    /// The controllers of the window that fills the screen are told as ``UIWindow/transition(toSize:traits:changing:)``
    /// says.
    func turnInterface(to orientation: UIInterfaceOrientation) {
        guard let application, orientation != interfaceOrientation, orientation != .unknown else { return }
        let old = screen.bounds
        let size = profile.size(in: orientation)
        let filling = application.windows.filter { $0.frame == old }
        guard let main = filling.last(where: { $0.rootViewController != nil }) else {
            return show(orientation, filling)
        }
        let others = filling.filter { $0 !== main }
        main.transition(toSize: size, traits: traits(in: orientation)) { [weak self] in
            self?.show(orientation, others)
        }
    }

    private func show(_ orientation: UIInterfaceOrientation, _ filling: [UIWindow]) {
        guard let application else { return }
        interfaceOrientation = orientation
        screen.turn(to: orientation)
        asOneTurn {
            ViewTree.change()
            traitsDidChange()
            for window in filling { window.frame = screen.bounds }
            for window in application.windows { window.noteSafeAreasInside() }
            application.keyboard.screenDidTurn()
            application.systemScreen.screenDidTurn()
        }
    }
}

extension UIViewController {
    /// The controller that has the screen: the last one presented.
    fileprivate var frontMost: UIViewController {
        var front = self
        while let next = front.presentation?.presented { front = next }
        return front
    }
}

extension UIApplication {
    /// The orientations that the application supports in a window.
    ///
    /// What its delegate says, else what it declares, else all that its device is made for.
    final func orientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? supportedInterfaceOrientations(for: window)
    }

    /// The orientations that the application declares; those that the device is made for if it does not.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        declarations.supportedInterfaceOrientations ?? device.profile.supportedInterfaceOrientations
    }
}
