/// The method that an `MFMessageComposeViewController` calls on its delegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user sends the message or cancels it; the delegate dismisses the screen.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension DelegateRole {
    static let messageDelegate = DelegateRole("MFMessageComposeViewControllerDelegate") {
        $0 is any MFMessageComposeViewControllerDelegate.Type
    }
}
