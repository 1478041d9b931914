extension UITextField: TextModelHost {
    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func didRefuse() {
        noteRefusal(in: "textField(_:shouldChangeCharactersIn:replacementString:)")
    }

    func textIsStale() {
        ViewTree.change(self)
        overlays.update(self)
        invalidateIntrinsicContentSize()
    }

    func selectionDidChange() {
        clearsOnInsertion = false
        delegate?.textFieldDidChangeSelection(self)
    }

    func userDidEdit() {
        send(.editingChanged, with: nil)
        post(Self.textDidChangeNotification)
    }

    var managerOfEdits: UndoManager? { isSecureTextEntry ? nil : undoManager }
    var textInput: any UITextInput { self }
    var allowsCaret: Bool { true }
    var reportName: String { summary }

    var textStyle: TextGeometry.Style {
        TextGeometry.Style(
            font: font ?? .ofLabels, alignment: physical(textAlignment),
            frame: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds), wraps: false,
            isMasked: isSecureTextEntry)
    }

    // MARK: First responder

    final func didBeginEditing() {
        clearsSecret = isSecureTextEntry && hasText
        model.select(TextSelection(caret: model.count))
        overlays.update(self)
        caretMayHaveMoved()
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { model.clear() }
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, with: nil)
        post(Self.textDidBeginEditingNotification)
    }

    final func didEndEditing() {
        model.unmark()
        clearsSecret = false
        undoManager?.removeAllActions(withTarget: model)
        model.history.closeRun()
        overlays.update(self)
        caretMayHaveMoved()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, with: nil)
        post(Self.textDidEndEditingNotification)
    }

    final var takesTextTouches: Bool { isEnabled }

    /// A field has no items.
    final func usesItem(at point: CGPoint) -> Bool { false }

    final func takeFocusByTouch() -> Bool {
        let wasEditing = isEditing
        guard becomeFirstResponder() else { return false }
        // Touching the field that is already first responder shows a dismissed keyboard again.
        window?.application?.keyboard.isPutAway = false
        // A selection that was made while becoming first responder stays.
        return isEditing && (wasEditing || model.selection == TextSelection(caret: model.count))
    }

    // MARK: Keys

    final func fitted(_ text: String) -> String { text.inOneParagraph }

    /// Performs the return key's default action, unless the delegate refuses.
    package final func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        send(.primaryActionTriggered, with: nil)
        let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, with: nil)
        // As in UIKit, a target for `editingDidEndOnExit` makes the key end editing.
        if endsOnExit { resignFirstResponder() }
    }

    /// Performs the clear button's action: asks the delegate, clears, and becomes first responder.
    final func pressClear() {
        if clearIfAllowed() { becomeFirstResponder() }
    }

    /// Clears the text if the delegate, which is asked once, allows it; returns whether it did.
    @discardableResult
    package final func clearIfAllowed() -> Bool {
        let asked = model.version
        guard delegate?.textFieldShouldClear(self) ?? true else {
            if model.version == asked { noteRefusal(in: "textFieldShouldClear(_:)") }
            return false
        }
        clearsSecret = false
        model.clear()
        return true
    }

    // MARK: Actions

    final func allows(_ action: Selector) -> Bool {
        switch action {
        case .cut, .copy: !model.selection.isCaret && !isSecureTextEntry
        case .delete: !model.selection.isCaret
        case .paste: isEnabled && (window?.application ?? .shared).pasteboard.hasStrings
        case .select: model.selection.isCaret && hasText
        case .selectAll: hasText && model.selection.range != 0..<model.count
        default: false
        }
    }
}

extension String {
    /// The text with spaces instead of newlines, as a text field inserts it.
    var inOneParagraph: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        return contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
    }
}
