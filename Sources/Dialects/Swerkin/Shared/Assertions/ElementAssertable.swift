import FailureReporting
import HeadlessUIKit
import Touch
import ViewQuery
import XCUIAutomation

/// The functions by which elements are checked: whether they exist, and in what state they are.
///
/// Each looks once, without waiting, and none but ``elementExists(withLabelMatchingPattern:fileID:file:line:column:)``
/// records a failure. An element is found in all windows; a hidden one does not exist, one off screen does.
public protocol ElementAssertable {
    /// Whether an element with an accessibility identifier exists.
    func elementExists(withIdentifier identifier: String) -> Bool
    /// Whether an element with an accessibility label exists.
    func elementExists(withLabel label: String) -> Bool
    /// Whether an element with an accessibility identifier and an accessibility label exists.
    func elementExists(withIdentifier identifier: String, withLabel label: String) -> Bool
    /// Whether an element with an accessibility identifier and traits exists.
    func elementExists(withIdentifier identifier: String, withTrait trait: UIAccessibilityTraits) -> Bool
    /// Whether an element with an accessibility identifier and an accessibility value exists.
    func elementExists(withIdentifier identifier: String, withValue value: String) -> Bool
    /// Whether no element with an accessibility identifier exists.
    func elementDoesNotExist(withIdentifier identifier: String) -> Bool
    /// Whether no element with an accessibility label exists.
    func elementDoesNotExist(withLabel label: String) -> Bool
    /// Whether no element with an accessibility label can be seen.
    func elementDoesNotDisplay(withLabel label: String) -> Bool
    /// Whether a finger can touch the element with an accessibility label.
    func elementIsTappable(withLabel label: String) -> Bool
    /// Whether a finger can touch the element with an accessibility identifier.
    func elementIsTappable(withIdentifier identifier: String) -> Bool
    /// Whether an element with an accessibility label is selected.
    func elementIsSelected(withLabel label: String) -> Bool
    /// Whether an element with an accessibility identifier is selected; the original's spelling.
    func elementIsSelected(withIdetifier identifier: String) -> Bool
    /// Whether an element with an accessibility label is disabled.
    func elementIsNotEnabled(withLabel label: String) -> Bool
}

extension ElementAssertable {
    /// Whether an element with an accessibility identifier exists.
    public func elementExists(withIdentifier identifier: String) -> Bool {
        SoughtElement(id: identifier).exists
    }

    /// Whether an element with an accessibility label exists.
    public func elementExists(withLabel label: String) -> Bool {
        SoughtElement(label: label).exists
    }

    /// Whether an element with an accessibility identifier and an accessibility label exists.
    public func elementExists(withIdentifier identifier: String, withLabel label: String) -> Bool {
        SoughtElement(id: identifier, label: label).exists
    }

    /// Whether an element with an accessibility identifier and traits, perhaps among others, exists.
    public func elementExists(withIdentifier identifier: String, withTrait trait: UIAccessibilityTraits)
        -> Bool
    {
        SoughtElement(id: identifier, traits: trait).exists
    }

    /// Whether an element with an accessibility identifier and an accessibility value exists.
    public func elementExists(withIdentifier identifier: String, withValue value: String) -> Bool {
        SoughtElement(id: identifier, value: value).exists
    }

    /// Whether an element exists whose accessibility label begins with a text.
    public func elementExists(withLabelPrefix labelPrefix: String) -> Bool {
        SoughtElement(label: .prefix(labelPrefix)).exists
    }

    /// Whether an element exists whose accessibility label ends with a text.
    public func elementExists(withLabelSuffix labelSuffix: String) -> Bool {
        SoughtElement(label: .suffix(labelSuffix)).exists
    }

    /// Whether an element exists whose accessibility label contains a text.
    public func elementExists(withPartialLabel partialLabel: String) -> Bool {
        SoughtElement(label: .containing(partialLabel)).exists
    }

    /// Whether an element exists whose whole accessibility label matches a regular expression.
    ///
    /// A text that is empty, or is not a regular expression, is a failure.
    public func elementExists(
        withLabelMatchingPattern pattern: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let action = CallSite(fileID, file, line, column).element(SoughtElement(label: .pattern(pattern)))
        return action.isNamed() && action.exists
    }

    /// Whether an element exists whose accessibility value contains a text.
    public func elementExists(withValue value: String) -> Bool {
        SoughtElement(value: .containing(value)).exists
    }

    /// Whether no element with an accessibility identifier exists.
    public func elementDoesNotExist(withIdentifier identifier: String) -> Bool {
        !elementExists(withIdentifier: identifier)
    }

    /// Whether no element with an accessibility label exists.
    public func elementDoesNotExist(withLabel label: String) -> Bool {
        !elementExists(withLabel: label)
    }

    /// Whether no element with an accessibility label can be seen: each is hidden, off screen or covered, or there is none.
    public func elementDoesNotDisplay(withLabel label: String) -> Bool {
        OnMainActor.run { !SoughtElement(label: label).all.contains(where: \.canBeSeen) }
    }

    /// Whether a finger can touch the element with an accessibility label now, without scrolling.
    public func elementIsTappable(withLabel label: String) -> Bool {
        SoughtElement(label: label).isTouchable
    }

    /// Whether a finger can touch the element with an accessibility identifier now, without scrolling.
    public func elementIsTappable(withIdentifier identifier: String) -> Bool {
        SoughtElement(id: identifier).isTouchable
    }

    /// Whether an element with an accessibility label has the trait `selected`.
    public func elementIsSelected(withLabel label: String) -> Bool {
        SoughtElement(label: label, traits: .selected).exists
    }

    /// Whether an element with an accessibility identifier has the trait `selected`.
    public func elementIsSelected(withIdentifier identifier: String) -> Bool {
        SoughtElement(id: identifier, traits: .selected).exists
    }

    /// Whether an element with an accessibility identifier has the trait `selected`; the original's spelling.
    public func elementIsSelected(withIdetifier identifier: String) -> Bool {
        elementIsSelected(withIdentifier: identifier)
    }

    /// Whether an element with an accessibility label has the trait `notEnabled`.
    public func elementIsNotEnabled(withLabel label: String) -> Bool {
        SoughtElement(label: label, traits: .notEnabled).exists
    }
}
