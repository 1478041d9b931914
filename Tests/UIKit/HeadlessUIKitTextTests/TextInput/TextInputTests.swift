import Foundation
import Testing

@testable import HeadlessUIKitCore

private final class Place: UITextPosition {
    let index: Int
    init(_ index: Int) { self.index = index }
}

private final class Stretch: UITextRange {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    override var start: UITextPosition { Place(range.lowerBound) }
    override var end: UITextPosition { Place(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }
}

/// A custom text input with one line.
private final class Paper: UIView, UITextInput {
    var content = "" as NSString
    var selection = Stretch(0..<0)
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    override var canBecomeFirstResponder: Bool { true }
    private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }
    private func range(_ range: UITextRange) -> Range<Int> { (range as? Stretch)?.range ?? 0..<0 }

    var hasText: Bool { content.length > 0 }
    func insertText(_ text: String) { replace(selection, withText: text) }
    func deleteBackward() {
        let whole =
            selection.isEmpty
            ? max(0, selection.range.lowerBound - 1)..<selection.range.lowerBound : selection.range
        replace(Stretch(whole), withText: "")
    }
    func text(in range: UITextRange) -> String? { content.substring(with: NSRange(self.range(range))) }
    func replace(_ range: UITextRange, withText text: String) {
        let old = self.range(range)
        content = content.replacingCharacters(in: NSRange(old), with: text) as NSString
        let caret = old.lowerBound + text.utf16.count
        selection = Stretch(caret..<caret)
    }
    var selectedTextRange: UITextRange? {
        get { selection }
        set { selection = newValue as? Stretch ?? Stretch(0..<0) }
    }
    var markedTextRange: UITextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(content.length) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (one, other) = (index(fromPosition), index(toPosition))
        return Stretch(min(one, other)..<max(one, other))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = index(position) + offset
        return (0...content.length).contains(target) ? Place(target) : nil
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left: self.position(from: position, offset: -offset)
        case .right: self.position(from: position, offset: offset)
        case .up, .down: nil
        }
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (index(position), index(other))
        return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        index(toPosition) - index(from)
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction == .left ? Stretch(0..<index(position)) : Stretch(index(position)..<content.length)
    }
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor @Suite("UITextInput") struct TextInputTests {
    @Test("Keys do the same to a custom text input as to a field", arguments: ["own", "field"])
    func commands(kind: String) {
        let paper = Paper()
        let field = UITextField()
        let input: any UITextInput = kind == "own" ? paper : field
        func shown() -> String {
            let (text, range) =
                kind == "own"
                ? (paper.content as String, paper.selection.range)
                : (field.model.text, field.model.selection.range)
            var units = Array(text)
            units.insert("]", at: range.upperBound)
            units.insert("[", at: range.lowerBound)
            return String(units)
        }
        input.insertText("Hello, big world")
        let steps: [(TextCommand, String)] = [
            (.move(.character(.backward)), "Hello, big worl[]d"),
            (.move(.word(.backward)), "Hello, big []world"),
            (.extend(.word(.backward)), "Hello, [big ]world"),
            (.extend(.character(.backward)), "Hello,[ big ]world"),
            (.move(.character(.backward)), "Hello,[] big world"),
            (.delete(.word(.forward)), "Hello,[] world"),
            (.delete(.character(.forward)), "Hello,[]world"), (.delete(.word(.backward)), "[]world"),
            (.move(.line(.forward)), "world[]"), (.delete(.character(.backward)), "worl[]"),
            (.move(.document(.backward)), "[]worl"), (.extend(.document(.forward)), "[worl]"),
            (.delete(.character(.forward)), "[]"),
        ]
        for (command, expected) in steps {
            input.perform(command)
            #expect(shown() == expected, "\(command)")
        }
        input.insertText("a b")
        input.perform(.selectAll)
        #expect(shown() == "[a b]")
        input.perform(.move(.up))
        #expect(shown() == "[]a b")
        input.perform(.move(.down))
        #expect(shown() == "a b[]")
        input.perform(.delete(.line(.backward)))
        #expect(shown() == "[]")
    }

    @Test("Traits that a class leaves out are UIKit's defaults, and a field's are kept")
    func traits() {
        let paper = Paper()
        #expect(paper.autocapitalizationType == .sentences && paper.keyboardType == .default)
        #expect(paper.returnKeyType == .default && !paper.isSecureTextEntry && paper.textContentType == nil)
        #expect(!paper.enablesReturnKeyAutomatically && paper.autocorrectionType == .default)
        for input in [UITextField(), UITextView()] as [any UITextInput] {
            #expect(input.autocapitalizationType == .sentences && input.keyboardType == .default)
        }
        let field = UITextField()
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.textContentType = .oneTimeCode
        let input: any UITextInputTraits = field
        #expect(input.keyboardType == .emailAddress && input.returnKeyType == .done)
        #expect(input.textContentType == .oneTimeCode)
    }

    @Test(
        "A tokenizer finds units, their boundaries, and the next ones",
        arguments: [
            (UITextGranularity.word, 0, "0..<3", true, 3, 0), (.word, 3, "nil", false, 4, 0),
            (.word, 5, "4..<7", false, 7, 4), (.character, 1, "1..<2", true, 2, 0),
            (.sentence, 2, "0..<9", false, 9, 0), (.paragraph, 2, "0..<14", false, 14, 0),
            (.document, 2, "0..<14", false, 14, 0),
        ])
    func tokenizer(
        part: UITextGranularity, offset: Int, enclosing: String, isBoundary: Bool, next: Int, previous: Int
    ) {
        let paper = Paper()
        paper.content = "One two. Three"
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "One two. Three"
        for input in [paper, field] as [any UITextInput] {
            guard let place = input.position(from: input.beginningOfDocument, offset: offset) else { return }
            let tokenizer = input.tokenizer
            let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
            let range = tokenizer.rangeEnclosingPosition(place, with: part, inDirection: forward)
            let bounds = range.map {
                "\(input.offset(from: input.beginningOfDocument, to: $0.start))..<"
                    + "\(input.offset(from: input.beginningOfDocument, to: $0.end))"
            }
            #expect((bounds ?? "nil") == enclosing)
            #expect(tokenizer.isPosition(place, withinTextUnit: part, inDirection: forward) == (range != nil))
            #expect(tokenizer.isPosition(place, atBoundary: part, inDirection: backward) == isBoundary)
            let after = tokenizer.position(from: place, toBoundary: part, inDirection: forward)
            #expect(after.map { input.offset(from: input.beginningOfDocument, to: $0) } == next)
            if offset > 0 {
                let before = tokenizer.position(from: place, toBoundary: part, inDirection: backward)
                #expect(before.map { input.offset(from: input.beginningOfDocument, to: $0) } == previous)
            }
        }
    }

    @Test("Positions outside the text, and those of another input, give nil")
    func foreign() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "a👍🏽b"
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(
            field.position(from: start, offset: 7) == nil && field.position(from: end, offset: .max) == nil)
        #expect(field.position(from: start, offset: .min) == nil)
        #expect(field.position(from: start, in: .right, offset: 2) == TextOffset(5))
        #expect(field.position(from: end, in: .left, offset: 99) == nil)
        #expect(field.position(from: end, in: .right, offset: -1) == TextOffset(5))
        #expect(field.offset(from: start, to: end) == 6 && field.compare(start, to: end) == .orderedAscending)
        #expect(field.text(in: TextSpan(1..<5)) == "👍🏽" && field.text(in: TextSpan(1..<99)) == "👍🏽b")
        let foreign = Place(0)
        #expect(field.textRange(from: foreign, to: end) == nil && field.text(in: Stretch(0..<1)) == nil)
        #expect(field.caretRect(for: foreign) == .null && field.position(from: foreign, offset: 0) == nil)
        field.replace(Stretch(0..<1), withText: "x")
        field.selectedTextRange = Stretch(0..<1)
        #expect(field.text == "a👍🏽b" && field.model.selection == TextSelection(caret: 6))
        field.selectedTextRange = TextSpan(2..<3)
        #expect(field.selectedTextRange == TextSpan(1..<5))
        field.replace(TextSpan(2..<2), withText: "-")
        #expect(field.text == "a-👍🏽b")
    }

    @Test("An input delegate is told before and after changes")
    func inputDelegate() {
        final class Log: UITextInputDelegate {
            var lines: [String] = []
            func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("selection will") }
            func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection did") }
            func textWillChange(_ textInput: (any UITextInput)?) { lines.append("text will") }
            func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text did") }
        }
        let (field, log) = (UITextField(), Log())
        field.inputDelegate = log
        field.insertText("a")
        field.selectAll(nil)
        #expect(
            log.lines == [
                "text will", "text did", "selection will", "selection did", "selection will", "selection did",
            ])
    }
}
