/// Learns what a test does while it does it: traces, reports, and observers of your own.
///
/// All methods have an implementation that does nothing. They are called on the thread on which things happen, in their
/// order, and must not act on the application.
///
/// ```swift
/// final class StepCounter: TestObserver {
///     private let steps = Mutex<[String]>([])
///     var names: [String] { steps.withLock { $0 } }
///
///     func stepBegan(_ step: ObservedStep) {
///         steps.withLock { $0.append(step.site?.functionName ?? step.words) }
///     }
/// }
/// ```
public protocol TestObserver: AnyObject, Sendable {
    /// A call or a named part of the test begins, perhaps inside another one.
    func stepBegan(_ step: ObservedStep)

    /// It ends. Steps of tasks may end in another order than they began.
    func stepEnded(_ step: ObservedStep)

    /// Says what the innermost running call does, as source code.
    ///
    /// - Parameters:
    ///   - words: the call, such as `tapOn(theFirstView(withLabel("Pay")))`.
    ///   - query: its target as source code; empty if it has none that can be written.
    ///   - target: the view that it acts on, `ObjectIdentifier(view)`.
    func named(_ words: String, query: String, target: ObjectIdentifier?)

    /// The innermost running call looks at views that it has found; of several times the last one counts.
    func found(_ views: [ObjectIdentifier])

    /// What the innermost running call acts on is covered by a view.
    func covered(by view: ObjectIdentifier)

    /// An event with touches was sent to the application.
    func touched(_ touches: [ObservedTouch])

    /// A key was pressed, or a text typed.
    func typed(_ key: String)

    /// All work that was due at an instant has fired, and the views are laid out.
    func turnEnded()

    /// Something happened that is no call of the test.
    func happened(_ event: ObservedEvent)

    /// A failure or a warning is recorded with the test.
    ///
    /// Known issues, and failures that ``attempt(_:)`` takes, are not.
    func recorded(_ failure: TestFailure)
}

extension TestObserver {
    /// Does nothing.
    public func stepBegan(_ step: ObservedStep) {}
    /// Does nothing.
    public func stepEnded(_ step: ObservedStep) {}
    /// Does nothing.
    public func named(_ words: String, query: String, target: ObjectIdentifier?) {}
    /// Does nothing.
    public func found(_ views: [ObjectIdentifier]) {}
    /// Does nothing.
    public func covered(by view: ObjectIdentifier) {}
    /// Does nothing.
    public func touched(_ touches: [ObservedTouch]) {}
    /// Does nothing.
    public func typed(_ key: String) {}
    /// Does nothing.
    public func turnEnded() {}
    /// Does nothing.
    public func happened(_ event: ObservedEvent) {}
    /// Does nothing.
    public func recorded(_ failure: TestFailure) {}
}
