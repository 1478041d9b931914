import Foundation

/// A line of text that can be typed.
///
/// Touching it gives it the focus, with the caret at the edge of the word that was touched; two taps select a word,
/// three all of it, and a finger that is held takes the caret along. Recognizers of its own see to that, so that a tap
/// sends `touchDown` and then `touchCancel`, as UIKit's does. What is typed goes in at the caret, or in place of what is selected:
///
/// ```swift
/// let field = UITextField(frame: CGRect(x: 20, y: 80, width: 350, height: 44))
/// field.placeholder = "Email"
/// field.keyboardType = .emailAddress
/// field.delegate = self
/// field.addTarget(self, action: SignUpViewController.emailDidChange, for: .editingChanged)
/// ```
///
/// Of each change the ``delegate`` is asked first. Then, in this order, it is told of the selection, `editingChanged`
/// is sent, and ``textDidChangeNotification`` is posted. Code that sets ``text`` asks and tells nobody of the text.
///
/// Text that is longer than the field does not scroll: its places are where they would be in a field that is long
/// enough.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The text, the selection and the edits.
    package private(set) final lazy var model = TextModel(self)
    final var traits = TextInputTraits()
    final let overlays = TextFieldOverlays()
    private var isAskingToBegin = false
    /// Whether the next key clears a secret that is there from before.
    final var clearsSecret = false
    private let ownUndoManager = UndoManager()

    /// Makes a text field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTextRecognizers()
    }

    /// Makes a text field of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTextRecognizers()
    }

    /// Has a say in what is typed.
    open weak var delegate: (any UITextFieldDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .textFieldDelegate) }
    }

    // MARK: Text

    /// The text; never `nil` when read. Setting it asks no delegate and sends no event.
    open var text: String? {
        get { model.text }
        set { model.set(newValue ?? "", telling: isEditing) }
    }

    /// The text with attributes; without any where none were set.
    ///
    /// What is typed takes on those of what it replaces, or else of what is before it. The natural size goes by their fonts; places in the text go by the field's own.
    open var attributedText: NSAttributedString? {
        get { model.attributedText }
        set { model.set(newValue ?? NSAttributedString(string: ""), telling: isEditing) }
    }

    private var placeholderStore: NSAttributedString?

    /// What stands there, greyed, while there is no text; setting it takes away attributes that it had.
    open var placeholder: String? {
        get { placeholderStore?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What stands there while there is no text, with attributes; it is measured in their fonts.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderStore }
        set {
            placeholderStore = newValue.map { NSAttributedString(attributedString: $0) }
            ViewTree.change(self)
            invalidateIntrinsicContentSize()
        }
    }

    /// The text's font; the system's at 17 points unless another is set.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? fontStore?.adjusted(to: traitCollection) : fontStore }
        set {
            fontStore = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The font as it was set; the one that is shown follows the size of text if the field does.
    private var fontStore: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)

    /// Whether the font changes with the size of text while it is shown; `false` unless set.
    ///
    /// Only a font that knows how does: one of ``UIFont/preferredFont(forTextStyle:)`` or of ``UIFontMetrics``.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            guard adjustsFontForContentSizeCategory != oldValue else { return }
            if oldValue { fontStore = fontStore?.adjusted(to: traitCollection) }
            fontDidChange()
        }
    }

    override func textSizeDidChange() {
        if adjustsFontForContentSizeCategory { fontDidChange() }
    }

    private func fontDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The text's colour.
    open var textColor: UIColor? = .label

    /// How the text stands between the edges.
    open var textAlignment = NSTextAlignment.natural

    /// Whether the text is shown as dots, and cannot be copied.
    open var isSecureTextEntry = false {
        didSet {
            ViewTree.change(self)
            if isSecureTextEntry, isSecureTextEntry != oldValue { model.history.forget() }
        }
    }

    /// What is drawn around the field; nothing by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the text is cleared when the field takes the focus, if the delegate has nothing against it.
    open var clearsOnBeginEditing = false

    /// Whether the next text that goes in replaces all of it; that or moving the caret sets it back to `false`.
    open var clearsOnInsertion = false

    /// Whether the field has the focus.
    public final var isEditing: Bool { isFirstResponder }

    // MARK: Views beside the text

    /// When a button shows that clears the text; never by default.
    open var clearButtonMode = ViewMode.never {
        didSet { overlaysDidChange() }
    }

    /// A view to the left of the text.
    open var leftView: UIView? {
        didSet { overlays.replace(oldValue, with: leftView, in: self) }
    }

    /// When the left view shows; never by default.
    open var leftViewMode = ViewMode.never {
        didSet { overlaysDidChange() }
    }

    /// A view to the right of the text, which takes the clear button's place.
    open var rightView: UIView? {
        didSet { overlays.replace(oldValue, with: rightView, in: self) }
    }

    /// When the right view shows; never by default.
    open var rightViewMode = ViewMode.never {
        didSet { overlaysDidChange() }
    }

    private var inputViewStore: UIView?
    private var accessoryViewStore: UIView?

    /// The view to show in place of the keyboard; the keyboard if `nil`.
    open override var inputView: UIView? {
        get { inputViewStore }
        set { inputViewStore = newValue }
    }

    /// The view to show above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessoryViewStore }
        set { accessoryViewStore = newValue }
    }

    // MARK: Focus

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    /// Takes the focus, if the delegate has nothing against it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        // Being told of the focus, a delegate may give it to another field, which tells that one's.
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("moving keyboard focus to", self) }) else { return false }
        defer { nesting.leave() }
        if window == nil, isEnabled { wantFocus() }
        // The keyboard comes when the delegate was told, as UIKit's does; a text view's comes before.
        return (windowInChain?.application ?? .shared).keyboard.whileFocusMoves {
            guard canBecomeFirstResponder, mayBeginEditing(), super.becomeFirstResponder() else {
                return false
            }
            didBeginEditing()
            return true
        }
    }

    /// Asks the delegate; one that takes the question for a reason to give the field the focus is not asked again.
    private func mayBeginEditing() -> Bool {
        guard !isAskingToBegin else { return false }
        isAskingToBegin = true
        defer { isAskingToBegin = false }
        return mayTakeFocus(
            delegate?.textFieldShouldBeginEditing(self), from: "textFieldShouldBeginEditing(_:)")
    }

    /// Lets go of the focus, if the delegate has nothing against it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("taking keyboard focus from", self) }) else { return false }
        defer { nesting.leave() }
        let answer = delegate?.textFieldShouldEndEditing(self)
        guard mayLetGoOfFocus(answer, from: "textFieldShouldEndEditing(_:)"), super.resignFirstResponder()
        else { return false }
        focusDidEnd()
        return true
    }

    override func focusDidEnd() {
        didEndEditing()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { windowInChain?.dropFocus(of: self) }
    }

    /// The field's own undo manager, whose actions are forgotten when it lets go of the focus.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Typing

    /// Whether there is any text.
    open var hasText: Bool { !model.isEmpty }

    /// Inserts text at the caret or in place of the selection; the delegate is asked for keys alone, not here.
    ///
    /// A newline alone is the return key; newlines among other text become spaces. Of a key the delegate is asked
    /// before this is called, as in UIKit.
    open func insertText(_ text: String) {
        if text == "\n" { return pressReturn() }
        put(fitted(text), as: .typing, asking: false)
    }

    /// Deletes the selection, or the character before the caret; the delegate is asked for the key alone, not here.
    open func deleteBackward() { deleteByCode() }

    // MARK: Editing actions

    /// Copies the selection to the pasteboard; a secret is not copied.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Takes the selection out, to the pasteboard, if the delegate has nothing against it.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Puts the pasteboard's text in, as if it was typed at once.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { model.selectWord() }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { model.perform(.selectAll) }

    /// Takes the selection out, if the delegate has nothing against it.
    open override func delete(_ sender: Any?) { model.deleteSelection() }

    /// Whether there is anything to do for an action: something selected, or to select, or on the pasteboard.
    open override func canPerformAction(_ action: UIResponderStandardEditAction, withSender sender: Any?)
        -> Bool
    {
        allows(action) || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Places

    /// What is selected; a range without length for the caret.
    open var selectedTextRange: UITextRange? {
        get { model.selectedSpan }
        set { model.selectedSpan = newValue }
    }

    /// Puts text in place of a range, without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        model.replace(range, with: text.inOneParagraph)
    }

    /// The caret's rectangle at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { model.caretRect(for: position) }

    /// The rectangle of a range, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { model.firstRect(for: range) }

    /// The rectangles of a range, of which there is one.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        model.selectionRects(for: range)
    }

    /// The position nearest to a point, in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { model.closestPosition(to: point) }

    /// Where the border is drawn: the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }

    /// Where the placeholder is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }

    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }

    /// Where the clear button is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { rectOfClearButton(in: bounds) }

    /// Where the left view is: at the left edge, in its own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rectOfLeftView(in: bounds) }

    /// Where the right view is: at the right edge, in its own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rectOfRightView(in: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutOverlays()
        if isFirstResponder { caretMayHaveMoved() }
    }

    /// The room that the text, or else the placeholder, takes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override var intrinsicContentSize: CGSize { naturalSize }

    /// What can be read in the field: dots where the text is a secret.
    package override var readableText: String? { isSecureTextEntry ? model.maskedText : model.text }

    package override var placeholderText: String? { placeholder }

    package override var contentText: String? { text }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What can be read in the field, the placeholder included, unless a value was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (model.isEmpty ? placeholder : readableText) }
        set { super.accessibilityValue = newValue }
    }
}
