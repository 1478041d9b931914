import HeadlessUIKitCore

extension ViewKind {
    /// Reads how a field, a text view or a search bar takes text.
    static func readTextInputTraits(_ plan: ViewPlan, _ reader: ElementReader) {
        guard let element = reader.child(key: "textInputTraits") else { return }
        let reader = ElementReader(element, in: reader.context)
        func set<Value>(_ value: Value?, _ apply: @escaping @MainActor (any TextInputView, Value) -> Void) {
            plan.set(value) { (view: UIView, value) in
                if let view = view as? any TextInputView { apply(view, value) }
            }
        }
        set(reader.choice("autocapitalizationType", capitalizations)) { $0.autocapitalizationType = $1 }
        set(reader.choice("autocorrectionType", corrections)) { $0.autocorrectionType = $1 }
        set(reader.choice("spellCheckingType", spellings)) { $0.spellCheckingType = $1 }
        set(reader.choice("keyboardType", keyboards)) { $0.keyboardType = $1 }
        set(reader.choice("keyboardAppearance", appearances)) { $0.keyboardAppearance = $1 }
        set(reader.choice("returnKeyType", returnKeys)) { $0.returnKeyType = $1 }
        set(reader.bool("enablesReturnKeyAutomatically")) { $0.enablesReturnKeyAutomatically = $1 }
        set(reader.string("textContentType").map(contentType)) { $0.textContentType = $1 }
        readTypingTraits(plan, reader)
        reader.noteUnread()
    }

    /// Reads what search bars do not have.
    private static func readTypingTraits(_ plan: ViewPlan, _ reader: ElementReader) {
        func set<Value>(_ value: Value?, _ apply: @escaping @MainActor (any TypingView, Value) -> Void) {
            plan.set(value) { (view: UIView, value) in
                if let view = view as? any TypingView { apply(view, value) }
            }
        }
        set(reader.choice("smartDashesType", dashes)) { $0.smartDashesType = $1 }
        set(reader.choice("smartInsertDeleteType", insertions)) { $0.smartInsertDeleteType = $1 }
        set(reader.choice("smartQuotesType", quotes)) { $0.smartQuotesType = $1 }
        set(reader.bool("secureTextEntry")) { $0.isSecureTextEntry = $1 }
    }

    private static func contentType(_ name: String) -> UITextContentType {
        // Xcode's names of these are shorter than the types' values.
        switch name {
        case "email": .emailAddress
        case "url": .URL
        case "one-time-code": .oneTimeCode
        case "new-password": .newPassword
        default: UITextContentType(rawValue: name)
        }
    }

    private static let capitalizations: Choices<UITextAutocapitalizationType> = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    private static let corrections: Choices<UITextAutocorrectionType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]
    private static let spellings: Choices<UITextSpellCheckingType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]
    private static let dashes: Choices<UITextSmartDashesType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]
    private static let insertions: Choices<UITextSmartInsertDeleteType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]
    private static let quotes: Choices<UITextSmartQuotesType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]
    private static let keyboards: Choices<UIKeyboardType> = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let appearances: Choices<UIKeyboardAppearance> = [
        "default": .default, "light": .light, "dark": .dark, "alert": .dark,
    ]
    private static let returnKeys: Choices<UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}

// UIKit's protocol has these properties without setters.
/// A view that takes text.
@MainActor
protocol TextInputView: UIView {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var textContentType: UITextContentType? { get set }
}

/// A view that takes text by itself, not by a field inside it.
@MainActor
protocol TypingView: UIView {
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var isSecureTextEntry: Bool { get set }
}

extension UITextField: TextInputView, TypingView {}
extension UITextView: TextInputView, TypingView {}
extension UISearchBar: TextInputView {}
