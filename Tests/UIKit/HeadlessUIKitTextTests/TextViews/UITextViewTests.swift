import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor private final class ViewLog: UITextViewDelegate {
    let log = EventLog()
    var refused: Set<String> = []

    private func ask(_ question: String, _ detail: String = "") -> Bool {
        log.add(question + detail)
        return !refused.contains(question)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        ask("shouldChange", " \(range.location)+\(range.length) to \(text.debugDescription)")
    }
    func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        log.add("selection \(textView.selectedRange.location)+\(textView.selectedRange.length)")
    }
}

@MainActor @Suite("UITextView") struct UITextViewTests {
    private let delegate = ViewLog()

    /// Runs `body` with a view in a window, as wide as 17 or so letters.
    private func show(_ text: String = "", editing: Bool = true, _ body: (UITextView) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
            view.text = text
            view.delegate = delegate
            _ = UIWindow.showing(view)
            if editing { view.becomeFirstResponder() }
            _ = delegate.log.take()
            body(view)
            view.removeFromSuperview()
        }
    }

    @Test("Editing, typing and setting text call the delegate in UIKit's order")
    func order() {
        show(editing: false) { view in
            view.becomeFirstResponder()
            view.takeKey("a")
            view.takeKey("\n")
            view.takeDeleteKey()
            view.text = "new"
            view.resignFirstResponder()
            #expect(
                delegate.log.take() == """
                    shouldBegin
                    didBegin
                    shouldChange 0+0 to "a"
                    selection 1+0
                    didChange
                    shouldChange 1+0 to "\\n"
                    selection 2+0
                    didChange
                    shouldChange 1+1 to ""
                    selection 1+0
                    didChange
                    selection 3+0
                    shouldEnd
                    didEnd
                    """)
            #expect(view.text == "new" && !view.isFirstResponder)
        }
    }

    @Test("A delegate's refusals are honoured")
    func refusals() {
        show("abc", editing: false) { view in
            delegate.refused = ["shouldBegin"]
            #expect(!view.becomeFirstResponder())
            delegate.refused = ["shouldChange", "shouldEnd"]
            #expect(view.becomeFirstResponder())
            view.takeKey("x")
            view.takeDeleteKey()
            #expect(view.text == "abc" && !view.resignFirstResponder() && view.isFirstResponder)
        }
    }

    @Test("Text that is not editable can be selected and copied, without asking the delegate")
    func readOnly() {
        show("abc def", editing: false) { view in
            view.isEditable = false
            UIPasteboard.general.string = "x"
            #expect(view.becomeFirstResponder())
            view.selectedRange = NSRange(location: 4, length: 3)
            view.takeKey("x")
            view.takeDeleteKey()
            view.paste(nil)
            view.cut(nil)
            #expect(view.text == "abc def" && UIPasteboard.general.string == "x")
            #expect(
                !view.canPerformAction(.paste, withSender: nil)
                    && !view.canPerformAction(.cut, withSender: nil))
            #expect(view.canPerformAction(.copy, withSender: nil))
            view.copy(nil)
            #expect(UIPasteboard.general.string == "def")
            #expect(delegate.log.take() == "selection 4+3")
            view.isSelectable = false
            #expect(!view.isFirstResponder && !view.becomeFirstResponder())
        }
    }

    @Test(
        "The delegate that was told that editing began is told that it ended, and no other",
        arguments: [true, false])
    func balance(isEditableFirst: Bool) {
        show(editing: false) { view in
            view.isEditable = isEditableFirst
            view.becomeFirstResponder()
            view.isEditable.toggle()
            view.resignFirstResponder()
            let log = delegate.log.take()
            #expect(log == (isEditableFirst ? "shouldBegin\ndidBegin\nshouldEnd\ndidEnd" : ""))
        }
    }

    @Test("Up and down keep the column in which they began, through shorter and wrapped lines")
    func columns() {
        show("aaaaaaaaaa\naa\naaaaaaaaaa\n") { view in
            view.selectedRange = NSRange(location: 6, length: 0)
            var stops: [Int] = []
            for _ in 0..<5 {
                view.perform(.move(.down))
                stops.append(view.model.selection.head)
            }
            #expect(stops == [13, 20, 25, 25, 25])
            stops = []
            view.selectedRange = NSRange(location: 20, length: 0)
            for _ in 0..<3 {
                view.perform(.extend(.up))
                stops.append(view.model.selection.head)
            }
            #expect(stops == [13, 6, 0])
            #expect(view.selectedRange == NSRange(location: 0, length: 20))
        }
    }

    @Test("The end of a wrapped line is on that line, and the next character on the one after it")
    func wrapped() {
        show("aaaa bbbb cccc dddd eeee ffff") { view in
            guard let geometry = view.model.geometry, geometry.lines.count > 1 else {
                Issue.record("The text is not wrapped.")
                return
            }
            let second = geometry.lines[1].range.lowerBound
            view.selectedRange = NSRange(location: 2, length: 0)
            view.perform(.move(.line(.forward)))
            #expect(view.model.selection == TextSelection(caret: second, isAtLineEnd: true))
            let height = geometry.style.font.lineHeight
            let position = view.selectedTextRange?.start ?? view.endOfDocument
            #expect(view.caretRect(for: position).minY == 8)
            #expect(view.caretRect(for: TextOffset(second)).minY == 8 + height)
            view.perform(.move(.line(.backward)))
            #expect(view.model.selection == TextSelection(caret: 0))
            view.selectedRange = NSRange(location: second, length: 0)
            view.perform(.delete(.line(.backward)))
            #expect(view.text == "aaaa bbbb cccc dddd eeee ffff")
            view.perform(.extend(.document(.forward)))
            view.takeKey("!")
            #expect(view.text.utf16.count == second + 1)
        }
    }

    @Test(
        "A point in each character's rectangle finds the character, on every line",
        arguments: [NSTextAlignment.left, .center, .right])
    func geometry(alignment: NSTextAlignment) {
        show("Grüße 漢字 👍🏽 and\nmore than fits in one line\n\nend") { view in
            view.textAlignment = alignment
            guard let buffer = Optional(view.model.buffer) else { return }
            var offset = 0
            while offset < buffer.count {
                let end = buffer.characterEnd(after: offset)
                let rects = view.selectionRects(for: TextSpan(offset..<end))
                if let rect = rects.first?.rect, rect.width > 0 {
                    let middle = CGPoint(x: rect.midX, y: rect.midY)
                    #expect(view.characterRange(at: middle) == TextSpan(offset..<end), "\(offset)")
                    let left = view.closestPosition(to: CGPoint(x: rect.minX + 0.1, y: rect.midY))
                    #expect(left == TextOffset(offset), "\(offset)")
                }
                offset = end
            }
            #expect(view.characterRange(at: CGPoint(x: -5, y: 10)) == nil)
            #expect(view.closestPosition(to: CGPoint(x: CGFloat.nan, y: CGFloat.nan)) == TextOffset(0))
            #expect(
                view.closestPosition(to: CGPoint(x: 0, y: CGFloat.infinity), within: TextSpan(2..<4))
                    == TextOffset(4))
        }
    }

    @Test("One tap places the caret at the near edge of a word, two select the word, three the paragraph")
    func taps() {
        show("one two\nthree", editing: false) { view in
            let place = view.caretRect(for: TextOffset(5))
            let point = CGPoint(x: place.midX, y: place.midY)
            Finger.tap(point)
            #expect(delegate.log.take() == "shouldBegin\ndidBegin\nselection 4+0")
            Finger(down: point, tapCount: 2).lift()
            #expect(delegate.log.take() == "selection 4+3")
            Finger(down: point, tapCount: 3).lift()
            #expect(delegate.log.take() == "selection 0+7")
            Finger.tap(CGPoint(x: 100, y: 190))
            #expect(delegate.log.take() == "selection 13+0")
        }
    }

    @Test("A text view is found by its text, and its natural size is that of its lines")
    func looks() {
        show("one\ntwo") { view in
            #expect(view.contentText == "one\ntwo" && view.accessibilityValue == "one\ntwo")
            let line = UIFont.systemFont(ofSize: 12).lineHeight
            #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 2 * line - 16) < 1)
            view.isSecureTextEntry = true
            #expect(view.readableText == "•••••••")
        }
    }

    @Test("A font of a text style sets lines further apart than one of the same size without")
    func leading() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "one\ntwo"
        view.font = .systemFont(ofSize: 17)
        let second = view.caretRect(for: view.endOfDocument).minY
        view.font = .preferredFont(forTextStyle: .body)
        let further = view.caretRect(for: view.endOfDocument).minY
        #expect(abs(further - second - (22 - UIFont.systemFont(ofSize: 17).lineHeight)) < 0.01)
    }
}
