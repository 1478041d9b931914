import Foundation

/// A text of several lines that can be read, selected and typed.
///
/// ```swift
/// let notes = UITextView(frame: CGRect(x: 20, y: 80, width: 350, height: 200))
/// notes.text = "Buy milk"
/// notes.delegate = self
/// ```
///
/// Touching it gives it the focus, with the caret at the edge of the word that was touched; two taps select a word,
/// three a paragraph. Of each change the ``delegate`` is asked first; then, in this order, it is told of the
/// selection and of the text, and ``textDidChangeNotification`` is posted. Code that sets ``text`` tells of the
/// selection alone.
///
/// It is a scroll view, whose content is the text with its insets. ``contentSize`` follows the text when it is asked
/// for and when the view is laid out; then the caret, if it was moved while the view has the focus, is scrolled to.
/// Without ``isScrollEnabled`` the text makes up the view's natural size instead.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// The text, the selection and the edits.
    package private(set) final lazy var model = TextModel(self)
    final var traits = TextInputTraits()
    private var isAskingToBegin = false
    /// Whether touches of the text are kept from the responders further up, until they are over.
    private var keepsTouches = false
    final var clearsSecret = false
    /// Whether the delegate was told that editing began, and is yet to be told that it ended.
    final var hasBegun = false
    private let ownUndoManager = UndoManager()
    /// Whether the text, or what its layout depends on, changed since the content was measured, and for which width
    /// it was.
    final var isContentStale = true
    final var measuredWidth: CGFloat = -1
    /// Whether the caret was moved, and is to be scrolled to.
    final var showsCaretNext = false
    private var inputViewStore: UIView?
    private var accessoryViewStore: UIView?

    /// Makes a text view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTextRecognizers()
    }

    /// Makes a text view of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTextRecognizers()
    }

    /// Has a say in what is typed, and is told how the text scrolls.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .textViewDelegate)
            scrollDelegate = delegate
        }
    }

    override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITextViewDelegate
        scrollDelegate = delegate
    }

    // MARK: Scrolling

    /// The size of the text with its insets, as wide as the view.
    ///
    /// - Complexity: O(*k*) in the characters of the lines that were edited since it was last asked.
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

    /// Whether the text scrolls; without, ``intrinsicContentSize`` is the size of all of it.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text in the view's width, if it does not scroll; none if it does.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : naturalSize(width: boundsStore.width)
    }

    /// Scrolls just as far as it takes to show a part of the text, in 0.3 seconds on the clock.
    ///
    /// - Parameter range: in UTF-16 units; cut to the text.
    open func scrollRangeToVisible(_ range: NSRange) { scroll(toShow: range) }

    /// Brings the content in line with the text, and scrolls to the caret if it was moved.
    open override func layoutSubviews() {
        super.layoutSubviews()
        _ = contentSize
        showCaret()
        if isFirstResponder { caretMayHaveMoved() }
    }

    /// Where the text is laid out.
    public final private(set) lazy var textContainer: NSTextContainer = {
        let container = NSTextContainer()
        container.textView = self
        return container
    }()

    // MARK: Text

    /// The text; never `nil` when read. Setting it asks nobody, and what was typed can no longer be undone.
    open var text: String! {
        get { model.text }
        set { model.set(newValue ?? "", telling: true) }
    }

    /// The text with attributes; without any where none were set.
    ///
    /// What is typed takes on those of what it replaces, or else of what is before it. They are kept, not shown.
    open var attributedText: NSAttributedString! {
        get { model.attributedText }
        set { model.set(newValue ?? NSAttributedString(string: ""), telling: true) }
    }

    /// The text's font; the system's at 12 points unless another is set, as in UIKit.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? fontStore?.adjusted(to: traitCollection) : fontStore }
        set {
            fontStore = newValue
            layoutDidChange()
        }
    }

    /// The font as it was set; the one that is shown follows the size of text if the view does.
    private var fontStore: UIFont? = .systemFont(ofSize: UIFont.smallSystemFontSize)

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
        layoutDidChange()
    }

    /// The text's colour.
    open var textColor: UIColor? = .label

    /// How the lines stand between the edges.
    open var textAlignment = NSTextAlignment.natural

    /// The room between the view's edges and the text, in points; 8 above and below unless it is set.
    ///
    /// A value that is not finite is a failure, and the insets stay.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            if !textContainerInset.isFinite {
                ViewFailure.notFinite(self, "textContainerInset", textContainerInset.shortText).record()
                textContainerInset = oldValue
            }
            layoutDidChange()
        }
    }

    /// Whether the user can change the text; in one that cannot be changed the text can still be selected.
    open var isEditable = true {
        didSet {
            ViewTree.change(self)
            guard isEditable != oldValue, isFirstResponder else { return }
            reloadInputViews()
            caretMayHaveMoved()
        }
    }

    /// Whether the user can select text; without it the view takes no focus.
    open var isSelectable = true {
        didSet {
            ViewTree.change(self)
            if !isSelectable, isFirstResponder { windowInChain?.dropFocus(of: self) }
        }
    }

    /// Whether the text is shown as dots, and cannot be copied.
    open var isSecureTextEntry = false {
        didSet {
            ViewTree.change(self)
            layoutDidChange()
            if isSecureTextEntry, isSecureTextEntry != oldValue { model.history.forget() }
        }
    }

    /// Whether the next text that goes in replaces all of it; that or moving the caret sets it back to `false`.
    open var clearsOnInsertion = false

    /// What is selected, in UTF-16 units; cut to the text and to whole characters when it is set.
    open var selectedRange: NSRange {
        get { NSRange(model.selection.range) }
        set { model.select(newValue) }
    }

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

    open override var canBecomeFirstResponder: Bool { window != nil && isSelectable }

    /// Takes the focus, if the delegate has nothing against it; it is not asked about a text that cannot be changed.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        // Being told of the focus, a delegate may give it to another field, which tells that one's.
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("moving keyboard focus to", self) }) else { return false }
        defer { nesting.leave() }
        if window == nil, isSelectable { wantFocus() }
        guard canBecomeFirstResponder, mayBeginEditing(), super.becomeFirstResponder() else { return false }
        didBeginEditing()
        return true
    }

    /// Asks the delegate; one that takes the question for a reason to give the view the focus is not asked again.
    private func mayBeginEditing() -> Bool {
        guard isEditable else { return true }
        guard !isAskingToBegin else { return false }
        isAskingToBegin = true
        defer { isAskingToBegin = false }
        return mayTakeFocus(
            delegate?.textViewShouldBeginEditing(self), from: "textViewShouldBeginEditing(_:)")
    }

    /// Lets go of the focus, if the delegate has nothing against it.
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

    /// The view's own undo manager.
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

    /// Inserts text at the caret or in place of the selection; the delegate is asked for keys alone, not here.
    open func insertText(_ text: String) { put(text, as: .typing, asking: false) }

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

    /// The room that the text takes in the width of `size`, with the insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

    /// What can be read in the view: dots where the text is a secret.
    package override var readableText: String? { isSecureTextEntry ? model.maskedText : model.text }

    package override var contentText: String? { text }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What can be read in the view, unless a value was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? readableText }
        set { super.accessibilityValue = newValue }
    }
}
