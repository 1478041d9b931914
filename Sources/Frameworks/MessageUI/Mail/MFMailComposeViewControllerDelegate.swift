/// The method that an `MFMailComposeViewController` calls on its delegate.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user sends the mail or cancels it; the delegate dismisses the screen.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing: the screen stays.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}

extension DelegateRole {
    static let mailDelegate = DelegateRole("MFMailComposeViewControllerDelegate") {
        $0 is any MFMailComposeViewControllerDelegate.Type
    }
}
