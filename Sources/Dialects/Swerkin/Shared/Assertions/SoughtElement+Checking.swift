import HeadlessUIKit
import Touch
import ViewQuery
import XCUIAutomation

// For checks of code that is on no actor.
extension SoughtElement {
    init(_ kind: ElementKind = .element, value: SoughtText) {
        self.init(kind)
        self.value = value
    }

    var exists: Bool { OnMainActor.run { first != nil } }

    var isTouchable: Bool { OnMainActor.run { first?.canBeTouched ?? false } }

    func text(_ text: ElementText) -> String { OnMainActor.run { first.map { text.value(of: $0) } ?? "" } }

    func has(_ text: ElementText, _ wanted: SoughtText) -> Bool {
        OnMainActor.run { first.map { wanted.matches(text.value(of: $0)) } ?? false }
    }
}
