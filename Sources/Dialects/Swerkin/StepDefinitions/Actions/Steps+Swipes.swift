// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that swipe. Content that goes on moving comes to rest.
import Scenarios

extension Steps {
    /// Swipes on the first scroll view on the screen, half its width or height.
    public func ISwipe(
        _ direction: KIFSwipeDirection, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step(["\(direction)"], fileID, file, line, column) { $0.element(.scrollView).swipe(direction) }
    }

    /// Swipes on the element with an identifier, half its width or height.
    public func ISwipe(
        _ direction: KIFSwipeDirection, onElement identifier: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step(["\(direction)", identifier], fileID, file, line, column) {
            $0.element(id: identifier).swipe(direction)
        }
    }

    /// Swipes to the left on the first scroll view on the screen, half its width.
    public func ISwipeToTheLeft(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { $0.element(.scrollView).swipe(.left) }
    }

    /// Swipes to the right on the first scroll view on the screen, half its width.
    public func ISwipeToTheRight(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { $0.element(.scrollView).swipe(.right) }
    }
}
