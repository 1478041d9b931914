import FailureReporting
import TimeLapse

/// Notes that a test's code has subscribed, so that what is left behind can be named.
@usableFromInline enum LivingSubscription {
    /// Notes a subscription that the call at a line made, as long as the object lives that is returned.
    @usableFromInline static func note(
        _ function: StaticString, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
        _ column: UInt
    ) -> AnyObject {
        World.current.subscriptions.begin(function, at: CallSite(fileID, filePath, line, column))
    }
}
