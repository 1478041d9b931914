import FailureReporting

/// The functions that wait for elements, up to ``BaseTestCase/waitingTimeout`` of virtual time.
///
/// Timers fire, animations run and tasks go on meanwhile. What does not happen in that time is a failure.
public protocol WaitAssertable {
    /// Waits until the element with an identifier exists.
    func waitForElement(
        withIdentifier identifier: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Waits until the element with a label exists.
    func waitForElement(
        withLabel label: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Waits until a finger can touch the element with an identifier, which is scrolled to.
    func waitUntilElementIsTappable(
        withIdentifier identifier: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Waits until a finger can touch the element with a label, which is scrolled to.
    func waitUntilElementIsTappable(
        withLabel label: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Waits until the element with an identifier does not exist.
    func waitUntilElementDoesNotExist(
        withIdentifier identifier: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Waits until the element with a label does not exist.
    func waitUntilElementDoesNotExist(
        withLabel label: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Waits until the keyboard is shown, or the view that a text field shows instead of it.
    func waitForSoftwareKeyboard(fileID: StaticString, file: StaticString, line: UInt, column: UInt)

    /// Waits until the keyboard is hidden.
    func waitForAbsenceOfSoftwareKeyboard(fileID: StaticString, file: StaticString, line: UInt, column: UInt)
}

extension WaitAssertable {
    /// Waits until the element with an identifier exists.
    public func waitForElement(
        withIdentifier identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(id: identifier).waitForElement()
    }

    /// Waits until the element with a label exists.
    public func waitForElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(label: label).waitForElement()
    }

    /// Waits until a finger can touch the element with an identifier, which is scrolled to.
    public func waitUntilElementIsTappable(
        withIdentifier identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(id: identifier).waitUntilTappable()
    }

    /// Waits until a finger can touch the element with a label, which is scrolled to.
    public func waitUntilElementIsTappable(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(label: label).waitUntilTappable()
    }

    /// Waits until the element with an identifier does not exist.
    public func waitUntilElementDoesNotExist(
        withIdentifier identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(id: identifier).waitForAbsence()
    }

    /// Waits until the element with a label does not exist.
    public func waitUntilElementDoesNotExist(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(label: label).waitForAbsence()
    }

    /// Waits until the keyboard is shown, or the view that a text field shows instead of it.
    public func waitForSoftwareKeyboard(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        KeyboardWait(at: CallSite(fileID, file, line, column)).appears()
    }

    /// Waits until the keyboard is hidden.
    public func waitForAbsenceOfSoftwareKeyboard(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        KeyboardWait(at: CallSite(fileID, file, line, column)).disappears()
    }
}
