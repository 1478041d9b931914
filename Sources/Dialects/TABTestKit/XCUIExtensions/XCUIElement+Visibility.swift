import FailureReporting
import HeadlessUIKit
import XCUIAutomation

extension XCUIElement {
    /// Whether both elements exist, and some of this one is inside the other's rectangle; nothing is while its application
    /// is in the background.
    public func isVisible(in otherElement: XCUIElement) -> Bool {
        guard exists, otherElement.exists, isInForeground else { return false }
        let (one, two) = (frame, otherElement.frame)
        // `intersects` is true of rectangles that merely touch.
        return one.width > 0 && one.height > 0 && one.minX < two.maxX && two.minX < one.maxX
            && one.minY < two.maxY && two.minY < one.maxY
    }

    /// The traits that assistive technologies read; none if it does not exist.
    public var underlyingAccessibilityTraits: UIAccessibilityTraits { accessibilityTraits ?? [] }

    /// Waits until a condition is true, at most for a time, in seconds of virtual time.
    ///
    /// ```swift
    /// let isBack = button.wait(for: button.label == "Log in", timeout: 5)
    /// ```
    ///
    /// - Returns: whether it is.
    public func wait(
        for somethingThatShouldBeTrue: @autoclosure () -> Bool, timeout: TimeInterval = 10,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        VirtualWait.runNonisolated(
            for: timeout, "wait(for:timeout:)", at: CallSite(fileID, filePath, line, column),
            somethingThatShouldBeTrue)
    }
}
