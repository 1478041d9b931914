import Keyboard
import TestSupport
import Testing
import Touch

/// What keys do to a text, done to a list of characters.
private struct PlainEdits {
    private(set) var characters: [Character] = []
    private(set) var anchor = 0
    private(set) var head = 0
    private(set) var pasteboard: [Character] = []

    var text: String { String(characters) }
    private var selected: Range<Int> { min(anchor, head)..<max(anchor, head) }

    mutating func put(_ new: [Character]) {
        characters.replaceSubrange(selected, with: new)
        head = selected.lowerBound + new.count
        anchor = head
    }

    mutating func delete(_ distance: Int) {
        if anchor == head { head = min(max(head + distance, 0), characters.count) }
        put([])
    }

    mutating func move(_ distance: Int, extends: Bool) {
        if !extends, anchor != head {
            head = distance < 0 ? selected.lowerBound : selected.upperBound
        } else {
            head = min(max(head + distance, 0), characters.count)
        }
        if !extends { anchor = head }
    }

    mutating func moveToEdge(_ isEnd: Bool, extends: Bool) {
        head = isEnd ? characters.count : 0
        if !extends { anchor = head }
    }

    mutating func selectAll() { (anchor, head) = (0, characters.count) }

    mutating func copy() { if anchor != head { pasteboard = Array(characters[selected]) } }

    mutating func cut() {
        guard anchor != head else { return }
        copy()
        put([])
    }

    mutating func paste() { if !pasteboard.isEmpty { put(pasteboard) } }
}

@MainActor
@Suite("Random editing by keys") struct EditingPropertyTests {
    private static let pieces = ["a", "Bc 1", "é", "漢", "👩‍👩‍👧‍👦", "👍🏽", "🇫🇷🇨🇭", "e\u{301}x", "?;", "€"]

    /// Presses one key or types one piece, in both.
    private func step(
        _ keyboard: SoftwareKeyboard, _ plain: inout PlainEdits, _ numbers: inout SeededNumbers
    ) {
        let extends = numbers.onceIn(3)
        switch numbers.next(below: 16) {
        case 0..<6:
            let piece = numbers.element(of: Self.pieces)
            keyboard.type(piece)
            for character in piece { plain.put([character]) }
        case 6, 7:
            keyboard.type(.delete)
            plain.delete(-1)
        case 8:
            keyboard.type(.forwardDelete)
            plain.delete(1)
        case 9, 10:
            keyboard.type(extends ? .shift + .left : .left)
            plain.move(-1, extends: extends)
        case 11:
            keyboard.type(extends ? .shift + .right : .right)
            plain.move(1, extends: extends)
        case 12:
            let isEnd = numbers.onceIn(2)
            let key: Keystroke = isEnd ? .end : .home
            keyboard.type(extends ? .shift + key : key)
            plain.moveToEdge(isEnd, extends: extends)
        case 13:
            keyboard.type(.command + "a", .command + "c")
            plain.selectAll()
            plain.copy()
        case 14:
            keyboard.type(.command + "x")
            plain.cut()
        default:
            keyboard.type(.command + "v")
            plain.paste()
        }
    }

    @Test(
        "Any keys do the same as in a list of characters, and all is undone and redone",
        arguments: 1...Rounds.of(30, share: 10))
    func keys(seed: Int) {
        KeyboardStage.run { stage in
            var numbers = SeededNumbers(seed: UInt64(seed))
            stage.keyboard.isHardwareKeyboardConnected = seed.isMultiple(of: 3)
            let (field, view) = (stage.field(), stage.textView())
            let input: any UITextInput = seed.isMultiple(of: 2) ? field : view
            tapOn(seed.isMultiple(of: 2) ? field : view)
            var plain = PlainEdits()
            @MainActor func text() -> String {
                input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
                    .flatMap { input.text(in: $0) } ?? ""
            }
            for number in 0..<120 {
                step(stage.keyboard, &plain, &numbers)
                let caret = input.selectedTextRange.flatMap { input.text(in: $0) }
                let (low, high) = (min(plain.anchor, plain.head), max(plain.anchor, plain.head))
                guard text() == plain.text, caret == String(plain.characters[low..<high]) else {
                    Issue.record("After \(number) keys, \(text().debugDescription) is not \(plain)")
                    return
                }
            }
            let manager = seed.isMultiple(of: 2) ? field.undoManager : view.undoManager
            while manager?.canUndo == true { stage.keyboard.type(.command + "z") }
            #expect(text() == "")
            while manager?.canRedo == true { stage.keyboard.type(.command + .shift + "z") }
            #expect(text() == plain.text)
        }
    }
}
