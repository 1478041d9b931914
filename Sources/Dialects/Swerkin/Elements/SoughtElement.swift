import HeadlessUIKit
import ViewQuery

/// The element that a step means: what kind of view, and what it is found by.
struct SoughtElement: Sendable {
    var kind = ElementKind.element
    var identifier: SoughtText?
    var label: SoughtText?
    var value: SoughtText?
    var traits: UIAccessibilityTraits?
    /// The name of a text field: its label, its placeholder, or the label of a view in it.
    var fieldName: String?

    init(
        _ kind: ElementKind = .element, id identifier: String? = nil, label: String? = nil,
        value: String? = nil, traits: UIAccessibilityTraits? = nil
    ) {
        self.kind = kind
        self.identifier = identifier.map { .exactly($0) }
        self.label = label.map { .exactly($0) }
        self.value = value.map { .exactly($0) }
        self.traits = traits
    }

    init(_ kind: ElementKind = .element, label: SoughtText) {
        self.kind = kind
        self.label = label
    }

    init(fieldName: String) {
        kind = .textField
        self.fieldName = fieldName
    }

    var conditionNames: [String] {
        let names = [
            identifier.map { _ in "id" }, label.map { _ in "label" }, value.map { _ in "value" },
            traits.map { _ in "set of traits" }, fieldName.map { _ in "field name" },
        ]
        return names.compactMap { $0 }
    }

    /// The element in words, as failures name it: `button with id "save" and label "Save"`.
    var name: String {
        let conditions =
            [
                identifier?.words("id"), label?.words("label"), value?.words("value"),
                traits.map { "traits \($0)" }, fieldName.map { "field name \($0.debugDescription)" },
            ]
            .compactMap { $0 }
        return conditions.isEmpty
            ? kind.rawValue : "\(kind.rawValue) with \(conditions.joined(separator: " and "))"
    }
}

extension SoughtElement {
    /// Whether the element is looked for by an empty text alone, which any element without a text would meet.
    ///
    /// Only an empty text field is found by its empty value.
    var isVague: Bool {
        if let identifier { return identifier.wanted.isEmpty }
        let isField = kind == .textField || kind == .multiLineTextField
        let texts = [label?.wanted, isField ? nil : value?.wanted, fieldName].compactMap { $0 }
        return traits == nil && !texts.isEmpty && texts.allSatisfy(\.isEmpty)
    }

    var hasTexts: Bool {
        identifier != nil || label != nil || value != nil || traits != nil || fieldName != nil
    }

    /// Why the description does not say which element is looked for: it has no text, or an empty one; `nil` if it does.
    ///
    /// The value may be empty, as that of a text field is, and any scroll view or picker may be looked for.
    var vagueness: String? {
        let texts = [("id", identifier?.wanted), ("label", label?.wanted), ("field name", fieldName)]
        if let empty = texts.first(where: { $0.1?.isEmpty ?? false }) {
            return "Cannot look for \(name): the \(empty.0) is empty."
        }
        if let value, value.wanted.isEmpty, value != .exactly("") {
            return "Cannot look for \(name): the value is empty."
        }
        if let label, !label.isValid { return "Cannot look for \(name): that is not a regular expression." }
        guard kind != .scrollView, kind != .picker, !hasTexts else { return nil }
        return "Cannot look for \(kind.article) \(kind.rawValue): neither its id nor its label is given."
    }
}

@MainActor
extension SoughtElement {
    func matches(_ element: AccessibleElement) -> Bool { !isVague && meets(element) }

    private func meets(_ element: AccessibleElement) -> Bool {
        kind.matches(element) && (identifier?.matches(element.identifier) ?? true)
            && matchesLabel(of: element) && (value?.matches(element.value) ?? true)
            && (traits.map { element.traits.contains($0) } ?? true) && matchesFieldName(of: element.view)
    }

    private func matchesLabel(of element: AccessibleElement) -> Bool {
        guard let label else { return true }
        if label.matches(element.label) { return true }
        switch (kind, element.object) {
        // A bar button is also found by the title that it shows.
        case (.barButton, let button as UIButton): return button.currentTitle.map(label.matches) ?? false
        // A row without a label of its own is called by its texts.
        case (.row, let cell as UITableViewCell): return cell.names.contains { label.matches($0) }
        default: return false
        }
    }

    private func matchesFieldName(of view: UIView) -> Bool {
        guard let fieldName else { return true }
        let wanted = SoughtText.exactly(fieldName)
        if wanted.matches(view.accessibilityLabel) { return true }
        if let placeholder = (view as? UITextField)?.placeholder, wanted.matches(placeholder) { return true }
        return view.subviews.contains { $0.accessibilityLabel.map { wanted.matches($0) } ?? false }
    }

    /// All elements that match, those of the frontmost window first, each before what is inside.
    var all: [AccessibleElement] { isVague ? [] : ElementWalk.elements().filter { meets($0) } }

    /// The first element that matches and can be seen, or else the first; `nil` if there is none.
    var first: AccessibleElement? {
        let all = all
        return all.count > 1 ? all.first { $0.canBeSeen } ?? all.first : all.first
    }
}
