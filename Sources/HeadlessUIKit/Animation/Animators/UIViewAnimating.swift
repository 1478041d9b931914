import Foundation

/// How far an animator has got in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It runs, or is paused.
    case active = 1
    /// It was stopped, and is to be finished.
    case stopped = 2
}

/// Where animations ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At their end.
    case end = 0
    /// Where they began.
    case start = 1
    /// On the way.
    case current = 2
}

/// Something that runs animations, which can be paused, turned round and moved by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// How far it has got in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it is moving by itself.
    var isRunning: Bool { get }
    /// Whether it runs backwards.
    var isReversed: Bool { get set }
    /// How far it has come, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Has it run from where it is.
    func startAnimation()
    /// Has it run from where it is, after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Has it stay where it is.
    func pauseAnimation()
    /// Breaks it off where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes what was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that runs animations of what is changed in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    func addAnimations(_ animation: @escaping @MainActor () -> Void)
    /// Adds changes that begin later, by a share of the time that is left.
    func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
    /// Adds what is to be done at the end.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
    /// Has what is paused run on.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
