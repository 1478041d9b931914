import Foundation

/// An item that a rotor goes to: an element, or a range of the text of one.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; held weakly.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of the element's text; the whole element if `nil`.
    open var targetRange: UITextRange?

    /// Makes an item.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    /// Makes an item without an element.
    public override init() {
        super.init()
    }
}
