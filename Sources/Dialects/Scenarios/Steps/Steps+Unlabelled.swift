import FailureReporting

extension Steps {
    /// Runs a function as a step without a label: `Given(deviceBiometricsAreEnabled)`.
    public func callAsFunction(
        _ handler: () throws -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, function: StaticString = #function
    ) {
        run(.plain, CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an expression as a step without a label: `Given(deviceBiometricsAreEnabled())`.
    public func callAsFunction(
        _ handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.plain, CallSite(fileID, filePath, line, column), function, handler)
    }
}
