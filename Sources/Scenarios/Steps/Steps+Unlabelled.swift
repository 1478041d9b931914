import FailureReporting

extension Steps {
    /// Runs a step without a label, which a function does: `Given(deviceBiometricsAreEnabled)`.
    public func callAsFunction(
        _ handler: () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.plain, CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step without a label, which an expression does: `Given(deviceBiometricsAreEnabled())`.
    public func callAsFunction(
        _ handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.plain, CallSite(fileID, filePath, line, column), function, handler)
    }
}
