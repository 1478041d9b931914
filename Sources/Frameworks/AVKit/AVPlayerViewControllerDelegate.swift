/// The methods that an `AVPlayerViewController` calls on its delegate; all are optional.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Called when the controller is presented over the screen.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator)
    /// Called when the controller is dismissed.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {}
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {}
}

extension DelegateRole {
    static let playerControllerDelegate = DelegateRole(
        "AVPlayerViewControllerDelegate",
        unasked: """
            playerViewControllerWillStartPictureInPicture(AVPlayerViewController) -> ()
            playerViewControllerDidStartPictureInPicture(AVPlayerViewController) -> ()
            playerViewControllerWillStopPictureInPicture(AVPlayerViewController) -> ()
            playerViewControllerDidStopPictureInPicture(AVPlayerViewController) -> ()
            playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(AVPlayerViewController) -> Bool
            """
    ) { $0 is any AVPlayerViewControllerDelegate.Type }
}
