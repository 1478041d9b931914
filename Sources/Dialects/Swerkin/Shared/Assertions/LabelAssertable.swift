import HeadlessUIKit

/// The functions by which labels are checked, once, without waiting.
public protocol LabelAssertable {
    /// Whether a `UILabel` with an accessibility identifier exists.
    func uiLabelExists(withIdentifier id: String) -> Bool
    /// Whether the label with an accessibility identifier has a text.
    func uiLabel(withIdentifier id: String, hasText text: String) -> Bool
    /// Whether the text of the label with an accessibility identifier contains another.
    func uiLabel(withIdentifier id: String, containsText text: String) -> Bool
}

extension LabelAssertable {
    /// Whether a `UILabel` with an accessibility identifier exists.
    public func uiLabelExists(withIdentifier id: String) -> Bool {
        SoughtElement(.label, id: id).exists
    }

    /// Whether the label with an accessibility identifier has a text; line breaks count as spaces.
    public func uiLabel(withIdentifier id: String, hasText text: String) -> Bool {
        SoughtElement(.label, id: id).has(.text, .exactly(text))
    }

    /// Whether the text of the label with an accessibility identifier contains another.
    public func uiLabel(withIdentifier id: String, containsText text: String) -> Bool {
        SoughtElement(.label, id: id).has(.text, .containing(text))
    }

    /// The text of the label with an accessibility identifier; empty without a text or a label.
    public func uiLabelText(for id: String) -> String {
        SoughtElement(.label, id: id).text(.text)
    }
}
