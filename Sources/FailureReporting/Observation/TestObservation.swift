/// The observers of tests.
public enum TestObservation {
    /// Tells an observer what the running test does, until the test ends or the observer is removed.
    ///
    /// In code that has no application of its own, such as a plain `XCTestCase`, it is told of all such code.
    /// An observer that is there already is not added again.
    public static func add(_ observer: any TestObserver) {
        (CallContext.current.log ?? .outside).add(observer)
    }

    /// Tells an observer nothing more of the running test.
    public static func remove(_ observer: any TestObserver) {
        (CallContext.current.log ?? .outside).remove(observer)
    }

    /// Tells an observer what all tests do that begin from now on, and code outside of any.
    ///
    /// Tests may run at the same time; ``TestFailure/file`` and the sites of steps tell which one it is.
    public static func addToAllTests(_ observer: any TestObserver) {
        CallLog.addEverywhere(observer)
    }

    /// Tells an observer nothing of tests that begin from now on, and of code outside of any.
    public static func removeFromAllTests(_ observer: any TestObserver) {
        CallLog.removeEverywhere(observer)
    }
}
