import Robot

@testable import UserNotifications

extension Hand {
    private var device: SimulatedDevice { application.device }

    /// A step that the device, or another application, takes.
    mutating func change(_ interaction: Interaction) -> Deed? {
        let device = device
        switch interaction {
        case .rotate:
            let orientations: [(String, UIDeviceOrientation)] = [
                ("portrait", .portrait), ("landscape left", .landscapeLeft),
                ("landscape right", .landscapeRight), ("upside down", .portraitUpsideDown),
                ("face up", .faceUp),
            ]
            let (name, orientation) = draw.numbers.element(of: orientations)
            return Deed("rotate the device to \(name)") { device.rotate(to: orientation) }
        case .changeAppearance:
            let style: UIUserInterfaceStyle = device.userInterfaceStyle == .dark ? .light : .dark
            return Deed("make the appearance \(style == .dark ? "dark" : "light")") {
                device.userInterfaceStyle = style
            }
        case .changeTextSize:
            let sizes: [UIContentSizeCategory] = [
                .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
                .accessibilityExtraExtraExtraLarge,
            ]
            let size = draw.numbers.element(of: sizes)
            return Deed("make the text size \(size.rawValue)") { device.preferredContentSizeCategory = size }
        case .changeLanguage:
            let languages: [DeviceLanguage] = ["en", "ar", "de", .doubleLengthPseudolanguage]
            let language = draw.numbers.element(of: languages)
            return Deed("make the language \(language)") { device.language = language }
        case .warnOfMemory: return Deed("warn of memory") { device.sendMemoryWarning() }
        case .screenshot: return Deed("take a screenshot") { device.takeScreenshot() }
        case .shake: return isInFront ? Deed("shake the device") { shakeDevice() } : nil
        case .relaunch:
            let restores = draw.numbers.onceIn(2)
            return Deed("launch the application again" + (restores ? ", restoring its state" : "")) {
                device.relaunch(restoringState: restores)
            }
        case .leave, .comeBack, .lock, .interrupt: return comeAndGo(interaction)
        default: return reach(interaction)
        }
    }

    /// A step that takes the application to the background, or to the front.
    private func comeAndGo(_ interaction: Interaction) -> Deed? {
        let device = device
        let isInBackground = application.applicationState == .background
        switch interaction {
        case .leave: return isInBackground ? nil : Deed("go to the home screen") { device.pressHome() }
        case .comeBack:
            return isInBackground ? Deed("come back to the application") { device.activate() } : nil
        case .lock:
            return Deed(device.isLocked ? "unlock the screen" : "lock the screen") {
                if device.isLocked { device.unlock() } else { device.lock() }
            }
        default:
            return isInBackground
                ? nil
                : Deed("interrupt the application for a second") {
                    device.beginInterruption()
                    TimeLapse.advance(by: .seconds(1))
                    device.endInterruption()
                }
        }
    }

    /// A step in which something from outside reaches the application.
    private mutating func reach(_ interaction: Interaction) -> Deed? {
        let device = device
        switch interaction {
        case .openLink:
            guard let link = subject.links.isEmpty ? nil : draw.numbers.element(of: subject.links),
                let url = URL(string: link)
            else { return nil }
            return Deed("open \(link)") { device.open(url) }
        case .push:
            let number = draw.numbers.next(below: 3)
            return Deed("deliver a push notification \"Push \(number)\"") {
                device.deliverPush(
                    ["aps": ["alert": "Push \(number)"], "note": number], identifier: "push \(number)")
            }
        case .respondToNotification:
            let delivered = device.notifications.delivered.map(\.request.identifier)
            guard !delivered.isEmpty else { return nil }
            let identifier = draw.numbers.element(of: delivered)
            return Deed("open the notification \"\(identifier)\"") {
                device.respondToNotification(identifier)
            }
        default:
            guard
                SystemScreen.current.alert?.title.hasPrefix("Face") == true
                    || SystemScreen.current.alert?.title.hasPrefix("Touch ID") == true
            else { return nil }
            return draw.numbers.onceIn(3)
                ? Deed("show another face") { device.failFace() }
                : Deed("show the owner's face") { device.matchFace() }
        }
    }
}
