// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UITextFieldRoot: UITextField {}

extension UITextField: UITextFieldRoot {}

extension GeneratedKeys {
    static func ofUITextField<Root: UITextField>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("adjustsFontForContentSizeCategory", any: \Root.adjustsFontForContentSizeCategory)
        keys.add("attributedPlaceholder", any: \Root.attributedPlaceholder)
        keys.add("attributedText", any: \Root.attributedText)
        keys.add("autocapitalizationType", any: \Root.autocapitalizationType)
        keys.add("autocorrectionType", any: \Root.autocorrectionType)
        keys.add("beginningOfDocument", any: \Root.beginningOfDocument)
        keys.add("borderStyle", any: \Root.borderStyle)
        keys.add("clearButtonMode", any: \Root.clearButtonMode)
        keys.add("clearsOnBeginEditing", any: \Root.clearsOnBeginEditing)
        keys.add("clearsOnInsertion", any: \Root.clearsOnInsertion)
        keys.add("delegate", any: \Root.delegate)
        keys.add("enablesReturnKeyAutomatically", any: \Root.enablesReturnKeyAutomatically)
        keys.add("endOfDocument", any: \Root.endOfDocument)
        keys.add("font", any: \Root.font)
        keys.add("hasText", any: \Root.hasText)
        keys.add("inputDelegate", any: \Root.inputDelegate)
        keys.add("isEditing", any: \Root.isEditing)
        keys.add("isSecureTextEntry", any: \Root.isSecureTextEntry)
        keys.add("keyboardAppearance", any: \Root.keyboardAppearance)
        keys.add("keyboardType", any: \Root.keyboardType)
        keys.add("leftView", any: \Root.leftView)
        keys.add("leftViewMode", any: \Root.leftViewMode)
        keys.add("markedTextRange", any: \Root.markedTextRange)
        keys.add("placeholder", any: \Root.placeholder)
        keys.add("returnKeyType", any: \Root.returnKeyType)
        keys.add("rightView", any: \Root.rightView)
        keys.add("rightViewMode", any: \Root.rightViewMode)
        keys.add("selectedTextRange", any: \Root.selectedTextRange)
        keys.add("smartDashesType", any: \Root.smartDashesType)
        keys.add("smartInsertDeleteType", any: \Root.smartInsertDeleteType)
        keys.add("smartQuotesType", any: \Root.smartQuotesType)
        keys.add("spellCheckingType", any: \Root.spellCheckingType)
        keys.add("text", any: \Root.text)
        keys.add("textAlignment", any: \Root.textAlignment)
        keys.add("textColor", any: \Root.textColor)
        keys.add("textContentType", any: \Root.textContentType)
        keys.add("tokenizer", any: \Root.tokenizer)
        return keys
    }

    static func namesOfUITextField<Root: UITextFieldRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUITextField(root).propertyNames
    }
}
