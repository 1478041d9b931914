import HeadlessUIKit
import UserNotifications

extension TappableViewController {
    /// Presents a greeting in a popover.
    func presentPopover(from button: UIButton) {
        let greeting = GreetingViewController("Hello", identifier: "hello")
        let controller = UINavigationController(rootViewController: greeting)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.delegate = self
        controller.popoverPresentationController?.sourceView = button
        controller.popoverPresentationController?.sourceRect = button.bounds
        present(controller, animated: true)
    }

    /// Presents a greeting in a sheet.
    func showSheet() {
        let greeting = GreetingViewController("Good morning", identifier: "sheetLabel")
        let controller = UINavigationController(rootViewController: greeting)
        controller.modalPresentationStyle = .pageSheet
        present(controller, animated: true)
    }

    /// Presents an alert.
    func showInfo() {
        let alert = UIAlertController(
            title: "Info", message: "Info Button Pressed", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Asks whether notifications may be shown, which the system does in an alert of its own.
    func askForPermission() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) {
            [weak self] isGranted, _ in
            self?.show(isGranted ? "Notifications allowed" : "Notifications not allowed")
        }
    }
}

extension TappableViewController: UIPopoverPresentationControllerDelegate {
    /// Keeps the popover also where the screen is narrow.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
