import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What the scroll view around an input does when that becomes first responder.
///
/// Open Radar 20798351: since iOS 8 a `UITextField` that becomes first responder looks up its parent scroll view and sends
/// it `scrollRectToVisible(_:animated:)` with its own frame. HPGrowingTextView, pull request 6: a text view that does not
/// scroll has the scroll views that contain it scroll.
@MainActor
@Suite("First responders in scroll views") struct FieldScrollingTests {
    @MainActor private final class NotingScrollView: UIScrollView {
        let log = EventLog()
        var isObstinate = false

        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
            log.add("\(rect.minY.shortText)+\(rect.height.shortText) \(animated ? "animated" : "at once")")
            if !isObstinate { super.scrollRectToVisible(rect, animated: animated) }
        }
    }

    /// Shows a scroll view of 300 by 200 points with 1000 points of content.
    private func run(_ body: (NotingScrollView) -> Void) {
        inOwnWorld {
            let view = NotingScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            view.contentSize = CGSize(width: 300, height: 1000)
            _ = UIWindow.showing(view)
            body(view)
        }
    }

    private func lapse() {
        UIApplication.shared.commit()
        UIApplication.shared.clock.advance(by: .seconds(1))
    }

    @Test("A text field scrolls the least that shows all of it, in an animation")
    func field() {
        run { view in
            let field = UITextField().named("field", 0, 390, 100, 30, in: view)
            field.becomeFirstResponder()
            #expect(view.contentOffset.y == 0 && view.isScrollAnimating)
            lapse()
            #expect(view.log.take() == "390+30 animated" && view.contentOffset.y == 220)
            let upper = UITextField().named("upper", 0, 100, 100, 30, in: view)
            upper.becomeFirstResponder()
            lapse()
            #expect(view.log.take() == "100+30 animated" && view.contentOffset.y == 100)
        }
    }

    @Test("A field that is visible scrolls nothing")
    func visible() {
        run { view in
            UITextField().named("field", 0, 100, 100, 30, in: view).becomeFirstResponder()
            lapse()
            #expect(view.log.take() == "" && view.contentOffset.y == 0)
        }
    }

    @Test("A field that the insets cover is not visible, and is scrolled to")
    func insets() {
        run { view in
            view.contentInset.bottom = 80
            UITextField().named("field", 0, 100, 100, 30, in: view).becomeFirstResponder()
            lapse()
            #expect(view.contentOffset.y == 10)
        }
    }

    @Test("An override of scrollRectToVisible decides whether a field is scrolled to")
    func override() {
        run { view in
            view.isObstinate = true
            UITextField().named("field", 0, 390, 100, 30, in: view).becomeFirstResponder()
            lapse()
            #expect(view.log.take() == "390+30 animated" && view.contentOffset.y == 0)
        }
    }

    @Test("Of nested scroll views, the nearest one scrolls, whatever is between")
    func nested() {
        run { view in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
            inner.contentSize = CGSize(width: 200, height: 500)
            view.addSubview(inner)
            let box = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
            inner.addSubview(box)
            UITextField().named("field", 0, 0, 100, 30, in: box).becomeFirstResponder()
            lapse()
            #expect(inner.contentOffset.y == 230 && view.contentOffset.y == 0)
        }
    }

    @Test("A text view that grows with its text keeps the caret visible in the scroll view around it")
    func growing() {
        run { view in
            let text = UITextView().named("text", 0, 150, 300, 40, in: view)
            text.isScrollEnabled = false
            text.becomeFirstResponder()
            lapse()
            #expect(view.contentOffset.y == 0)
            for line in 1...8 {
                text.insertText("\(line)\n")
                text.frame.size.height = text.sizeThatFits(CGSize(width: 300, height: 0)).height
                UIApplication.shared.commit()
                let end = text.selectedTextRange?.end ?? text.endOfDocument
                let caret = text.convert(text.caretRect(for: end), to: view)
                #expect(view.bounds.contains(caret), "\(line): \(caret.shortText)")
            }
            #expect(view.contentOffset.y > 50)
        }
    }

    @Test("A text view that scrolls shows its caret, and the scroll view around it shows the view")
    func scrollingText() {
        run { view in
            let text = UITextView().named("text", 0, 300, 300, 100, in: view)
            text.text = String(repeating: "line\n", count: 30)
            text.selectedRange = NSRange(location: 0, length: 0)
            text.becomeFirstResponder()
            lapse()
            let end = text.selectedTextRange?.end ?? text.endOfDocument
            let caret = text.convert(text.caretRect(for: end), to: view)
            #expect(view.bounds.contains(caret))
        }
    }
}
