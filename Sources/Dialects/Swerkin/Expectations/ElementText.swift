import HeadlessUIKit
import ViewQuery

/// A text that an element has, and that steps are about.
struct ElementText: Sendable {
    private static let shown = 5

    let name: String
    /// Whether texts inside the element are named, where the element's own is not as it must be.
    private let looksInside: Bool
    private let read: @MainActor @Sendable (AccessibleElement) -> String?

    private init(
        _ name: String, looksInside: Bool = false,
        _ read: @escaping @MainActor @Sendable (AccessibleElement) -> String?
    ) {
        self.name = name
        self.looksInside = looksInside
        self.read = read
    }

    static let text = ElementText("text") { element in
        switch element.object {
        case let label as UILabel: label.text
        case let button as UIButton: button.titleText
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        default: element.label
        }
    }

    static let label = ElementText("label", looksInside: true) { $0.label }

    static let value = ElementText("value", looksInside: true) { $0.value }

    static let placeholder = ElementText("placeholder") { ($0.object as? UITextField)?.placeholder }

    static let title = ElementText("title") { ($0.object as? UITableViewCell)?.title }

    @MainActor
    func value(of element: AccessibleElement) -> String { read(element) ?? "" }

    /// What is expected, behind `to`: `have text "Save"`, `contain text "Save"`.
    func expectation(_ wanted: SoughtText) -> String {
        switch wanted {
        case .exactly(""): "have no \(name)"
        case .containing(let part) where name == "text": "contain text \(part.debugDescription)"
        default: "have \(wanted.words(name))"
        }
    }

    @MainActor
    func finding(in element: AccessibleElement) -> String {
        let text = value(of: element)
        return text.isEmpty ? "it has no \(name)" : "its \(name) is \(text.debugDescription)"
    }

    @MainActor
    func findings(in element: AccessibleElement) -> [String] {
        let clause = [finding(in: element)]
        guard looksInside, element.isView else { return clause }
        var texts: [String] = []
        for inner in ElementWalk.elements(in: element.view).dropFirst() {
            let text = value(of: inner)
            if !text.isEmpty, text != value(of: element), !texts.contains(text) { texts.append(text) }
        }
        guard !texts.isEmpty else { return clause }
        let listed = texts.prefix(Self.shown).map(\.debugDescription).joined(separator: ", ")
        let more = texts.count > Self.shown ? ", and \(texts.count - Self.shown) more" : ""
        return clause + ["The \(name)s of what is inside it: \(listed)\(more)."]
    }
}
