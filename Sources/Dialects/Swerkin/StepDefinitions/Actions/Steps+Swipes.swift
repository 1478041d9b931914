// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that swipe. Content that goes on moving comes to rest.
import FailureReporting
import Scenarios

extension Steps {
    /// Swipes on the first scroll view on the screen, half its width or height.
    public func ISwipe(
        _ direction: KIFSwipeDirection, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step(["\(direction)"], at: site) { ElementAction(.scrollView, at: site).swipe(direction) }
    }

    /// Swipes on the element with an identifier, half its width or height.
    public func ISwipe(
        _ direction: KIFSwipeDirection, onElement identifier: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step(["\(direction)", identifier], at: site) {
            ElementAction(id: identifier, at: site).swipe(direction)
        }
    }

    /// Swipes to the left on the first scroll view on the screen, half its width.
    public func ISwipeToTheLeft(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([], at: site) { ElementAction(.scrollView, at: site).swipe(.left) }
    }

    /// Swipes to the right on the first scroll view on the screen, half its width.
    public func ISwipeToTheRight(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([], at: site) { ElementAction(.scrollView, at: site).swipe(.right) }
    }
}
