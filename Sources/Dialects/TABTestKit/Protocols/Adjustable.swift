import FailureReporting

/// Something whose value can be adjusted, such as a switch or a slider.
public protocol Adjustable {
    /// The type of the value.
    associatedtype Value: Equatable
    /// Sets the value; one that is set already is a failure.
    @_disfavoredOverload func adjust(to value: Value)
}

extension Adjustable {
    /// Sets the value; the call of a test, which passes its line on.
    public func adjust(
        to value: Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let adjust: (Value) -> Void = adjust(to:)
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { adjust(value) }
    }
}
