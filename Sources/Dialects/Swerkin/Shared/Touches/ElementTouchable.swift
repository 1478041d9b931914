import FailureReporting

/// The functions by which elements are touched.
public protocol ElementTouchable {
    /// Touches the element with an identifier, a label, or both.
    func touchView(
        withIdentifier id: String?, withLabel label: String?, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Presses on the element with an identifier, a label, or both, until a long press is recognized.
    func longPressView(
        withIdentifier id: String?, withLabel label: String?, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Swipes on the first scroll view on the screen.
    func swipe(
        direction: KIFSwipeDirection, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Swipes on the element with an identifier.
    func swipeOn(
        identifier: String, direction: KIFSwipeDirection, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )
}

extension ElementTouchable {
    /// Touches the element with an identifier, a label, or both.
    ///
    /// It waits for the element, scrolls to it, and finishes animations. An element that does not come, or
    /// that a finger
    /// cannot touch, is a failure.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier; `nil` for any.
    ///   - label: the accessibility label; `nil` for any. One of the two must be given.
    public func touchView(
        withIdentifier id: String? = nil, withLabel label: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(id: id, label: label).tap()
    }

    /// Presses on the element with an identifier, a label, or both, until a long press is recognized.
    ///
    /// That takes half a second, or as long as the element's long-press recognizers ask for.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier; `nil` for any.
    ///   - label: the accessibility label; `nil` for any. One of the two must be given.
    public func longPressView(
        withIdentifier id: String? = nil, withLabel label: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(id: id, label: label).longPress()
    }

    /// Swipes on the first scroll view on the screen.
    public func swipe(
        direction: KIFSwipeDirection, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.scrollView).swipe(direction)
    }

    /// Swipes on the element with an identifier.
    public func swipeOn(
        identifier: String, direction: KIFSwipeDirection, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(id: identifier).swipe(direction)
    }
}
