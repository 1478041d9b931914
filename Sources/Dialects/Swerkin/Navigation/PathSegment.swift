/// A segment of a path, from one screen to the next: steps, and the conditions under which it is taken.
///
/// ```swift
/// override func entryPathSegments() -> [PathSegment] {
///     [
///         PathSegment(start: ShopScreen.cart, end: ShopScreen.login) {
///             self.test.And.ITouchButton("logIn")
///         }
///     ]
/// }
/// ```
public struct PathSegment {
    /// Where it begins.
    public var start: any PresentableScreen
    /// Where it ends.
    public var end: any PresentableScreen
    /// The steps that lead from the one to the other.
    public var step: () -> Void
    /// The conditions under which it is taken.
    public var preconditions: [PreconditionKey: Any]

    /// Makes a segment that has conditions.
    ///
    /// - Parameters:
    ///   - start: where it begins.
    ///   - end: where it ends.
    ///   - step: the steps that lead from the one to the other.
    ///   - conditions: what the test's ``BaseTestCase/preconditions`` are compared with.
    public init(
        start: any PresentableScreen, end: any PresentableScreen, step: @escaping () -> Void,
        conditions: [PreconditionKey: Any]
    ) {
        self.start = start
        self.end = end
        self.step = step
        preconditions = conditions
    }

    /// Makes a segment without conditions.
    public init(start: any PresentableScreen, end: any PresentableScreen, step: @escaping () -> Void) {
        self.init(start: start, end: end, step: step, conditions: [:])
    }
}
