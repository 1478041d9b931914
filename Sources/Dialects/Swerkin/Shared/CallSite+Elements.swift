import FailureReporting
import HeadlessUIKit

// What a step says of an element, at its line. A text that is `nil` is not looked at.
extension CallSite {
    /// The element that the step acts on.
    func element(
        _ kind: ElementKind = .element, id: String? = nil, label: String? = nil, value: String? = nil
    ) -> ElementAction {
        element(SoughtElement(kind, id: id, label: label, value: value))
    }

    /// The element that the step acts on, by what it is found by.
    func element(_ sought: SoughtElement) -> ElementAction { ElementAction(sought, at: self) }

    /// The element that the step expects something of.
    func expect(
        _ kind: ElementKind = .element, id: String? = nil, label: String? = nil
    ) -> ElementExpectation {
        expect(SoughtElement(kind, id: id, label: label))
    }

    /// The element that the step expects something of, by what it is found by.
    func expect(_ sought: SoughtElement) -> ElementExpectation { ElementExpectation(sought, at: self) }
}
