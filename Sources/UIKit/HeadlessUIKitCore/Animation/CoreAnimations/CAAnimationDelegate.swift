/// The delegate of a layer animation, which is called when it begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Tells the delegate that an animation began.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells the delegate that an animation ended, or was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension DelegateProtocol {
    static let animation = DelegateProtocol("CAAnimationDelegate") { $0 is any CAAnimationDelegate.Type }
}

extension DelegateRole {
    static let animationDelegate = DelegateRole(.animation)
}
