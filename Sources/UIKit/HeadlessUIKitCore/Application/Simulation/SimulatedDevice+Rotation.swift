import FailureReporting

extension SimulatedDevice {
    /// Rotates the device, and with it the interface if the application supports the orientation.
    ///
    /// The interface rotates if the application and the front-most controller support it
    /// (``UIViewController/supportedInterfaceOrientations``) and the user has not locked it: the screen's bounds, its
    /// safe area, size classes, and windows that fill the screen follow. A phone without a home button never shows an
    /// interface upside down.
    ///
    /// `UIDevice.orientationDidChangeNotification` comes first, then the interface rotates. It has its new size
    /// immediately; the animation takes 0.3 s, which `TimeLapse.waitForAnimationsToFinish()` waits for.
    public func rotate(
        to orientation: UIDeviceOrientation, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            guard orientation != self.orientation else { return }
            self.orientation = orientation
            if requests.generators > 0 {
                asOneTurn { post(UIDevice.orientationDidChangeNotification, UIDevice.current) }
            }
            followOrientation()
        }
    }

    func followOrientation() {
        guard !isOrientationLocked, let wanted = orientation.interfaceOrientation else { return }
        if supportedOrientations.contains(wanted.mask) { turnInterface(to: wanted) }
    }

    /// Rotates the interface if a controller supports other orientations than before: as the device is held, or else
    /// away from an orientation that is not supported.
    func supportedOrientationsDidChange() {
        // Once: the delegate and controllers are asked each time.
        let supported = supportedOrientations
        if !isOrientationLocked, let wanted = orientation.interfaceOrientation,
            supported.contains(wanted.mask)
        {
            return turnInterface(to: wanted)
        }
        guard !supported.contains(interfaceOrientation.mask) else { return }
        let other = UIInterfaceOrientation.inOrderOfPreference.first { supported.contains($0.mask) }
        if let other { turnInterface(to: other) }
    }

    var supportedOrientations: UIInterfaceOrientationMask {
        guard let application else { return .portrait }
        let window = application.keyWindow ?? application.windows.last
        var mask = application.orientations(for: window)
        if let controller = window?.rootViewController?.frontmost {
            mask.formIntersection(controller.supportedInterfaceOrientations)
        }
        if profile.idiom == .phone, !profile.hasHomeButton { mask.remove(.portraitUpsideDown) }
        return mask
    }

    /// Rotates the interface to an orientation; the only place where an interface rotates.
    ///
    /// The controllers of the window that fills the screen get the callbacks of
    /// ``UIWindow/transition(toSize:traits:changing:)``.
    func turnInterface(to orientation: UIInterfaceOrientation) {
        guard orientation != interfaceOrientation, orientation != .unknown else { return }
        resize(profile, orientation)
    }

    /// Makes it another device while the application runs: windows that fill the screen get its size, and all of them
    /// its traits.
    package func become(_ profile: DeviceProfile) {
        guard profile != self.profile else { return }
        processWorld.textDevice = profile.idiom == .pad ? .ipad : .iphone
        resize(profile, interfaceOrientation)
    }

    private func resize(_ profile: DeviceProfile, _ orientation: UIInterfaceOrientation) {
        guard let application else { return }
        let old = screen.bounds
        let size = profile.size(in: orientation)
        let isOther = profile != self.profile
        self.profile = profile
        if isOther { screen.profile = profile }
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

extension UIApplication {
    /// The orientations that the application supports in a window.
    ///
    /// The delegate determines them; otherwise the declarations; otherwise the device.
    final func orientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? supportedInterfaceOrientations(for: window)
    }
}
