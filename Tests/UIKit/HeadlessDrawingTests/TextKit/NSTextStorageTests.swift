import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("NSTextStorage") struct NSTextStorageTests {
    @MainActor
    private final class Witness: NSTextStorageDelegate {
        nonisolated let log = EventLog()

        nonisolated func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { log.add("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)") }

        nonisolated func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { log.add("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)") }
    }

    /// A storage that keeps its text itself, as applications write one to colour it.
    private final class Own: NSTextStorage {
        private let backing = NSMutableAttributedString(string: "")

        override var string: String { backing.string }

        override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
            -> [NSAttributedString.Key: Any]
        { backing.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }

        override func processEditing() {
            let all = NSRange(location: 0, length: length)
            for (index, unit) in string.utf16.enumerated() where (0x30...0x39).contains(unit) {
                addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
            }
            _ = all
            super.processEditing()
        }
    }

    @Test("The delegate is told of each edit, before and after attributes are fixed; grouped edits are one")
    func edits() {
        let storage = NSTextStorage(string: "Hello")
        let witness = Witness()
        storage.delegate = witness
        storage.append(NSAttributedString(string: " you"))
        #expect(witness.log.take() == "will 3 5+4 by 4\ndid 3 5+4 by 4")
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        #expect(witness.log.take() == "will 2 0+1 by 0\ndid 2 0+1 by 0")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
        #expect(witness.log.take() == "will 1 2+2 by 0\ndid 1 2+2 by 0")
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 5, length: 4))
        storage.insert(NSAttributedString(string: "!"), at: 0)
        #expect(witness.log.take().isEmpty)
        #expect(storage.changeInLength == -3)
        storage.endEditing()
        #expect(witness.log.take() == "will 3 0+6 by -3\ndid 3 0+6 by -3")
        #expect(storage.string == "!Jello" && storage.editedMask.isEmpty)
    }

    @Test("A subclass with a text of its own is read and changed by its four primitives alone")
    func subclass() {
        let storage = Own()
        storage.append(NSAttributedString(string: "a1b", attributes: [.kern: 2]))
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "22")
        #expect(storage.string == "a1b22" && storage.length == 5)
        var colored: [Int] = []
        storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 5)) { value, range, _ in
            if value != nil { colored += range.location..<range.location + range.length }
        }
        #expect(colored == [1, 3, 4])
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect((storage.copy() as? NSAttributedString)?.string == "a1b22")
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "1b")
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 5))
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        storage.setAttributedString(NSAttributedString(string: "z"))
        #expect(storage.string == "z")
    }
}
