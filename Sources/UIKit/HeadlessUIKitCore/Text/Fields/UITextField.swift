/// A control that edits a line of text.
///
/// A tap makes it first responder, with the caret at the nearest edge of the word; a double tap selects a word, a
/// triple tap all text, and a long press moves the caret. Its own gesture recognizers do that, so a tap sends
/// `touchDown` and then `touchCancel`, as UIKit's does. Typed text is inserted at the caret, or replaces the selection:
///
/// ```swift
/// let field = UITextField(frame: CGRect(x: 20, y: 80, width: 350, height: 44))
/// field.placeholder = "Email"
/// field.keyboardType = .emailAddress
/// field.delegate = self
/// field.addTarget(self, action: SignUpViewController.emailDidChange, for: .editingChanged)
/// ```
///
/// The ``delegate`` is asked before each change. Then, in this order, it is told about the selection, `editingChanged`
/// is sent, and ``textDidChangeNotification`` is posted. Setting ``text`` in code neither asks nor notifies of the
/// text.
///
/// Text that is longer than the field does not scroll: positions are as in a field that is wide enough.
///
/// Its accessibility value is the visible text or placeholder, unless another was set.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The text, the selection and the edits.
    package private(set) final lazy var model = TextModel(self)
    final let overlays = TextFieldOverlays()
    // Some are not checked for overlapping accesses, as none calls out: each key reads and writes most of
    // them.
    @exclusivity(unchecked) private var isAskingToBegin = false
    /// Whether the next key clears the secure text of an earlier editing session.
    @exclusivity(unchecked) final var clearsSecret = false
    private let ownUndoManager = UndoManager()

    override func didInit() {
        super.didInit()
        flags.insert(.hasGestureRecognizers)
    }

    @exclusivity(unchecked) private var hasOwnRecognizers = false

    @_spi(Wings) open override var tracksDrags: Bool { false }

    override func makeOwnRecognizers() {
        guard !hasOwnRecognizers else { return }
        hasOwnRecognizers = true
        addTextRecognizers()
    }

    /// The delegate that allows or refuses what is typed.
    @exclusivity(unchecked) open weak var delegate: (any UITextFieldDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .textFieldDelegate) }
    }

    // MARK: Text

    /// The text; never `nil` when read. Setting it asks no delegate and sends no event.
    open var text: String? {
        get { model.text }
        set { model.set(newValue ?? "", telling: isEditing) }
    }

    /// The text with the attributes that were set, if any.
    ///
    /// Typed text takes on the attributes of the text that it replaces, or else of the text before it. The natural size
    /// uses their fonts; positions in the text use the field's own.
    open var attributedText: NSAttributedString? {
        get { model.attributedText }
        set { model.set(newValue ?? NSAttributedString(string: ""), telling: isEditing) }
    }

    @exclusivity(unchecked) private var plainPlaceholder: String?
    /// The placeholder with attributes; of a plain one it is made when it is first read.
    @exclusivity(unchecked) private var styledPlaceholder: NSAttributedString?

    /// The text shown in grey while the field is empty; setting it removes the attributes of the former one.
    open var placeholder: String? {
        get { plainPlaceholder }
        set {
            guard styledPlaceholder != nil || newValue != plainPlaceholder else { return }
            (plainPlaceholder, styledPlaceholder) = (newValue, nil)
            placeholderDidChange()
        }
    }

    /// The text shown while the field is empty, with attributes; it is measured in their fonts.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            if styledPlaceholder == nil, let plainPlaceholder {
                styledPlaceholder = NSAttributedString(string: plainPlaceholder)
            }
            return styledPlaceholder
        }
        set {
            guard newValue != styledPlaceholder || newValue == nil else { return }
            styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
            plainPlaceholder = newValue?.string
            placeholderDidChange()
        }
    }

    private func placeholderDidChange() {
        ViewTree.change(self)
        invalidateIntrinsicContentSize()
    }

    /// The text's font; the system's at 17 points unless another is set.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? fontStore?.adjusted(to: traitCollection) : fontStore }
        set {
            noteAppearance(.fieldFont)
            // An equal one may grow with the text size.
            let isSame = newValue == fontStore
            fontStore = newValue
            if !isSame { invalidateIntrinsicContentSize() }
        }
    }

    /// The font as it was set; the displayed one follows the content size category if the field does.
    @exclusivity(unchecked) private var fontStore: UIFont? = .ofLabels

    /// Whether the font follows changes of the content size category; `false` by default.
    ///
    /// Only scalable fonts change: those of ``UIFont/preferredFont(forTextStyle:)`` or of ``UIFontMetrics``.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            guard adjustsFontForContentSizeCategory != oldValue else { return }
            if oldValue { fontStore = fontStore?.adjusted(to: traitCollection) }
            fontDidChange()
        }
    }

    @_spi(Wings) open override func textSizeDidChange() {
        if adjustsFontForContentSizeCategory { fontDidChange() }
    }

    private func fontDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The colour of the text.
    open var textColor: UIColor? = .label {
        didSet { noteAppearance(.fieldTextColor) }
    }

    /// The attributes of the text: its font and colour, and others that were set.
    ///
    /// Setting them sets the font, the colour and the alignment, where they have one.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = otherAttributes
            attributes[.font] = font
            attributes[.foregroundColor] = textColor
            return attributes
        }
        set {
            noteAppearance(.fieldDefaultTextAttributes)
            otherAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }

    private var otherAttributes: [NSAttributedString.Key: Any] = [:]

    /// The image behind the text, unless the border is round.
    open var background: UIImage? {
        didSet {
            noteAppearance(.fieldBackground)
            ViewTree.change(self)
        }
    }

    /// The image behind the text of a field that is not enabled; ``background`` if `nil`.
    open var disabledBackground: UIImage? {
        didSet {
            noteAppearance(.fieldDisabledBackground)
            ViewTree.change(self)
        }
    }

    /// Whether the font shrinks to fit the text, down to ``minimumFontSize``. It has no effect here.
    open var adjustsFontSizeToFitWidth = false

    /// The smallest size of a font that shrinks to fit, in points. It has no effect here.
    open var minimumFontSize: CGFloat = 0 {
        didSet { minimumFontSize = minimumFontSize.finite(or: oldValue, "minimumFontSize", of: summary) }
    }

    /// The alignment of the text; a natural one is at the leading edge.
    open var textAlignment = NSTextAlignment.natural

    /// Whether the text is shown as dots, and cannot be copied.
    @exclusivity(unchecked) open var isSecureTextEntry = false {
        didSet {
            ViewTree.change(self)
            guard isSecureTextEntry != oldValue else { return }
            if isSecureTextEntry { model.history.forget() }
            invalidateIntrinsicContentSize()
        }
    }

    /// The border of the field; none by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            noteAppearance(.fieldBorderStyle)
            guard borderStyle != oldValue else { return }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the text is cleared when editing begins, if the delegate allows it.
    open var clearsOnBeginEditing = false

    /// Whether the next inserted text replaces all text; inserting or moving the caret resets it to `false`.
    @exclusivity(unchecked) open var clearsOnInsertion = false

    /// Whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    // MARK: Views beside the text

    /// When the clear button is visible; never by default.
    @exclusivity(unchecked) open var clearButtonMode = ViewMode.never {
        didSet { overlaysDidChange() }
    }

    /// A view at the leading edge: to the left of the text, where the field is read from the left.
    @exclusivity(unchecked) open var leftView: UIView? {
        didSet { overlays.replace(oldValue, with: leftView, in: self) }
    }

    /// When the left view is visible; never by default.
    open var leftViewMode = ViewMode.never {
        didSet { overlaysDidChange() }
    }

    /// A view at the trailing edge: to the right of the text, where the field is read from the left; it
    /// takes the clear button's place.
    @exclusivity(unchecked) open var rightView: UIView? {
        didSet { overlays.replace(oldValue, with: rightView, in: self) }
    }

    /// When the right view is visible; never by default.
    open var rightViewMode = ViewMode.never {
        didSet { overlaysDidChange() }
    }

    private var inputViewStore: UIView?
    private var accessoryViewStore: UIView?

    /// The custom view to show instead of the keyboard; the keyboard if `nil`.
    open override var inputView: UIView? {
        get { inputViewStore }
        set { inputViewStore = newValue }
    }

    /// The view to show above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessoryViewStore }
        set { accessoryViewStore = newValue }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    /// Becomes first responder, if the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        // A delegate that is notified may make another field first responder, which notifies that one's delegate.
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("moving keyboard focus to", self) }) else { return false }
        defer { nesting.leave() }
        if window == nil, isEnabled { wantFocus() }
        // The keyboard shows after the delegate is told, as in UIKit; a text view's shows before.
        let isFirst = (windowInChain?.application ?? .shared).keyboard.whileFocusMoves {
            guard canBecomeFirstResponder, mayBeginEditing(), super.becomeFirstResponder() else {
                return false
            }
            didBeginEditing()
            return true
        }
        if isFirst, isFirstResponder { revealInput(animated: true) }
        return isFirst
    }

    /// Asks the delegate; not again if the delegate makes the field first responder in its answer.
    private func mayBeginEditing() -> Bool {
        guard !isAskingToBegin else { return false }
        isAskingToBegin = true
        defer { isAskingToBegin = false }
        return mayTakeFocus(
            delegate?.textFieldShouldBeginEditing(self), from: "textFieldShouldBeginEditing(_:)")
    }

    /// Resigns first responder, if the delegate allows it.
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

    /// The field's undo manager, whose actions are removed when the field resigns first responder.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Typing

    /// Whether there is any text.
    open var hasText: Bool { !model.isEmpty }

    /// Inserts text at the caret or replaces the selection. The delegate is asked for keys only, not here.
    ///
    /// A single newline is the return key; newlines in other text become spaces. For a key, the delegate is asked
    /// before this is called, as in UIKit.
    open func insertText(_ text: String) {
        if text == "\n" { return pressReturn() }
        put(fitted(text), as: .typing, asking: false)
    }

    /// Deletes the selection, or the character before the caret. The delegate is asked for the key only, not here.
    open func deleteBackward() { deleteByCode() }

    // MARK: Editing actions

    /// Copies the selection to the pasteboard; secure text is not copied.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Moves the selection to the pasteboard, if the delegate allows it.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Pastes the pasteboard's text, if the delegate allows it.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { model.selectWord() }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { model.perform(.selectAll) }

    /// Deletes the selection, if the delegate allows it.
    open override func delete(_ sender: Any?) { model.deleteSelection() }

    /// Whether an action is possible: there is a selection, text to select, or text on the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allows(action) || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Positions

    /// The selected range; empty for the caret.
    open var selectedTextRange: UITextRange? {
        get { model.selectedSpan }
        set { model.selectedSpan = newValue }
    }

    /// Replaces a range with text, without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        model.replace(range, with: text.inOneParagraph)
    }

    /// The caret's rectangle at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { model.caretRect(for: position) }

    /// The rectangle of a range, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { model.firstRect(for: range) }

    /// The selection rectangles of a range; there is one.
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

    /// Where the left view is: at the leading edge, in its own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rectOfLeftView(in: bounds) }

    /// Where the right view is: at the trailing edge, in its own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rectOfRightView(in: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutOverlays()
        if isFirstResponder { caretMayHaveMoved() }
    }

    /// The size of the text, or else of the placeholder, with what the border needs.
    ///
    /// A line of text is a tenth of the font's size higher than in a label; a secure one is not, but rounded up to
    /// whole points. A border adds 6 points above and below, and a rounded one makes the field at least 34 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override var intrinsicContentSize: CGSize { naturalSize }

    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        (font ?? .systemFont(ofSize: UIFont.systemFontSize)).baselines(inTheMiddleOf: size.height)
    }

    override var baselineSpacing: CGFloat? { font?.lineHeight }

    /// The visible text: dots if it is secure.
    package override var readableText: String? { isSecureTextEntry ? model.maskedText : model.text }

    package override var placeholderText: String? { placeholder }

    package override var contentText: String? { text }

    @_spi(Wings) open override func drawContent(in context: CGContext) { drawField(in: context) }

    @_spi(Wings) open override func drawForeground(in context: CGContext) { drawClearButton(in: context) }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    // The visible text or placeholder.
    override var accessibilityValueByDefault: String? { model.isEmpty ? placeholder : readableText }

    // MARK: Text input traits

    /// When the keyboard capitalizes automatically; at the beginning of sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences

    /// Whether words are corrected while they are typed. It has no effect here.
    open var autocorrectionType = UITextAutocorrectionType.default

    /// Whether the spelling is checked. It has no effect here.
    open var spellCheckingType = UITextSpellCheckingType.default

    /// Whether straight quotes become curly. It has no effect here.
    open var smartQuotesType = UITextSmartQuotesType.default

    /// Whether hyphens become dashes. It has no effect here.
    open var smartDashesType = UITextSmartDashesType.default

    /// Whether spaces are adjusted where words are pasted or cut. It has no effect here.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    /// The type of the keyboard.
    open var keyboardType = UIKeyboardType.default

    /// The appearance of the keyboard. It has no effect here.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { noteAppearance(.fieldKeyboardAppearance) }
    }

    /// The title of the return key.
    open var returnKeyType = UIReturnKeyType.default

    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically = false

    /// The meaning of the text, such as a password; `nil` if unspecified. It has no effect here.
    open var textContentType: UITextContentType?

    // MARK: Text input

    /// Where the text begins.
    open var beginningOfDocument: UITextPosition { model.beginning }

    /// Where the text ends.
    open var endOfDocument: UITextPosition { model.end }

    /// The text of a range; `nil` for a range of another input.
    open func text(in range: UITextRange) -> String? { model.text(of: range) }

    /// The range of the marked text, which is provisional; `nil` if there is none.
    open var markedTextRange: UITextRange? { model.markedSpan }

    /// Replaces the marked text, or else the selection, with provisional text, if the delegate allows it.
    ///
    /// - Parameter selectedRange: the part of it to select, in UTF-16 units of `markedText`; clamped to its length.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        model.mark((markedText ?? "").inOneParagraph, selected: selectedRange)
    }

    /// Accepts the marked text as part of the text.
    open func unmarkText() { model.unmark() }

    /// The range between two positions, in any order; `nil` for positions of another input.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    {
        model.range(from: fromPosition, to: toPosition)
    }

    /// The position `offset` UTF-16 units further on; `nil` outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        model.position(from: position, offset: offset)
    }

    /// The position `offset` characters or lines away in a direction; `nil` outside the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        model.position(from: position, in: direction, offset: offset)
    }

    /// Which of two positions comes first; the same for positions of another input.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        model.compare(position, to: other)
    }

    /// How many UTF-16 units there are from one position to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        model.distance(from: from, to: toPosition)
    }

    /// The end of a range that is furthest in a direction.
    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        model.position(within: range, farthestIn: direction)
    }

    /// The range from a position to its line's end on the left or right, or to the text's above or below.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        model.range(byExtending: position, in: direction)
    }

    /// The position of a range that is nearest to a point, in the field's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        model.closestPosition(to: point, within: range)
    }

    /// The character at a point, in the field's coordinates; `nil` where there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? { model.characterRange(at: point) }

    /// Whether the delegate allows a range to be replaced with `text`.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let span = model.span(of: range) else { return false }
        return mayReplace(NSRange(span), with: text)
    }

    /// The delegate that is notified of changes; held weakly.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { model.inputDelegate }
        set { model.inputDelegate = newValue }
    }

    /// Finds words, sentences and lines in the text.
    open var tokenizer: any UITextInputTokenizer { model.tokenizer }
}
