/// The methods that an `SFSafariViewController` calls on its delegate; all are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the first page is there, or failed.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Called when the first address leads to another one.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
    /// Called when the user leaves by the button "Done"; the controller is dismissed after that.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL
    ) {}
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

extension DelegateRole {
    static let safariDelegate = DelegateRole(
        "SFSafariViewControllerDelegate",
        unasked: """
            safariViewController(_: SFSafariViewController, activityItemsFor: URL, title: String?) -> [UIActivity]
            safariViewController(_: SFSafariViewController, excludedActivityTypesFor: URL, title: String?) -> [ActivityType]
            safariViewControllerWillOpenInBrowser(SFSafariViewController) -> ()
            """
    ) { $0 is any SFSafariViewControllerDelegate.Type }
}
