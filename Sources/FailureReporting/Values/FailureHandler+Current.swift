extension FailureHandler {
    /// The handler of the running test, or of the program outside of tests; `nil`, the default, for the usual.
    ///
    /// Failures that ``attempt(_:)`` takes are not handled.
    public static var current: FailureHandler? {
        get { (CallContext.current.log ?? .outside).handler }
        set { (CallContext.current.log ?? .outside).handler = newValue }
    }
}
