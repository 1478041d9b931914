// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UILabelKeys: UILabel {}
extension UILabel: UILabelKeys {}
extension UILabelKeys {
    @MainActor static var keysOfUILabel: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
                "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
                "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
                "attributedText": \.attributedText,
                "baselineAdjustment": \.baselineAdjustment,
                "font": \.font,
                "highlightedTextColor": \.highlightedTextColor,
                "isEnabled": \.isEnabled,
                "isHighlighted": \.isHighlighted,
                "lineBreakMode": \.lineBreakMode,
                "lineBreakStrategy": \.lineBreakStrategy,
                "minimumScaleFactor": \.minimumScaleFactor,
                "numberOfLines": \.numberOfLines,
                "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
                "shadowColor": \.shadowColor,
                "shadowOffset": \.shadowOffset,
                "text": \.text,
                "textAlignment": \.textAlignment,
                "textColor": \.textColor,
            ])
    }
}

protocol UIStandardTextCursorViewKeys: UIStandardTextCursorView {}
extension UIStandardTextCursorView: UIStandardTextCursorViewKeys {}
extension UIStandardTextCursorViewKeys {
    @MainActor static var keysOfUIStandardTextCursorView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "isBlinking": \.isBlinking,
            ])
    }
}

protocol UITextFieldKeys: UITextField {}
extension UITextField: UITextFieldKeys {}
extension UITextFieldKeys {
    @MainActor static var keysOfUITextField: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
                "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
                "attributedPlaceholder": \.attributedPlaceholder,
                "attributedText": \.attributedText,
                "autocapitalizationType": \.autocapitalizationType,
                "autocorrectionType": \.autocorrectionType,
                "background": \.background,
                "beginningOfDocument": \.beginningOfDocument,
                "borderStyle": \.borderStyle,
                "clearButtonMode": \.clearButtonMode,
                "clearsOnBeginEditing": \.clearsOnBeginEditing,
                "clearsOnInsertion": \.clearsOnInsertion,
                "defaultTextAttributes": \.defaultTextAttributes,
                "delegate": \.delegate,
                "disabledBackground": \.disabledBackground,
                "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
                "endOfDocument": \.endOfDocument,
                "font": \.font,
                "hasText": \.hasText,
                "inputDelegate": \.inputDelegate,
                "isEditing": \.isEditing,
                "isSecureTextEntry": \.isSecureTextEntry,
                "keyboardAppearance": \.keyboardAppearance,
                "keyboardType": \.keyboardType,
                "leftView": \.leftView,
                "leftViewMode": \.leftViewMode,
                "markedTextRange": \.markedTextRange,
                "minimumFontSize": \.minimumFontSize,
                "placeholder": \.placeholder,
                "returnKeyType": \.returnKeyType,
                "rightView": \.rightView,
                "rightViewMode": \.rightViewMode,
                "selectedTextRange": \.selectedTextRange,
                "smartDashesType": \.smartDashesType,
                "smartInsertDeleteType": \.smartInsertDeleteType,
                "smartQuotesType": \.smartQuotesType,
                "spellCheckingType": \.spellCheckingType,
                "text": \.text,
                "textAlignment": \.textAlignment,
                "textColor": \.textColor,
                "textContentType": \.textContentType,
                "tokenizer": \.tokenizer,
            ])
    }
}

protocol UITextViewKeys: UITextView {}
extension UITextView: UITextViewKeys {}
extension UITextViewKeys {
    @MainActor static var keysOfUITextView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
                "attributedText": \.attributedText,
                "autocapitalizationType": \.autocapitalizationType,
                "autocorrectionType": \.autocorrectionType,
                "beginningOfDocument": \.beginningOfDocument,
                "clearsOnInsertion": \.clearsOnInsertion,
                "dataDetectorTypes": \.dataDetectorTypes,
                "delegate": \.delegate,
                "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
                "endOfDocument": \.endOfDocument,
                "font": \.font,
                "hasText": \.hasText,
                "inputDelegate": \.inputDelegate,
                "isEditable": \.isEditable,
                "isSecureTextEntry": \.isSecureTextEntry,
                "isSelectable": \.isSelectable,
                "keyboardAppearance": \.keyboardAppearance,
                "keyboardType": \.keyboardType,
                "layoutManager": \.layoutManager,
                "linkTextAttributes": \.linkTextAttributes,
                "markedTextRange": \.markedTextRange,
                "returnKeyType": \.returnKeyType,
                "selectedRange": \.selectedRange,
                "selectedTextRange": \.selectedTextRange,
                "smartDashesType": \.smartDashesType,
                "smartInsertDeleteType": \.smartInsertDeleteType,
                "smartQuotesType": \.smartQuotesType,
                "spellCheckingType": \.spellCheckingType,
                "text": \.text,
                "textAlignment": \.textAlignment,
                "textColor": \.textColor,
                "textContainer": \.textContainer,
                "textContainerInset": \.textContainerInset,
                "textContentType": \.textContentType,
                "textStorage": \.textStorage,
                "tokenizer": \.tokenizer,
                "typingAttributes": \.typingAttributes,
            ])
    }
}
