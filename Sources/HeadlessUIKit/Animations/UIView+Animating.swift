import FailureReporting
import Foundation
import TimeLapse

extension UIView {
    /// Runs changes as an animation, and `completion` when its time is over.
    ///
    /// The changes hold at once, as UIKit's model values do; values in between are not shown yet. The time
    /// passes on the application's clock. With animations disabled there is none: the completion is called as
    /// soon as time moves at all.
    ///
    /// - Parameters:
    ///   - duration: seconds; a negative one counts as zero, one that is not finite is a failure, for which
    ///     zero is taken.
    ///   - delay: seconds before it begins, by the same rules.
    ///   - animations: the changes; called at once.
    ///   - completion: what to do afterwards; it is told that the animation was finished.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let length = animationTime(duration, site) + animationTime(delay, site)
        animations()
        guard let completion else { return }
        let clock = UIApplication.shared.clock
        clock.scheduleAnimationEnd(after: areAnimationsEnabled ? length : .zero, site: site) {
            completion(true)
        }
    }

    /// Whether changes made as animations take their time.
    public static var areAnimationsEnabled: Bool {
        let application = UIApplication.shared
        return application.animationsAreEnabled && !application.clock.animationsAreDisabled
    }

    /// Sets whether changes made as animations take their time.
    public static func setAnimationsEnabled(_ isEnabled: Bool) {
        UIApplication.shared.animationsAreEnabled = isEnabled
    }

    /// Runs `actions` with animations that take no time.
    public static func performWithoutAnimation(_ actions: () throws -> Void) rethrows {
        let application = UIApplication.shared
        let wereEnabled = application.animationsAreEnabled
        application.animationsAreEnabled = false
        defer { application.animationsAreEnabled = wereEnabled }
        try actions()
    }

    private static func animationTime(_ seconds: TimeInterval, _ site: CallSite) -> Duration {
        guard let duration = Duration(finiteSeconds: seconds) else {
            ClockFailure.notFinite(seconds, request: "An animation").record(at: site)
            return .zero
        }
        // Half of what the clock holds, so that a delay and a duration together are not past its end.
        return min(max(duration, .zero), VirtualClock.longestDuration / 2)
    }
}
