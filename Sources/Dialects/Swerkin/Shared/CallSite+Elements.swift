import FailureReporting
import HeadlessUIKit

// What a step says of an element, at its line. A text that is `nil` is not looked at.
extension CallSite {
    func element(
        _ kind: ElementKind = .element, id: String? = nil, label: String? = nil, value: String? = nil
    ) -> ElementAction {
        element(SoughtElement(kind, id: id, label: label, value: value))
    }

    func element(_ sought: SoughtElement) -> ElementAction { ElementAction(sought, at: self) }

    func expect(
        _ kind: ElementKind = .element, id: String? = nil, label: String? = nil
    ) -> ElementExpectation {
        expect(SoughtElement(kind, id: id, label: label))
    }

    func expect(_ sought: SoughtElement) -> ElementExpectation { ElementExpectation(sought, at: self) }
}
