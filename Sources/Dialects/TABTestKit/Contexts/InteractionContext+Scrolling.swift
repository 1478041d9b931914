import FailureReporting

extension InteractionContext {
    /// Scrolls until another element has states.
    ///
    /// The state is looked at first, for up to 1 s of virtual time, then after each scroll; after `maxTries` + 1 scrolls
    /// it is a failure. Of several states one is brought about after the other.
    public func scroll(
        _ element: any Scrollable, _ direction: ElementAttributes.Direction, until otherElement: any Element,
        is states: ElementAttributes.State..., maxTries: Int = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            ScrollSearch(element, direction, maxTries).run(until: otherElement, states)
        }
    }

    /// Scrolls until another element does not have states.
    ///
    /// The state is looked at first, for up to 1 s of virtual time, then after each scroll; after `maxTries` + 1 scrolls
    /// it is a failure. Of several states one is brought about after the other.
    @_disfavoredOverload
    public func scroll(
        _ element: any Scrollable, _ direction: ElementAttributes.Direction, until otherElement: any Element,
        isNot states: ElementAttributes.State..., maxTries: Int = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            ScrollSearch(element, direction, maxTries).run(until: otherElement, states, isNot: true)
        }
    }

    /// Scrolls until another element has a value.
    ///
    /// The value is looked at first, then after each scroll; after `maxTries` + 1 scrolls it is a failure.
    public func scroll(
        _ element: any Scrollable, _ direction: ElementAttributes.Direction, until otherElement: any Element,
        valueIs value: String, maxTries: Int = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            ScrollSearch(element, direction, maxTries).run(until: otherElement, hasValue: value)
        }
    }
}
