import FailureReporting
import Foundation
import XCUIAutomation

/// Something that can be tapped.
///
/// An ``Element`` has all of it; elsewhere it is to be written.
public protocol Tappable {
    /// Taps it.
    func tap()
    /// Taps it twice in quick succession.
    func doubleTap()
    /// Presses it for a duration, in seconds.
    func longPress(duration: TimeInterval)
    /// Taps it with two fingers at once.
    func twoFingerTap()
}

// Each with the line of the test, and once more without, as the protocol asks.
extension Element where Self: Tappable {
    /// Waits up to 30 s of virtual time until the element exists, and taps it.
    public func tap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { performTap() }
    }

    /// The same, as ``Tappable`` asks for it.
    @_disfavoredOverload
    public func tap() { performTap() }

    private func performTap() {
        guard StateWait(self, [.exists]).requireAll() else { return }
        underlyingXCUIElement.tap()
    }

    /// Waits up to 30 s of virtual time until the element exists, and taps it twice.
    public func doubleTap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { performDoubleTap() }
    }

    /// The same, as ``Tappable`` asks for it.
    @_disfavoredOverload
    public func doubleTap() { performDoubleTap() }

    private func performDoubleTap() {
        guard StateWait(self, [.exists]).requireAll() else { return }
        underlyingXCUIElement.doubleTap()
    }

    /// Waits up to 30 s of virtual time until the element exists, and taps it with two fingers.
    public func twoFingerTap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { performTwoFingerTap() }
    }

    /// The same, as ``Tappable`` asks for it.
    @_disfavoredOverload
    public func twoFingerTap() { performTwoFingerTap() }

    private func performTwoFingerTap() {
        guard StateWait(self, [.exists]).requireAll() else { return }
        underlyingXCUIElement.twoFingerTap()
    }

    /// Waits up to 30 s of virtual time until the element exists, and presses it for a duration, in seconds.
    public func longPress(
        duration: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            performLongPress(duration: duration)
        }
    }

    /// The same, as ``Tappable`` asks for it.
    @_disfavoredOverload
    public func longPress(duration: TimeInterval) { performLongPress(duration: duration) }

    private func performLongPress(duration: TimeInterval) {
        guard StateWait(self, [.exists]).requireAll() else { return }
        underlyingXCUIElement.press(forDuration: duration)
    }
}
