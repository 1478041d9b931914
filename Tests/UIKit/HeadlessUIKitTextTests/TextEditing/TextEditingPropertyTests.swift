import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// A text as an array of characters, edited in the plainest way there is.
private struct PlainText {
    var characters: [Character] = []
    /// The two ends of the selection, counted in characters.
    var anchor = 0
    var head = 0

    var text: String { String(characters) }
    private var low: Int { min(anchor, head) }
    private var high: Int { max(anchor, head) }

    /// The selection in UTF-16 units.
    var selection: TextSelection { TextSelection(anchor: units(anchor), head: units(head)) }

    private func units(_ index: Int) -> Int { String(characters[..<index]).utf16.count }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        let before = String(characters[..<range.lowerBound]) + text
        let whole = before + String(characters[range.upperBound...])
        // Inserted text may join its neighbours: the characters are computed again.
        characters = Array(whole)
        head = characters.indices.first { units($0) >= before.utf16.count } ?? characters.count
        anchor = head
    }

    mutating func insert(_ text: String) { replace(low..<high, with: text) }

    mutating func delete(_ way: TextMovement.Direction) {
        if low < high {
            replace(low..<high, with: "")
        } else if way == .backward, low > 0 {
            replace(low - 1..<low, with: "")
        } else if way == .forward, low < characters.count {
            replace(low..<low + 1, with: "")
        }
    }

    mutating func move(_ way: TextMovement.Direction, extending: Bool) {
        if !extending, low < high {
            head = way == .backward ? low : high
        } else {
            head = way == .backward ? max(0, head - 1) : min(characters.count, head + 1)
        }
        if !extending { anchor = head }
    }

    mutating func select(_ anchor: Int, _ head: Int) { (self.anchor, self.head) = (anchor, head) }
}

/// Random edits of a text field and a text view, beside the same edits of a plain array.
@MainActor @Suite("Random text editing") struct TextEditingPropertyTests {
    @MainActor enum Kind: CaseIterable, Sendable {
        case field, view

        func make() -> any UIView & UITextInput & TextModelHost {
            self == .field
                ? UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
                : UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        }

        var pieces: [String] { joiningPieces + (self == .field ? [] : ["\n", "\r\n"]) }
    }

    private func step(
        _ input: any UIView & UITextInput & TextModelHost, _ plain: inout PlainText, _ pieces: [String],
        _ numbers: inout SeededNumbers
    ) {
        let way: TextMovement.Direction = numbers.onceIn(2) ? .backward : .forward
        switch numbers.next(below: 12) {
        case 0...3:
            let piece = numbers.element(of: pieces)
            input.insertText(piece)
            plain.insert(piece)
        case 4, 5:
            input.deleteBackward()
            plain.delete(.backward)
        case 6:
            input.perform(.delete(.character(.forward)))
            plain.delete(.forward)
        case 7:
            input.perform(.move(.character(way)))
            plain.move(way, extending: false)
        case 8:
            input.perform(.extend(.character(way)))
            plain.move(way, extending: true)
        case 9:
            let pasted = (0..<3).map { _ in numbers.element(of: pieces) }.joined()
            UIPasteboard.general.string = pasted
            input.paste(nil)
            plain.insert(pasted)
        case 10:
            let count = plain.characters.count + 1
            plain.select(numbers.next(below: count), numbers.next(below: count))
            input.model.select(plain.selection)
        default:
            guard plain.anchor != plain.head else { return }
            input.cut(nil)
            plain.delete(.backward)
        }
    }

    @Test(
        "Any edits do the same as in a plain array", arguments: Kind.allCases,
        1...Rounds.of(25, share: 5))
    func edits(kind: Kind, seed: Int) {
        UIApplication.withShared(UIApplication()) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let input = kind.make()
            var plain = PlainText()
            for _ in 0..<150 {
                step(input, &plain, kind.pieces, &numbers)
                let text = input.model.text
                guard text.utf16.elementsEqual(plain.text.utf16), input.model.selection == plain.selection
                else {
                    Issue.record("\(text.debugDescription), \(input.model.selection) is not \(plain)")
                    return
                }
            }
        }
    }

    @Test(
        "All edits can be undone, through texts that there were, and redone", arguments: Kind.allCases,
        1...Rounds.of(25, share: 5)
    )
    func undoing(kind: Kind, seed: Int) {
        UIApplication.withShared(UIApplication()) {
            var numbers = SeededNumbers(seed: UInt64(seed) + 1000)
            let input = kind.make()
            var plain = PlainText()
            var visited = [plain.text]
            for _ in 0..<80 {
                step(input, &plain, kind.pieces, &numbers)
                visited.append(plain.text)
                // A turn ends sometimes, and with it an undo group.
                if numbers.onceIn(2) { UIApplication.shared.commit() }
            }
            guard let manager = (input as UIResponder).undoManager else {
                Issue.record("There is no undo manager.")
                return
            }
            for _ in 0..<6 {
                var last = visited.count
                while manager.canUndo, !numbers.onceIn(40) {
                    manager.undo()
                    let place = visited[..<last].lastIndex { $0.utf16.elementsEqual(input.model.text.utf16) }
                    #expect(place != nil)
                    last = (place ?? 0) + 1
                }
                if !manager.canUndo {
                    #expect(input.model.text == "" && input.model.selection == TextSelection(caret: 0))
                }
                while manager.canRedo { manager.redo() }
                #expect(input.model.text.utf16.elementsEqual(plain.text.utf16))
            }
        }
    }
}
