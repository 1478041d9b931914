import FailureReporting

extension InteractionContext {
    /// Waits up to 30 s of virtual time for each of some states of an element; one that does not come is a failure.
    public func state(
        of element: any Element, is states: ElementAttributes.State..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        StateWait(element, states).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// Waits up to 30 s of virtual time until an element has none of some states; one that stays is a failure.
    @_disfavoredOverload
    public func state(
        of element: any Element, isNot states: ElementAttributes.State..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        StateWait(element, states, isNot: true).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// Waits up to 10 s of virtual time until an element has a value; else it is a failure that names both.
    public func value<ElementWithValue: Element & ValueRepresentable>(
        of element: ElementWithValue, is expectedValue: ElementWithValue.Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            PropertyWait(element, "value").require(expectedValue) { element.value }
        }
    }

    /// Waits up to 10 s of virtual time until an element has a label; else it is a failure that names both.
    public func label(
        of element: any Element, is expectedLabel: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            PropertyWait(element, "label").require(expectedLabel) { element.label }
        }
    }
}
