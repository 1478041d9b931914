import HeadlessUIKit
import Touch
import ViewQuery
import XCUIAutomation

// For checks of code that is on no actor.
extension SoughtElement {
    /// Makes a description of an element by a condition on its value.
    init(_ kind: ElementKind = .element, value: SoughtText) {
        self.init(kind)
        self.value = value
    }

    /// Whether an element that is meant exists now.
    var exists: Bool { OnMainActor.run { first != nil } }

    /// Whether a finger can touch the element now.
    var isTouchable: Bool { OnMainActor.run { first?.canBeTouched ?? false } }

    /// A text of the element; empty if it has none, or does not exist.
    func text(_ text: ElementText) -> String { OnMainActor.run { first.map { text.value(of: $0) } ?? "" } }

    /// Whether the element exists, and a text of it is as it must be.
    func has(_ text: ElementText, _ wanted: SoughtText) -> Bool {
        OnMainActor.run { first.map { wanted.matches(text.value(of: $0)) } ?? false }
    }
}
