// UIKit declares these for all objects, too. What is set is associated with the object; the text itself is the object's
// own label, value or hint.
@MainActor
extension NSObjectProtocol {
    /// The label with attributes, such as the language that it is spoken in; setting it sets the label.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, .label) }
        set {
            accessibilityLabel = newValue?.string
            AttributedTextKey.label.set(newValue, on: self)
        }
    }

    /// The value with attributes; setting it sets the value.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValue, .value) }
        set {
            accessibilityValue = newValue?.string
            AttributedTextKey.value.set(newValue, on: self)
        }
    }

    /// The hint with attributes; setting it sets the hint.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, .hint) }
        set {
            accessibilityHint = newValue?.string
            AttributedTextKey.hint.set(newValue, on: self)
        }
    }

    /// Whether the view keeps its colours while the system inverts those of the screen. It has no effect here.
    public var accessibilityIgnoresInvertColors: Bool {
        get {
            objc_getAssociatedObject(self, AttributedTextKey.ignoresInvertColors.pointer) as? Bool ?? false
        }
        set {
            objc_setAssociatedObject(
                self, AttributedTextKey.ignoresInvertColors.pointer, newValue,
                .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// The text with the attributes that were set, as long as nothing else set the text.
    private func attributed(_ text: String?, _ key: AttributedTextKey) -> NSAttributedString? {
        guard let text else { return nil }
        let set = objc_getAssociatedObject(self, key.pointer) as? NSAttributedString
        return set?.string == text ? set : NSAttributedString(string: text)
    }
}

/// The keys of what is associated with an object.
private struct AttributedTextKey {
    let pointer: UnsafeRawPointer

    private init() {
        pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }

    func set(_ text: NSAttributedString?, on object: any NSObjectProtocol) {
        objc_setAssociatedObject(object, pointer, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }

    nonisolated(unsafe) static let label = Self()
    nonisolated(unsafe) static let value = Self()
    nonisolated(unsafe) static let hint = Self()
    nonisolated(unsafe) static let ignoresInvertColors = Self()
}

nonisolated extension NSAttributedString.Key {
    /// The language in which a text is spoken: a code such as `fr`. It has no effect here.
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice: a number from 0 to 2. It has no effect here.
    public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether punctuation is spoken: a `Bool`. It has no effect here.
    public static let accessibilitySpeechPunctuation = Self(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// Whether a text is spelled: a `Bool`. It has no effect here.
    public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The pronunciation in phonetic notation: a `String`. It has no effect here.
    public static let accessibilitySpeechIPANotation = Self(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether an announcement waits for the one that is spoken: a `Bool`. It has no effect here.
    public static let accessibilitySpeechQueueAnnouncement = Self(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
}
