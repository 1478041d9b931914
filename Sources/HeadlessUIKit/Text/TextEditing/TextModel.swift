import Foundation

/// The text, the selection and the edits of a text field or a text view.
///
/// Typing costs what is typed, however long the text is: the text as a `String` and the layout are made when
/// somebody asks for them.
@MainActor
package final class TextModel {
    /// How many changes may be made inside each other by those who are told of them.
    nonisolated static let tellingLimit = 50

    private(set) weak var host: (any TextModelHost)?
    private(set) var buffer = TextBuffer()
    /// What is selected.
    package private(set) var selection = TextSelection(caret: 0)
    /// The part that is provisional.
    package private(set) var markedRange: Range<Int>?
    /// Grows with every change to the text.
    private(set) var version = 0
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The view that shows where the next character goes.
    let caret = TextCaret()

    private var cachedText: String? = ""
    private var cachedGeometry: TextGeometry?
    private var cachedCount: Int?
    /// Where lines begin, for a host that shows several.
    var lines = LineTable()
    /// The column that moving up and down keeps to, in points.
    var column: CGFloat?
    private(set) lazy var history = TextHistory(self)
    private(set) lazy var tokenizer: any UITextInputTokenizer =
        host.map {
            UITextInputStringTokenizer(textInput: $0.textInput)
        } ?? UITextInputStringTokenizer()
    private var attributed: NSMutableAttributedString?
    private var tellings = 0

    init(_ host: any TextModelHost) {
        self.host = host
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

    /// How many UTF-16 units there are.
    package var count: Int { buffer.count }

    /// The text with a dot for each character.
    var maskedText: String {
        let count = cachedCount ?? text.count
        cachedCount = count
        return String(repeating: TextGeometry.mask, count: count)
    }

    /// The part of the text in a range of UTF-16 units.
    package func text(in range: Range<Int>) -> String { buffer.text(in: buffer.scalars(range)) }

    /// Where the characters are, as the text is shown now.
    ///
    /// - Complexity: O(*n*) the first time after a change to the text or to how it is shown.
    var geometry: TextGeometry? {
        guard let style = host?.textStyle else { return nil }
        if let cachedGeometry, cachedGeometry.style == style { return cachedGeometry }
        let geometry = TextGeometry(buffer, style)
        cachedGeometry = geometry
        return geometry
    }

    // MARK: Changing

    /// Sets another text, with the caret at its end and nothing to undo; nobody is asked.
    func set(_ text: String, telling isTelling: Bool) {
        attributed = nil
        guard !self.text.isTheSame(as: text) else { return }
        history.forget()
        change(0..<count, to: text, caret: nil)
        if isTelling { tellSelection() }
    }

    /// Sets another text with attributes.
    func set(_ text: NSAttributedString, telling isTelling: Bool) {
        set(text.string, telling: isTelling)
        attributed = NSMutableAttributedString(attributedString: text)
    }

    /// The text with the attributes that were set.
    var attributedText: NSAttributedString {
        attributed.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: text)
    }

    /// Whether the delegate lets a part of the text be replaced, and left it to be replaced.
    func admits(_ range: Range<Int>, _ text: String) -> Bool {
        guard let host else { return false }
        let nesting = Recursion.edits
        guard nesting.enter({ Recursion.edit(of: host) }) else { return false }
        defer { nesting.leave() }
        let asked = version
        guard host.mayReplace(NSRange(range), with: text) else {
            // One that refuses but changes the text itself has its own way of letting it in.
            if version == asked { host.didRefuse() }
            return false
        }
        // A delegate that formats the text itself and says yes all the same has the last word.
        return version == asked
    }

    /// Replaces a part of the text, and tells the host of it.
    ///
    /// - Parameters:
    ///   - range: in UTF-16 units, between characters.
    ///   - clearingAll: whether the rest of the text goes too, of which the delegate is not asked.
    ///   - asking: whether the delegate is asked. UIKit asks for the user alone: `insertText(_:)` and
    ///     `replace(_:withText:)` called by code do what they say.
    /// - Returns: whether it was replaced.
    @discardableResult
    func edit(
        _ range: Range<Int>, with text: String, as kind: TextEditKind, clearingAll: Bool = false,
        asking: Bool = true,
        marking: ((Int) -> (marked: Range<Int>, selected: Range<Int>))? = nil
    ) -> Bool {
        guard let host, asking ? admits(range, text) : host.allowsCaret else { return false }
        let edited = clearingAll ? 0..<count : range
        let before = selection
        let removed = buffer.text(in: edited)
        change(edited, to: text, caret: edited.lowerBound + text.utf16.count)
        if let marking {
            let (marked, selected) = marking(edited.lowerBound)
            markedRange = marked
            selection = TextSelection(buffer.wholeCharacters(selected))
        }
        history.note(
            TextEdit(
                location: edited.lowerBound, removed: removed, inserted: text, before: before,
                after: selection),
            kind)
        if selection != before { tellSelection() }
        tell { $0.userDidEdit() }
        return true
    }

    /// Puts back what an edit replaced, if nobody has anything against it; returns whether it was put back.
    func revert(_ edit: TextEdit) -> Bool {
        let range = edit.location..<edit.location + edit.inserted.utf16.count
        guard range.upperBound <= count, buffer.text(in: range).isTheSame(as: edit.inserted),
            admits(range, edit.removed)
        else { return false }
        let before = selection
        change(range, to: edit.removed, caret: nil)
        selection = valid(edit.before)
        if selection != before { tellSelection() }
        tell { $0.userDidEdit() }
        return true
    }

    /// Clears the text for the user, after the delegate was asked in another way.
    func clear() {
        guard !isEmpty else { return }
        let (before, removed) = (selection, text)
        change(0..<count, to: "", caret: 0)
        history.note(
            TextEdit(location: 0, removed: removed, inserted: "", before: before, after: selection), .other)
        if selection != before { tellSelection() }
        tell { $0.userDidEdit() }
    }

    private func change(_ range: Range<Int>, to text: String, caret: Int?) {
        let input = host?.textInput
        inputDelegate?.textWillChange(input)
        let isWhole = range == 0..<count
        // The layout holds on to the text that it is of, which would be copied for the edit.
        cachedGeometry = nil
        buffer.replace(range, with: text)
        lines.note(range, replacedBy: text.utf16.count)
        attributed?.replaceCharacters(in: NSRange(range), with: text)
        version += 1
        cachedText = isWhole ? text : nil
        cachedCount = nil
        column = nil
        markedRange = nil
        // What was put in may have joined what is after it to one character.
        // Not `map`, which each key stroke would pay: its closure would be checked for the main actor.
        if let caret {
            selection = TextSelection(caret: buffer.border(atOrAfter: caret))
        } else {
            selection = TextSelection(caret: count)
        }
        host?.textIsStale()
        host?.caretMayHaveMoved()
        inputDelegate?.textDidChange(input)
    }

    // MARK: Selecting

    /// Selects a part of the text, cut to what there is and to whole characters.
    func select(_ newSelection: TextSelection, keepsColumn: Bool = false) {
        if !keepsColumn { column = nil }
        let selection = valid(newSelection)
        guard selection != self.selection else { return }
        self.selection = selection
        history.closeRun()
        tellSelection()
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
        let input = host?.textInput
        inputDelegate?.selectionWillChange(input)
        host?.caretMayHaveMoved()
        tell { $0.selectionDidChange() }
        inputDelegate?.selectionDidChange(input)
    }

    /// Makes the provisional text part of the text.
    func unmark() {
        guard markedRange != nil else { return }
        markedRange = nil
        history.closeRun()
    }

    /// Tells the host, unless its answers to being told are nested without end.
    private func tell(_ event: (any TextModelHost) -> Void) {
        guard let host else { return }
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
    /// Whether the two are the same, unit by unit, and not just read as the same.
    func isTheSame(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
