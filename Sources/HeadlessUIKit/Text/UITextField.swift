import Foundation

/// A line of text that can be typed.
///
/// Touching it gives it the focus; what is typed goes to the end of the text. There is no caret to move yet.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    /// Makes a text field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a text field of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Has a say in what is typed.
    open weak var delegate: (any UITextFieldDelegate)?

    private var textStore = ""
    private var isAskingToBegin = false

    /// The text; never `nil` when read. Setting it asks no delegate and sends no event.
    open var text: String? {
        get { textStore }
        set { replaceText(newValue ?? "") }
    }

    /// What stands there, greyed, while there is no text.
    open var placeholder: String? {
        didSet { ViewTree.change(self) }
    }

    /// The text's font; the system's at 17 points unless another is set.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The text's colour.
    open var textColor: UIColor? = .label

    /// How the text stands between the edges.
    open var textAlignment = NSTextAlignment.natural

    /// Whether the text is shown as dots.
    open var isSecureTextEntry = false {
        didSet { ViewTree.change(self) }
    }

    /// Whether the field has the focus.
    public final var isEditing: Bool { isFirstResponder }

    private func replaceText(_ newText: String) {
        guard newText != textStore else { return }
        textStore = newText
        ViewTree.change(self)
        invalidateIntrinsicContentSize()
    }

    // MARK: Focus

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    /// Takes the focus, if the delegate has nothing against it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, mayBeginEditing(), super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, with: nil)
        return true
    }

    /// Asks the delegate; one that takes the question for a reason to give the field the focus is not asked again.
    private func mayBeginEditing() -> Bool {
        guard !isAskingToBegin else { return false }
        isAskingToBegin = true
        defer { isAskingToBegin = false }
        return delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    /// Lets go of the focus, if the delegate has nothing against it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        focusDidEnd()
        return true
    }

    override func focusDidEnd() {
        delegate?.textFieldDidEndEditing(self)
        send(.editingDidEnd, with: nil)
    }

    override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        super.touchDidEnd(inside: isInside, event)
        // Touching the field that has the focus already brings back a keyboard that was put away.
        if isInside, becomeFirstResponder() { window?.application?.keyboardIsPutAway = false }
    }

    // MARK: Typing

    /// Whether there is any text.
    open var hasText: Bool { !textStore.isEmpty }

    /// Puts text at the end, if the delegate has nothing against it.
    open func insertText(_ text: String) {
        change(NSRange(location: textStore.utf16.count, length: 0), to: text) { $0 += text }
    }

    /// Takes out the last character, if there is one and the delegate has nothing against it.
    open func deleteBackward() {
        guard let last = textStore.last else { return }
        let length = last.utf16.count
        change(NSRange(location: textStore.utf16.count - length, length: length), to: "") { $0.removeLast() }
    }

    /// Does what the return key does, unless the delegate does something else.
    package final func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        send(.primaryActionTriggered, with: nil)
        let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, with: nil)
        // As in UIKit, listening for the end on exit is what makes the key end the editing.
        if endsOnExit { resignFirstResponder() }
    }

    private func change(_ range: NSRange, to replacement: String, _ edit: (inout String) -> Void) {
        let before = textStore
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        else { return }
        // A delegate that formats the text itself and says yes all the same has the last word.
        guard textStore == before else { return }
        var edited = textStore
        edit(&edited)
        replaceText(edited)
        send(.editingChanged, with: nil)
    }

    // MARK: Size and look

    /// The room around the text, in points.
    private static let padding: CGFloat = 7

    /// The room that the text, or else the placeholder, takes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        let content = textStore.isEmpty ? placeholder ?? "" : readableText ?? ""
        let text = TextLayout.size(
            of: content, font: font, maximumWidth: 0, numberOfLines: 1, lineBreakMode: .byClipping,
            scale: UIScreen.main.scale)
        return CGSize(
            width: text.width + 2 * Self.padding, height: max(text.height, font.lineHeight) + 2 * Self.padding
        )
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    /// What can be read in the field: dots where the text is a secret.
    package override var readableText: String? {
        isSecureTextEntry ? String(repeating: "•", count: textStore.count) : textStore
    }

    package override var placeholderText: String? { placeholder }

    package override var contentText: String? { text }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What can be read in the field, the placeholder included, unless a value was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (textStore.isEmpty ? placeholder : readableText) }
        set { super.accessibilityValue = newValue }
    }
}
