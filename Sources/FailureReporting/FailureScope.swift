/// A named part of a test, such as a step of a scenario, that learns of the failures which are recorded in it.
package protocol FailureScope: AnyObject, Sendable {
    /// The line of the test that failures inside belong to; `nil` to leave them at their own.
    var site: CallSite? { get }

    /// The collector that was to receive failures when the scope began; see ``FailureCollector/receiver``.
    var receiver: UInt64 { get }

    /// What a failure that is recorded now begins with, such as the step's words; `nil` for nothing.
    func heading() -> String?

    /// Called when a failure is recorded in the scope; of one that a collector inside takes, it is not.
    ///
    /// - Parameter place: the line of the call that failed, `File.swift:12`, if that is not the scope's.
    func noteFailure(_ text: String, at place: String?)
}

extension CallContext {
    /// The innermost scope that is running; `nil` outside of any.
    package static var scope: (any FailureScope)? { current.scope }

    /// The context in a scope, in which no call is running yet.
    package func inside(_ scope: any FailureScope) -> CallContext {
        var context = self
        context.scope = scope
        context.site = nil
        return context
    }

    package static func inside(_ scope: any FailureScope) -> CallContext { current.inside(scope) }
}
