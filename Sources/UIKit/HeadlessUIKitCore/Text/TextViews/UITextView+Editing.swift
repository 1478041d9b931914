import Foundation

nonisolated extension UITextView {
    /// Posted when editing of a text view began; the view is the notification's object.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")

    /// Posted when editing of a text view ended; the view is the notification's object.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// Posted when the user changed a text view's text; the view is the notification's object.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension UITextView {
    /// The attributes of text that is typed now.
    final var typingAttributesNow: [NSAttributedString.Key: Any] {
        if let attributes = model.typing ?? model.attributesAtSelection { return attributes }
        var usual: [NSAttributedString.Key: Any] = [:]
        usual[.font] = font
        usual[.foregroundColor] = textColor
        return usual
    }
}

extension UITextView: TextModelHost {
    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        isEditable && delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func didRefuse() {
        noteRefusal(in: "textView(_:shouldChangeTextIn:replacementText:)")
    }

    func textIsStale() {
        ViewTree.change(self)
        layoutDidChange()
    }

    func selectionDidChange() {
        clearsOnInsertion = false
        caretIsToBeSeen()
        delegate?.textViewDidChangeSelection(self)
    }

    func userDidEdit() {
        caretIsToBeSeen()
        delegate?.textViewDidChange(self)
        post(Self.textDidChangeNotification)
    }

    var managerOfEdits: UndoManager? { isSecureTextEntry ? nil : undoManager }
    var textInput: any UITextInput { self }
    var allowsCaret: Bool { isEditable }
    var reportName: String { summary }

    var shownFont: UIFont { font ?? .ofTextViews }

    var textStyle: TextGeometry.Style {
        // The text's frame is in the content's coordinates, independent of scrolling.
        var frame = CGRect(origin: .zero, size: boundsStore.size)
        let padding = textContainer.lineFragmentPadding
        frame.origin.x += textContainerInset.left + padding
        frame.origin.y += textContainerInset.top
        let room = frame.width - textContainerInset.left - textContainerInset.right
        frame.size.width = (textContainer.fixedWidth ?? room) - 2 * padding
        frame.size.height -= textContainerInset.top + textContainerInset.bottom
        frame.size = CGSize(width: max(1, frame.width), height: max(0, frame.height))
        return TextGeometry.Style(
            font: shownFont, alignment: physical(textAlignment), frame: frame, wraps: true,
            isMasked: isSecureTextEntry, lineLimit: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode)
    }

    final func naturalSize(width: CGFloat) -> CGSize {
        let inset = textContainerInset
        let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
        var room = width > sides && width.isFinite ? width - sides : 0
        if let fixed = textContainer.fixedWidth { room = fixed - 2 * textContainer.lineFragmentPadding }
        let text = TextLayout.size(
            of: readableText ?? "", font: shownFont, maximumWidth: room,
            numberOfLines: textContainer.maximumNumberOfLines, lineBreakMode: textContainer.lineBreakMode,
            scale: UIScreen.main.scale)
        return CGSize(
            width: text.width + sides,
            height: max(text.height, shownFont.lineHeight) + inset.top + inset.bottom)
    }

    // MARK: First responder

    final func didBeginEditing() {
        caretMayHaveMoved()
        guard isEditable else { return }
        hasBegun = true
        caretIsToBeSeen()
        clearsSecret = isSecureTextEntry && hasText
        delegate?.textViewDidBeginEditing(self)
        post(Self.textDidBeginEditingNotification)
    }

    final func didEndEditing() {
        model.unmark()
        model.history.closeRun()
        caretMayHaveMoved()
        clearsSecret = false
        guard hasBegun else { return }
        hasBegun = false
        delegate?.textViewDidEndEditing(self)
        post(Self.textDidEndEditingNotification)
    }

    final var takesTextTouches: Bool { isSelectable }

    final func usesItem(at point: CGPoint) -> Bool {
        guard let item = liveItem(at: point) else { return false }
        activate(item)
        return true
    }

    final func takeFocusByTouch() -> Bool {
        let before = model.selection
        let wasFirst = isFirstResponder
        guard becomeFirstResponder() else { return false }
        // Touching the view that is already first responder shows a dismissed keyboard again.
        window?.application?.keyboard.isPutAway = false
        // A selection that was made while becoming first responder stays.
        return isFirstResponder && (wasFirst || model.selection == before)
    }

    // MARK: Keys

    final func fitted(_ text: String) -> String { text }

    // MARK: Actions

    final func allows(_ action: Selector) -> Bool {
        switch action {
        case .copy: !model.selection.isCaret && !isSecureTextEntry
        case .cut: isEditable && !model.selection.isCaret && !isSecureTextEntry
        case .delete: isEditable && !model.selection.isCaret
        case .paste: isEditable && (window?.application ?? .shared).pasteboard.hasStrings
        case .select: isSelectable && model.selection.isCaret && hasText
        case .selectAll: isSelectable && hasText && model.selection.range != 0..<model.count
        default: false
        }
    }
}
