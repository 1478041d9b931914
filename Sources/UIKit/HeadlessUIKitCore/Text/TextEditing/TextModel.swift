import TimeLapse

/// The text, the selection and the edits of a text field or a text view.
///
/// The cost of typing does not depend on the length of the text: the text as a `String` and the layout are made on
/// access.
@MainActor
package final class TextModel {
    /// How deep changes may be nested that delegates and observers make when they are notified.
    nonisolated static let tellingLimit = 50

    typealias Host = UIView & TextModelHost

    /// The view; `nil` once it is being freed.
    ///
    /// Each access adds a reference safely, which costs more than most else, so an edit loads it once.
    var host: (any Host)? {
        guard view.object != nil else { return nil }
        return unownedHost
    }
    private let view: WeakReference<UIView>
    // Read only while the view is alive.
    private unowned(unsafe) let unownedHost: any UIView & TextModelHost
    // Some are not checked for overlapping accesses, as none calls out: each key reads and writes most of
    // them.
    @exclusivity(unchecked) private(set) var buffer = TextBuffer()
    @exclusivity(unchecked) package private(set) var selection = TextSelection(caret: 0)
    @exclusivity(unchecked) package private(set) var markedRange: Range<Int>?
    /// Grows with every change to the text.
    @exclusivity(unchecked) private(set) var version = 0
    @exclusivity(unchecked) weak var inputDelegate: (any UITextInputDelegate)?
    /// The caret view, which shows where the next character is inserted.
    private(set) lazy var caret = TextCaret(of: self)

    @exclusivity(unchecked) private var cachedText: String? = ""
    @exclusivity(unchecked) private var cachedGeometry: TextGeometry?
    @exclusivity(unchecked) private var cachedCount: Int?
    /// The beginnings of lines, for a host with several lines.
    @exclusivity(unchecked) var lines = LineTable()
    /// The column that moving up and down keeps, in points.
    @exclusivity(unchecked) var column: CGFloat?
    private(set) lazy var history = TextHistory(self)
    private(set) lazy var tokenizer: any UITextInputTokenizer =
        host.map {
            UITextInputStringTokenizer(textInput: $0.textInput)
        } ?? UITextInputStringTokenizer()
    /// The text with its attributes, if any were set; the text view's storage, once code asked for that.
    @exclusivity(unchecked) var attributed: NSMutableAttributedString?
    /// Whether the model changes the storage, which then has nothing new to tell.
    @exclusivity(unchecked) var changesStorage = false
    /// Grows whenever attributes are set.
    @exclusivity(unchecked) var attributesVersion = 0
    @exclusivity(unchecked) private var tellings = 0
    /// The attributes that were set for the text to be typed next; `nil` for those of the text around the caret.
    var typing: [NSAttributedString.Key: Any]?

    init(_ host: any UIView & TextModelHost) {
        view = WeakReference(host)
        unownedHost = host
    }

    // MARK: Reading

    /// The whole text.
    ///
    /// - Complexity: O(*n*) in its units the first time after a change.
    package var text: String {
        if let cachedText { return cachedText }
        let text = buffer.text
        cachedText = text
        return text
    }

    package var isEmpty: Bool { buffer.isEmpty }

    /// The number of UTF-16 units.
    package var count: Int { buffer.count }

    /// The text with a dot for each character.
    var maskedText: String {
        let count = cachedCount ?? text.count
        cachedCount = count
        return String(repeating: TextGeometry.mask, count: count)
    }

    /// The part of the text in a range of UTF-16 units.
    package func text(in range: Range<Int>) -> String { buffer.text(in: buffer.scalars(range)) }

    /// The positions of the characters in the current layout.
    ///
    /// - Complexity: O(*n*) the first time after a change to the text or its style.
    var geometry: TextGeometry? {
        guard let style = host?.textStyle else { return nil }
        if let cachedGeometry, cachedGeometry.style == style { return cachedGeometry }
        let geometry = TextGeometry(buffer, style)
        cachedGeometry = geometry
        return geometry
    }

    // MARK: Changing

    /// Sets the text, with the caret at its end and nothing to undo; the delegate is not asked.
    func set(_ text: String, telling isTelling: Bool) {
        if attributed != nil { attributesVersion += 1 }
        removeAttributes()
        typing = nil
        guard !self.text.isTheSame(as: text) else { return }
        history.forget()
        change(0..<count, to: text, caret: nil, in: host)
        if isTelling { tellSelection() }
    }

    func set(_ text: NSAttributedString, telling isTelling: Bool) {
        set(text.string, telling: isTelling)
        setAttributed(text)
        attributesVersion += 1
    }

    /// Gives typed text attributes.
    private func style(_ start: Int, _ length: Int, with attributes: [NSAttributedString.Key: Any]) {
        guard length > 0 else { return }
        let styled = attributed ?? NSMutableAttributedString(string: text)
        styled.replaceAttributes(with: attributes, in: NSRange(location: start, length: length))
        attributed = styled
        attributesVersion += 1
    }

    /// Whether the delegate allows a part of the text to be replaced, and did not change it itself.
    func admits(_ range: Range<Int>, _ text: String, in host: any Host) -> Bool {
        let nesting = Recursion.edits
        guard nesting.enter({ Recursion.edit(of: host) }) else { return false }
        defer { nesting.leave() }
        let asked = version
        guard host.mayReplace(NSRange(range), with: text) else {
            // A delegate that refuses but changes the text itself has not refused it.
            if version == asked { host.didRefuse() }
            return false
        }
        // If the delegate changes the text itself and still returns `true`, its change wins.
        return version == asked
    }

    /// Replaces a part of the text, and notifies the host.
    ///
    /// - Parameters:
    ///   - range: in UTF-16 units, between characters.
    ///   - clearingAll: whether the rest of the text is removed too, without asking the delegate about it.
    ///   - asking: whether the delegate is asked. UIKit asks for the user's edits only, not for `insertText(_:)` and
    ///     `replace(_:withText:)` called by code.
    /// - Returns: whether it was replaced.
    @discardableResult
    func edit(
        _ range: Range<Int>, with text: String, as kind: TextEditKind, clearingAll: Bool = false,
        asking: Bool = true,
        marking: ((Int) -> (marked: Range<Int>, selected: Range<Int>))? = nil
    ) -> Bool {
        guard let host, asking ? admits(range, text, in: host) : host.allowsCaret else { return false }
        let edited = clearingAll ? 0..<count : range
        let before = selection
        let removed = buffer.text(in: edited)
        change(edited, to: text, caret: edited.lowerBound + text.utf16.count, in: host)
        if let typing = typing.take() { style(edited.lowerBound, text.utf16.count, with: typing) }
        if let marking {
            let (marked, selected) = marking(edited.lowerBound)
            markedRange = marked
            selection = TextSelection(buffer.wholeCharacters(selected))
        }
        history.note(
            TextEdit(
                location: edited.lowerBound, removed: removed, inserted: text, before: before,
                after: selection),
            kind, with: host.managerOfEdits)
        if selection != before { tellSelection(in: host, caretIsNoted: marking == nil) }
        tell(host) { $0.userDidEdit() }
        return true
    }

    /// Undoes an edit, if the delegate allows it; returns whether it was undone.
    func revert(_ edit: TextEdit) -> Bool {
        let range = edit.location..<edit.location + edit.inserted.utf16.count
        guard let host, range.upperBound <= count, buffer.text(in: range).isTheSame(as: edit.inserted),
            admits(range, edit.removed, in: host)
        else { return false }
        let before = selection
        change(range, to: edit.removed, caret: nil, in: host)
        selection = valid(edit.before)
        if selection != before { tellSelection(in: host) }
        tell(host) { $0.userDidEdit() }
        return true
    }

    /// Clears the text for the user; the delegate was asked already.
    func clear() {
        guard !isEmpty, let host else { return }
        let (before, removed) = (selection, text)
        change(0..<count, to: "", caret: 0, in: host)
        history.note(
            TextEdit(location: 0, removed: removed, inserted: "", before: before, after: selection), .other,
            with: host.managerOfEdits)
        if selection != before { tellSelection(in: host, caretIsNoted: true) }
        tell(host) { $0.userDidEdit() }
    }

    func change(_ range: Range<Int>, to text: String, caret: Int?, in host: (any Host)?) {
        if let inputDelegate { inputDelegate.textWillChange(host?.textInput) }
        let isWhole = range == 0..<count
        // The layout retains its text, which would be copied for the edit.
        cachedGeometry = nil
        buffer.replace(range, with: text)
        lines.note(range, replacedBy: text.utf16.count)
        version += 1
        cachedText = isWhole ? text : nil
        cachedCount = nil
        column = nil
        markedRange = nil
        // The inserted text may have joined the following text to one character. Not `map`: its closure would be
        // checked for the main actor at each key stroke.
        if let caret {
            selection = TextSelection(caret: buffer.border(atOrAfter: caret))
        } else {
            selection = TextSelection(caret: count)
        }
        if let attributed { replace(NSRange(range), of: attributed, with: text) }
        host?.textIsStale()
        host?.caretMayHaveMoved()
        if let inputDelegate { inputDelegate.textDidChange(host?.textInput) }
    }

    // MARK: Selecting

    /// Selects a part of the text, clamped to the text and to whole characters.
    func select(_ newSelection: TextSelection, keepsColumn: Bool = false) {
        if !keepsColumn { column = nil }
        let selection = valid(newSelection)
        guard selection != self.selection else { return }
        self.selection = selection
        typing = nil
        history.closeRun()
        tellSelection()
    }

    /// Keeps the selection at its place in a text that code changed around it.
    func keepSelection(_ range: Range<Int>, insteadOf before: Range<Int>) {
        selection = valid(TextSelection(range))
        if selection.range != before { tellSelection() }
    }

    private func valid(_ selection: TextSelection) -> TextSelection {
        if selection.isCaret {
            return TextSelection(
                caret: buffer.border(atOrBefore: selection.head), isAtLineEnd: selection.isAtLineEnd)
        }
        let range = buffer.wholeCharacters(selection.range)
        let isForward = selection.anchor < selection.head
        return TextSelection(
            anchor: isForward ? range.lowerBound : range.upperBound,
            head: isForward ? range.upperBound : range.lowerBound, isAtLineEnd: selection.isAtLineEnd)
    }

    private func tellSelection() {
        if let host { tellSelection(in: host) }
    }

    /// Tells all concerned of another selection.
    ///
    /// - Parameter caretIsNoted: whether the edit that changed the selection has said that the caret moved.
    private func tellSelection(in host: any Host, caretIsNoted: Bool = false) {
        if let inputDelegate { inputDelegate.selectionWillChange(host.textInput) }
        if !caretIsNoted { host.caretMayHaveMoved() }
        tell(host) { $0.selectionDidChange() }
        if let inputDelegate { inputDelegate.selectionDidChange(host.textInput) }
    }

    /// Accepts the marked text as part of the text.
    func unmark() {
        guard markedRange != nil else { return }
        markedRange = nil
        history.closeRun()
    }

    /// Notifies the host, unless its reactions nest without end.
    private func tell(_ host: any Host, _ event: (any TextModelHost) -> Void) {
        guard tellings < Self.tellingLimit else {
            TextFailure.changesNeverEnd(host.reportName).record()
            return
        }
        tellings += 1
        event(host)
        tellings -= 1
    }
}

extension String {
    /// Whether two strings are equal unit by unit, and not only canonically equivalent.
    func isTheSame(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
