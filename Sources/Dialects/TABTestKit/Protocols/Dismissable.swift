import FailureReporting

/// Something that knows how to dismiss itself, such as an alert or a screen with a back button.
///
/// ```swift
/// extension DetailScreen: Dismissable {
///     func dismiss() { backButton.tap() }
/// }
/// dismiss(detailScreen)
/// ```
public protocol Dismissable {
    /// Waits until it is there; a ``Screen`` and an ``Element`` have this.
    @_disfavoredOverload func await()
    /// Dismisses it.
    @_disfavoredOverload func dismiss()
}

extension Dismissable {
    /// Dismisses it; the call of a test, which passes its line on.
    public func dismiss(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested(dismiss as () -> Void)
    }
}

extension Element where Self: Dismissable {
    /// Waits until the element exists and is hittable, each up to 30 s of virtual time; else it is a failure.
    public func await(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested(self.await as () -> Void)
    }

    /// Waits until the element exists and is hittable, as ``Dismissable`` asks.
    @_disfavoredOverload
    public func await() {
        StateWait(self, [.exists, .hittable]).requireAll()
    }
}
