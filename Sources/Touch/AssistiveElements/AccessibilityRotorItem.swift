import HeadlessUIKit
import ViewQuery

/// An item that a custom rotor goes to.
@MainActor
public struct AccessibilityRotorItem {
    /// The element; `nil` if the rotor goes to an object that is neither a view nor an element.
    public let element: AccessibleElement?
    /// The range of the element's text, if the rotor goes to a part of it, in UTF-16 units.
    public let range: NSRange?
    /// The text of that range, or else the element's label.
    public let text: String?

    package init(_ result: UIAccessibilityCustomRotorItemResult) {
        let target = result.targetElement
        if let view = target as? UIView {
            element = AccessibleElement(view, in: view)
        } else if let source = target as? UIAccessibilityElement, let view = source.containingView {
            element = AccessibleElement(source, in: view)
        } else {
            element = nil
        }
        if let range = result.targetRange, let input = target as? any UITextInput {
            let start = input.offset(from: input.beginningOfDocument, to: range.start)
            self.range = NSRange(location: start, length: input.offset(from: range.start, to: range.end))
            text = input.text(in: range)
        } else {
            range = nil
            text = target?.accessibilityLabel
        }
    }
}

extension AccessibilityRotorItem: @MainActor CustomStringConvertible {
    /// The item's text in quotes.
    public var description: String { text.map { "\"\($0.inOneLine)\"" } ?? "nothing" }
}
