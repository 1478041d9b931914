import FailureReporting
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
    @_disfavoredOverload func scroll(_ direction: ElementAttributes.Direction)
}

extension Scrollable {
    /// Scrolls it by a drag; the call of a test, which passes its line on.
    public func scroll(
        _ direction: ElementAttributes.Direction, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let scroll: (ElementAttributes.Direction) -> Void = scroll(_:)
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { scroll(direction) }
    }
}

extension Element where Self: Scrollable {
    /// Waits up to 30 s of virtual time each until the element exists and is hittable, and drags in it.
    ///
    /// Where the keyboard covers its lower part, the drag is above, and the middle need not be hittable.
    @_disfavoredOverload
    public func scroll(_ direction: ElementAttributes.Direction) {
        act(when: [.exists]) { element in
            let isPartlyCovered = ElementAttributes.Direction.partAboveKeyboard(of: element.frame) != nil
            guard isPartlyCovered || StateWait(self, [.hittable]).requireAll() else { return }
            let (start, end) = direction.drag(in: element.frame)
            element.coordinate(withNormalizedOffset: start)
                .press(forDuration: 0, thenDragTo: element.coordinate(withNormalizedOffset: end))
        }
    }
}
