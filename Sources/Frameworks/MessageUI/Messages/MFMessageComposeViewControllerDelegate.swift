import Foundation

/// The method that an `MFMessageComposeViewController` calls on its delegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user sends the message or cancels it; the delegate dismisses the screen.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// How a message ended.
public enum MessageComposeResult: Int, Sendable {
    /// The user cancelled it.
    case cancelled
    /// The user sent it.
    case sent
    /// It could not be sent; never here.
    case failed
}

extension DelegateProtocol {
    static let message = DelegateProtocol("MFMessageComposeViewControllerDelegate") {
        $0 is any MFMessageComposeViewControllerDelegate.Type
    }
}

extension DelegateRole {
    static let messageDelegate = DelegateRole(.message)
}
