import FailureReporting

// Validation of spring parameters.
extension UIView {
    static func springDamping(_ ratio: CGFloat, _ site: CallSite) -> CGFloat {
        if ratio.isFinite, ratio >= 0 { return ratio }
        AnimationFailure.spring("damping ratio", ratio, mustBe: "0 or more", instead: "1").record(at: site)
        return 1
    }

    static func springBounce(_ bounce: CGFloat, _ site: CallSite) -> CGFloat {
        if (-1...1).contains(bounce) { return bounce }
        AnimationFailure.spring("bounce", bounce, mustBe: "from -1 to 1", instead: "0").record(at: site)
        return 0
    }

    static func springVelocity(_ velocity: CGFloat, _ site: CallSite) -> CGFloat {
        if velocity.isFinite { return velocity }
        AnimationFailure.spring("initial velocity", velocity, mustBe: "finite", instead: "0").record(at: site)
        return 0
    }
}
