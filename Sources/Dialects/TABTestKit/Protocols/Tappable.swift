import FailureReporting
import XCUIAutomation

/// Something that can be tapped.
///
/// An ``Element`` has all of it; elsewhere it is to be written.
///
/// ```swift
/// struct Card: Element, Tappable {
///     let id: String?
///     let type: XCUIElement.ElementType = .other
/// }
/// Card(id: "PaymentCard").doubleTap()
/// ```
public protocol Tappable {
    /// Taps it.
    @_disfavoredOverload func tap()
    /// Taps it twice in quick succession.
    @_disfavoredOverload func doubleTap()
    /// Presses it for a duration, in seconds.
    @_disfavoredOverload func longPress(duration: TimeInterval)
    /// Taps it with two fingers at once.
    @_disfavoredOverload func twoFingerTap()
}

// The calls of a test, which pass their line on to what the protocol asks for.
extension Tappable {
    /// Taps it; an element is waited for up to 30 s of virtual time.
    public func tap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested(tap as () -> Void)
    }

    /// Taps it twice in quick succession; an element is waited for up to 30 s of virtual time.
    public func doubleTap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested(doubleTap as () -> Void)
    }

    /// Taps it with two fingers at once; an element is waited for up to 30 s of virtual time.
    public func twoFingerTap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested(twoFingerTap as () -> Void)
    }

    /// Presses it for a duration, in seconds; an element is waited for up to 30 s of virtual time.
    public func longPress(
        duration: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let press: (TimeInterval) -> Void = longPress(duration:)
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { press(duration) }
    }
}

extension Element where Self: Tappable {
    /// Waits up to 30 s of virtual time until the element exists, and taps it.
    @_disfavoredOverload
    public func tap() {
        act(when: [.exists]) { $0.tap() }
    }

    /// Waits up to 30 s of virtual time until the element exists, and taps it twice.
    @_disfavoredOverload
    public func doubleTap() {
        act(when: [.exists]) { $0.doubleTap() }
    }

    /// Waits up to 30 s of virtual time until the element exists, and taps it with two fingers.
    @_disfavoredOverload
    public func twoFingerTap() {
        act(when: [.exists]) { $0.twoFingerTap() }
    }

    /// Waits up to 30 s of virtual time until the element exists, and presses it for a duration, in seconds.
    @_disfavoredOverload
    public func longPress(duration: TimeInterval) {
        act(when: [.exists]) { $0.press(forDuration: duration) }
    }
}
