import FailureReporting
import Foundation
import XCUIAutomation

/// Something that can be scrolled.
///
/// An ``Element`` has it; a screen passes it on:
///
/// ```swift
/// extension FeedScreen: Scrollable {
///     func scroll(_ direction: ElementAttributes.Direction) { table.scroll(direction) }
/// }
/// ```
public protocol Scrollable {
    /// Scrolls it by a drag.
    func scroll(_ direction: ElementAttributes.Direction)
}

extension Element where Self: Scrollable {
    /// Waits up to 30 s of virtual time each until the element exists and is hittable, and drags in it.
    public func scroll(
        _ direction: ElementAttributes.Direction, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { performScroll(direction) }
    }

    /// The same, as ``Scrollable`` asks for it.
    @_disfavoredOverload
    public func scroll(_ direction: ElementAttributes.Direction) { performScroll(direction) }

    private func performScroll(_ direction: ElementAttributes.Direction) {
        guard StateWait(self, [.exists, .hittable]).requireAll() else { return }
        let (start, end) = direction.drag(in: frameInScreen)
        let element = underlyingXCUIElement
        element.coordinate(withNormalizedOffset: start)
            .press(forDuration: 0, thenDragTo: element.coordinate(withNormalizedOffset: end))
    }
}
