import HeadlessUIKit

extension UINavigationController {
    /// Makes the screens of the settings: General, and in it what resets the answers to permission alerts.
    static func settings() -> UINavigationController {
        UINavigationController(
            rootViewController: SettingsPage(
                "Settings",
                [
                    .page("General") { [resetRow] }
                ]))
    }

    /// Since iOS 15 resetting is one level further down.
    private static var resetRow: SettingsPage.Row {
        let reset = SettingsPage.Row.page("Reset") { [resetPrivacy] }
        let device = SimulatedDevice.current
        guard device.systemVersion.majorVersion >= 15 else { return reset }
        let model = device.profile.idiom == .pad ? "iPad" : "iPhone"
        return .page("Transfer or Reset \(model)") { [reset] }
    }

    /// Asks, and forgets the user's answers to permission alerts.
    ///
    /// The button had both titles: one in the simulator and older systems, the other on devices.
    private static var resetPrivacy: SettingsPage.Row {
        SettingsPage.Row(title: "Reset Location & Privacy", accessory: .none) { page, cell in
            let sheet = UIAlertController(
                title: nil, message: "This will reset your location and privacy settings.",
                preferredStyle: .actionSheet)
            for title in ["Reset Warnings", "Reset Settings"] {
                sheet.addAction(
                    UIAlertAction(title: title, style: .destructive) { _ in
                        SimulatedDevice.current.permissions.reset()
                    })
            }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = cell
            page.present(sheet, animated: true)
        }
    }
}
