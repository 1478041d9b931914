public import Foundation

/// Foundation's notification centre, of which each application, and with it each test, has one of its own.
///
/// View code keeps its spelling: `NotificationCenter.default` is the current application's. What one test posts, no
/// observer of another test hears, also if nobody removed it.
///
/// ```swift
/// NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) {
///     _ in changes += 1
/// }
/// ```
///
/// What Foundation itself posts goes to its own centre, `Foundation.NotificationCenter.default`.
public final class NotificationCenter: Foundation.NotificationCenter, @unchecked Sendable {
    // There is no state here beside the superclass's, which is safe to use from anywhere.
    private static let bound = TaskLocal<TimeLapse::NotificationCenter?>(wrappedValue: nil)
    /// The centre outside every application that a test has of its own.
    package static let processWide = TimeLapse::NotificationCenter()

    /// The current task's application's centre; one for the process where none is bound.
    public override class var `default`: TimeLapse::NotificationCenter { bound.get() ?? processWide }

    /// Runs `body` with this centre as the default one.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.bound.withValue(self) { try body() }
    }

    /// Runs `body` with this centre as the default one.
    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.bound.withValue(self) { try await body() }
    }
}
