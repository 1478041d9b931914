import Foundation

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

/// How a mail ended.
public enum MFMailComposeResult: Int, Sendable {
    /// The user cancelled it, and deleted the draft.
    case cancelled
    /// The user cancelled it, and saved the draft.
    case saved
    /// The user sent it.
    case sent
    /// It could not be sent; never here.
    case failed
}

extension DelegateProtocol {
    static let mail = DelegateProtocol("MFMailComposeViewControllerDelegate") {
        $0 is any MFMailComposeViewControllerDelegate.Type
    }
}

extension DelegateRole {
    static let mailDelegate = DelegateRole(.mail)
}
