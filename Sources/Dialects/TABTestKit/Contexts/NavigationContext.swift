import FailureReporting
import XCUIAutomation

/// Looks for screens and elements, completes and dismisses them, and opens URLs.
///
/// ```swift
/// Given(I: see(loginScreen))
/// When(I: complete(nameScreen, addressScreen))
/// Then(I: doNotSee(loginScreen))
/// ```
public protocol NavigationContext {}

extension NavigationContext {
    /// Waits up to 30 s of virtual time each until a screen's trait exists and is visible; else it is a failure.
    public func see<ScreenType: Screen>(
        _ screen: ScreenType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(screen.trait, [.exists, .visible]).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// The same, to be read as a sentence: `see(the: loginScreen)`.
    public func see<ScreenType: Screen>(
        the screen: ScreenType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(screen.trait, [.exists, .visible]).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// Waits up to 30 s of virtual time until a screen's trait does not exist; else it is a failure.
    public func doNotSee<ScreenType: Screen>(
        _ screen: ScreenType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(screen.trait, [.exists], isNot: true).requireAll(
            at: CallSite(fileID, filePath, line, column))
    }

    /// The same, to be read as a sentence: `doNotSee(the: loginScreen)`.
    public func doNotSee<ScreenType: Screen>(
        the screen: ScreenType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(screen.trait, [.exists], isNot: true).requireAll(
            at: CallSite(fileID, filePath, line, column))
    }

    /// Waits up to 30 s of virtual time each until an element exists and is visible; else it is a failure.
    public func see(
        _ element: any Element, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(element, [.exists, .visible]).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// The same, to be read as a sentence: `see(the: loginScreen.logInButton)`.
    public func see(
        the element: any Element, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(element, [.exists, .visible]).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// Waits up to 30 s of virtual time until an element does not exist; else it is a failure.
    public func doNotSee(
        _ element: any Element, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(element, [.exists], isNot: true).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// The same, to be read as a sentence: `doNotSee(the: loginScreen.logInButton)`.
    public func doNotSee(
        the element: any Element, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        StateWait(element, [.exists], isNot: true).requireAll(at: CallSite(fileID, filePath, line, column))
    }
}
