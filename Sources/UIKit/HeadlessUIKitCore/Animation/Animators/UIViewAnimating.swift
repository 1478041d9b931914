/// An animator, which can be paused, reversed and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// The animator's state.
    var state: UIViewAnimatingState { get }
    /// Whether it is running.
    var isRunning: Bool { get }
    /// Whether it runs in reverse.
    var isReversed: Bool { get set }
    /// Its progress, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts it from its current position.
    func startAnimation()
    /// Starts it from its current position, after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses it at its current position.
    func pauseAnimation()
    /// Stops it at its current position.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes it after it was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
