import Foundation
import HeadlessUIKitCore

extension RuntimeProperties {
    mutating func addTexts() {
        add("text", \UILabel.text)
        add("textColor", \UILabel.textColor)
        add("highlightedTextColor", \UILabel.highlightedTextColor)
        add("shadowColor", \UILabel.shadowColor)
        add("shadowOffset", \UILabel.shadowOffset)
        add("textAlignment", \UILabel.textAlignment)
        add("lineBreakMode", \UILabel.lineBreakMode)
        add("numberOfLines", \UILabel.numberOfLines)
        add("enabled", \UILabel.isEnabled)
        add("highlighted", \UILabel.isHighlighted)
        add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        add("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        add("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
        add("minimumScaleFactor", \UILabel.minimumScaleFactor)
        add("baselineAdjustment", \UILabel.baselineAdjustment)
        add("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
        addTextFields()
        addTextViews()
        addTraits(of: UITextField.self)
        addTraits(of: UITextView.self)
        addTraits(of: UISearchBar.self)
        addTyping(of: UITextField.self)
        addTyping(of: UITextView.self)
    }

    private mutating func addTextFields() {
        add("text", \UITextField.text)
        add("placeholder", \UITextField.placeholder)
        add("textColor", \UITextField.textColor)
        add("textAlignment", \UITextField.textAlignment)
        add("borderStyle", \UITextField.borderStyle)
        add("clearButtonMode", \UITextField.clearButtonMode)
        add("leftViewMode", \UITextField.leftViewMode)
        add("rightViewMode", \UITextField.rightViewMode)
        add("background", \UITextField.background)
        add("disabledBackground", \UITextField.disabledBackground)
        add("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
        add("clearsOnInsertion", \UITextField.clearsOnInsertion)
        add("minimumFontSize", \UITextField.minimumFontSize)
        add("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
        add("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    }

    private mutating func addTextViews() {
        add("text", \UITextView.text)
        add("textColor", \UITextView.textColor)
        add("textAlignment", \UITextView.textAlignment)
        add("editable", \UITextView.isEditable)
        add("selectable", \UITextView.isSelectable)
        add("dataDetectorTypes", \UITextView.dataDetectorTypes)
        add("clearsOnInsertion", \UITextView.clearsOnInsertion)
        add("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
        add("selectedRange", \UITextView.selectedRange)
    }

    /// How a class takes text.
    private mutating func addTraits<View: TextInputView>(of type: View.Type) {
        add("keyboardType", \View.keyboardType)
        add("keyboardAppearance", \View.keyboardAppearance)
        add("returnKeyType", \View.returnKeyType)
        add("autocapitalizationType", \View.autocapitalizationType)
        add("autocorrectionType", \View.autocorrectionType)
        add("spellCheckingType", \View.spellCheckingType)
        add("enablesReturnKeyAutomatically", \View.enablesReturnKeyAutomatically)
        add("textContentType", String?.of) { (view: View, name) in
            view.textContentType = name.map { UITextContentType(rawValue: $0) }
        }
    }

    private mutating func addTyping<View: TypingView>(of type: View.Type) {
        add("secureTextEntry", \View.isSecureTextEntry)
        add("smartDashesType", \View.smartDashesType)
        add("smartQuotesType", \View.smartQuotesType)
        add("smartInsertDeleteType", \View.smartInsertDeleteType)
    }
}
