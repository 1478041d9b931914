/// A scroll view that displays and edits text of several lines.
///
/// ```swift
/// let notes = UITextView(frame: CGRect(x: 20, y: 80, width: 350, height: 200))
/// notes.text = "Buy milk"
/// notes.delegate = self
/// ```
///
/// A tap makes it first responder, with the caret at the nearest edge of the word; a double tap selects a word, a
/// triple tap a paragraph. The ``delegate`` is asked before each change; then, in this order, it is told about the
/// selection and about the text, and ``textDidChangeNotification`` is posted. Setting ``text`` in code tells it about
/// the selection only.
///
/// Its content is the text with its insets. ``contentSize`` is updated when it is read and in layout, which also
/// scrolls to a caret that moved while the view is first responder. Without ``isScrollEnabled`` the text determines the
/// view's natural size instead. Its accessibility value is the visible text, unless another was set.
///
/// Links of the text, which are set as attributes or found by ``dataDetectorTypes``, can be tapped if the text can be
/// selected and cannot be edited. A tap does what the delegate says, and by default opens the URL; a press shows a
/// menu.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// The text, the selection and the edits.
    package private(set) final lazy var model = TextModel(self)
    private var isAskingToBegin = false
    /// Whether the current touches of the text are not forwarded to the next responder.
    private var keepsTouches = false
    // Some are not checked for overlapping accesses, as none calls out: each key reads and writes most of
    // them.
    @exclusivity(unchecked) final var clearsSecret = false
    /// Whether the delegate was told that editing began, and not yet that it ended.
    final var hasBegun = false
    private let ownUndoManager = UndoManager()
    /// Whether the text or the style of its layout changed since the content was measured, and the width it was
    /// measured for.
    @exclusivity(unchecked) final var isContentStale = true
    @exclusivity(unchecked) final var measuredWidth: CGFloat = -1
    /// Whether the next layout scrolls to the caret.
    @exclusivity(unchecked) final var showsCaretNext = false
    private var inputViewStore: UIView?
    private var accessoryViewStore: UIView?
    /// The items of the text when they were last asked for.
    final var itemsStore: TextItems?
    /// What shows the menus of items; `nil` while the text never had any.
    final var menusOfItems: AnyObject?

    /// Makes a text view whose text is laid out in a container; in a new one if `nil`.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? .ofTextViews()
        super.init(frame: frame)
        container.owner = self
        if let storage = container.layoutManager?.textStorage { model.take(storage) }
    }

    /// Makes a text view with a text container of its own.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a text view; which of UIKit's two systems lays out its text makes no difference here.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Creates a text view of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        container = .ofTextViews()
        super.init(coder: coder)
        container.owner = self
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    override func didInit() {
        super.didInit()
        addTextRecognizers()
    }

    /// The delegate that allows or refuses what is typed, and is told about scrolling.
    @exclusivity(unchecked) open weak var delegate: (any UITextViewDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .textViewDelegate)
            scrollDelegate = delegate
        }
    }

    @_spi(Wings) open override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITextViewDelegate
        scrollDelegate = delegate
    }

    // MARK: Scrolling

    /// The size of the text with its insets, as wide as the view.
    ///
    /// - Complexity: O(*k*) in the characters of the lines that were edited since the last access.
    open override var contentSize: CGSize {
        get {
            if isContentStale || measuredWidth != boundsStore.width { measureContent() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    private func measureContent() {
        isContentStale = false
        measuredWidth = boundsStore.width
        super.contentSize = CGSize(width: boundsStore.width, height: heightOfContent)
    }

    /// Whether the text scrolls; if not, ``intrinsicContentSize`` is the size of the whole text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text in the view's width, if it does not scroll; none if it does.
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return super.intrinsicContentSize }
        if translatesAutoresizingMaskIntoConstraints { return naturalSize(width: boundsStore.width) }
        return naturalSize(width: solvedWidth > 0 ? solvedWidth : .infinity)
    }

    /// The width that constraints gave the view, while it is asked for its height in that width.
    @exclusivity(unchecked) private var solvedWidth: CGFloat = 0

    override var heightDependsOnWidth: Bool { !isScrollEnabled }

    override func intrinsicSize(forWidth width: CGFloat) -> CGSize {
        solvedWidth = max(width, 1)
        defer { solvedWidth = 0 }
        return intrinsicContentSize
    }

    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let font = font ?? .systemFont(ofSize: UIFont.systemFontSize)
        return (textContainerInset.top + font.ascender, textContainerInset.bottom - font.descender)
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) {
        super.drawContent(in: context)
        drawLines(in: context)
    }

    override var baselineSpacing: CGFloat? { font?.lineHeight }

    /// Scrolls the shortest distance that shows a part of the text, in 0.3 seconds on the clock.
    ///
    /// - Parameter range: in UTF-16 units; clamped to the text.
    open func scrollRangeToVisible(_ range: NSRange) { scroll(toShow: range) }

    /// Updates the content for the text, and scrolls to the caret if it moved.
    open override func layoutSubviews() {
        super.layoutSubviews()
        _ = contentSize
        showCaret()
        if isFirstResponder { caretMayHaveMoved() }
    }

    override var inputRect: CGRect { visibleCaret ?? bounds }

    /// The region in which the text is laid out.
    open var textContainer: NSTextContainer { container }
    private final let container: NSTextContainer

    /// The text with its attributes; changes to it are displayed.
    ///
    /// It has the attributes that were set, not the view's own font and colour.
    open var textStorage: NSTextStorage { storageOfText }

    /// The layout manager of the text, which says where characters are, in the coordinates of ``textContainer``.
    open var layoutManager: NSLayoutManager {
        let storage = storageOfText
        return textContainer.layoutManager ?? storage.layoutManagers[0]
    }

    // MARK: Text

    /// The text; never `nil` when read. Setting it does not ask the delegate, and removes the undo actions of earlier
    /// edits.
    open var text: String! {
        get { model.text }
        set { model.set(newValue ?? "", telling: true) }
    }

    /// The text with the attributes that were set, if any.
    ///
    /// Typed text takes on the attributes of the text that it replaces, or else of the text before it. They are stored,
    /// but not displayed.
    open var attributedText: NSAttributedString! {
        get { model.attributedText }
        set {
            model.set(newValue ?? NSAttributedString(string: ""), telling: true)
            itemsDidChange()
        }
    }

    /// The attributes that links are drawn with, beside their own: by default the colour of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { ViewTree.change(self) }
    }

    /// The kinds of data that become links in text that cannot be edited; none by default.
    ///
    /// Web addresses, mail addresses and phone numbers are found.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { itemsDidChange() }
    }

    private func itemsDidChange() {
        ViewTree.change(self)
        if hasLiveItems { showMenusOfItems() }
    }

    /// The text's font; the system's at 12 points unless another is set, as in UIKit.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? fontStore?.adjusted(to: traitCollection) : fontStore }
        set {
            noteAppearance(.textViewFont)
            fontStore = newValue
            layoutDidChange()
        }
    }

    /// The font as it was set; the displayed one follows the content size category if the view does.
    @exclusivity(unchecked) private var fontStore: UIFont? = .ofTextViews

    /// Whether the font follows changes of the content size category; `false` by default.
    ///
    /// Only scalable fonts change: those of ``UIFont/preferredFont(forTextStyle:)`` or of ``UIFontMetrics``.
    @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
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
        layoutDidChange()
    }

    /// The colour of the text.
    open var textColor: UIColor? = .label {
        didSet { noteAppearance(.textViewTextColor) }
    }

    /// The alignment of the lines; a natural one is at the leading edge.
    @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural

    /// The insets of the text from the view's edges, in points; 8 at the top and bottom by default.
    ///
    /// A value that is not finite is a failure, and the old insets are kept.
    @exclusivity(unchecked) open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            if !textContainerInset.isFinite {
                ViewFailure.notFinite(self, "textContainerInset", textContainerInset.shortText).record()
                textContainerInset = oldValue
            }
            layoutDidChange()
        }
    }

    /// Whether the user can change the text; if not, it can still be selected.
    @exclusivity(unchecked) open var isEditable = true {
        didSet {
            itemsDidChange()
            guard isEditable != oldValue, isFirstResponder else { return }
            reloadInputViews()
            caretMayHaveMoved()
        }
    }

    package final override var takesKeys: Bool { isEditable }

    /// Whether the user can select text; if not, the view cannot become first responder.
    @exclusivity(unchecked) open var isSelectable = true {
        didSet {
            itemsDidChange()
            if !isSelectable, isFirstResponder { windowInChain?.dropFocus(of: self) }
        }
    }

    /// Whether the text is shown as dots, and cannot be copied.
    @exclusivity(unchecked) open var isSecureTextEntry = false {
        didSet {
            ViewTree.change(self)
            layoutDidChange()
            if isSecureTextEntry, isSecureTextEntry != oldValue { model.history.forget() }
        }
    }

    /// Whether the next inserted text replaces all text; inserting or moving the caret resets it to `false`.
    @exclusivity(unchecked) open var clearsOnInsertion = false

    /// The selected range, in UTF-16 units; clamped to the text and to whole characters when it is set.
    open var selectedRange: NSRange {
        get { NSRange(model.selection.range) }
        set { model.select(newValue) }
    }

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

    open override var canBecomeFirstResponder: Bool { window != nil && isSelectable }

    /// Becomes first responder, if the delegate allows it; it is not asked if the text is not editable.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        // A delegate that is notified may make another field first responder, which notifies that one's delegate.
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("moving keyboard focus to", self) }) else { return false }
        defer { nesting.leave() }
        if window == nil, isSelectable { wantFocus() }
        guard canBecomeFirstResponder, mayBeginEditing(), super.becomeFirstResponder() else { return false }
        didBeginEditing()
        if isFirstResponder { revealInput(animated: true) }
        return true
    }

    /// Asks the delegate; not again if the delegate makes the view first responder in its answer.
    private func mayBeginEditing() -> Bool {
        guard isEditable else { return true }
        guard !isAskingToBegin else { return false }
        isAskingToBegin = true
        defer { isAskingToBegin = false }
        return mayTakeFocus(
            delegate?.textViewShouldBeginEditing(self), from: "textViewShouldBeginEditing(_:)")
    }

    /// Resigns first responder, if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("taking keyboard focus from", self) }) else { return false }
        defer { nesting.leave() }
        let answer = hasBegun ? delegate?.textViewShouldEndEditing(self) : nil
        guard mayLetGoOfFocus(answer, from: "textViewShouldEndEditing(_:)"), super.resignFirstResponder()
        else { return false }
        focusDidEnd()
        return true
    }

    override func focusDidEnd() {
        didEndEditing()
    }

    /// The undo manager of the view.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        keepsTouches = isSelectable
        if !keepsTouches { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.touchesEnded(touches, with: event) }
        keepsTouches = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.touchesCancelled(touches, with: event) }
        keepsTouches = false
    }

    // MARK: Typing

    /// Whether there is any text.
    open var hasText: Bool { !model.isEmpty }

    /// Inserts text at the caret or replaces the selection. The delegate is asked for keys only, not here.
    open func insertText(_ text: String) { put(text, as: .typing, asking: false) }

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
    open func replace(_ range: UITextRange, withText text: String) { model.replace(range, with: text) }

    /// The caret's rectangle at a position, in the content's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { model.caretRect(for: position) }

    /// The first line's rectangle of a range, in the content's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { model.firstRect(for: range) }

    /// The rectangles of a range, one a line, in the content's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        model.selectionRects(for: range)
    }

    /// The position nearest to a point, in the content's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { model.closestPosition(to: point) }

    /// The size of the text with its insets in the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

    /// The visible text: dots if it is secure.
    package override var readableText: String? { isSecureTextEntry ? model.maskedText : model.text }

    package override var contentText: String? { text }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    package override var partsAsElements: [UIAccessibilityElement] { hasLiveItems ? textItems.elements : [] }

    // The visible text.
    override var accessibilityValueByDefault: String? { readableText }

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
    open var keyboardAppearance = UIKeyboardAppearance.default

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
        model.mark(markedText ?? "", selected: selectedRange)
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

    /// The position of a range that is nearest to a point, in the content's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        model.closestPosition(to: point, within: range)
    }

    /// The character at a point, in the content's coordinates; `nil` where there is none.
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

    // MARK: Typing

    /// The attributes of the text that is typed next: those of the selection, or of the text before the caret.
    ///
    /// Those that are set last until text is typed or the selection changes. They are stored, as in ``attributedText``.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typingAttributesNow }
        set { model.typing = newValue }
    }
}
