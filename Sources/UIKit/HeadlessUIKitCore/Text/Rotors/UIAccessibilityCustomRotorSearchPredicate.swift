import Foundation

/// What a rotor searches from, and in which direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item that assistive technology is at; without an element before the first search.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction to search in; forwards unless set.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Makes a predicate that searches forwards.
    public override init() {
        super.init()
    }
}
