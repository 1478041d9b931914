import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor private final class Watcher: UITextViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.append("scroll \(scrollView.contentOffset.shortText)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
}

/// Text that is more than a view shows.
@MainActor @Suite("Scrolling text views") struct UITextViewScrollingTests {
    private let watcher = Watcher()
    private let height = UIFont.systemFont(ofSize: 12).lineHeight

    /// Runs `body` with a view of 200 by 100 at (0, 100) in a window.
    private func show(_ text: String = "", editing: Bool = true, _ body: (UITextView) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            view.text = text
            view.delegate = watcher
            let window = UIWindow.showing(view)
            if editing { view.becomeFirstResponder() }
            settle()
            watcher.log = []
            body(view)
            window.isHidden = true
        }
    }

    private func settle() { UIApplication.shared.clock.advance(by: .seconds(1)) }

    private func lines(_ count: Int) -> String {
        (1...count).map { "line \($0)" }.joined(separator: "\n")
    }

    @Test("The content size is that of the text with its insets, immediately when it is read")
    func contentSize() {
        show(editing: false) { view in
            #expect(view.contentSize == CGSize(width: 200, height: ceil(height * 3) / 3 + 16))
            view.text = lines(20)
            let text = (height * 20 * 3).rounded(.up) / 3
            #expect(view.contentSize == CGSize(width: 200, height: text + 16))
            view.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            #expect(view.contentSize.height == text + 50)
            view.font = .systemFont(ofSize: 24)
            #expect(view.contentSize.height > text * 1.9)
            view.font = .systemFont(ofSize: 12)
            view.frame.size.width = 40
            #expect(view.contentSize.width == 40 && view.contentSize.height > text * 1.5)
            view.isSecureTextEntry = true
            #expect(view.contentSize.height < 20 * text)
        }
    }

    @Test("Setting text reports no scrolling, and keeps the offset unless the content ends before it")
    func setting() {
        show(lines(40), editing: false) { view in
            #expect(view.contentOffset == .zero)
            view.contentOffset.y = 300
            view.text = lines(39)
            settle()
            #expect(view.contentOffset.y == 300)
            view.text = "short"
            settle()
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("The view scrolls to the caret while typing, and when the caret is moved")
    func caret() {
        show { view in
            for line in 1...10 {
                view.takeKey("line \(line)\n")
                settle()
            }
            #expect(view.contentOffset.y == view.contentSize.height - 100)
            let caret = view.caretRect(for: view.selectedTextRange?.start ?? view.endOfDocument)
            #expect(view.bounds.contains(caret))
            view.selectedRange = NSRange(location: 0, length: 0)
            settle()
            #expect(view.contentOffset == .zero)
            watcher.log = []
            view.takeKey("x")
            settle()
            #expect(watcher.log == ["change"])
            view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
            settle()
            view.contentOffset = .zero
            view.takeKey("y")
            #expect(view.contentOffset == .zero)
            settle()
            #expect(view.contentOffset.y == view.contentSize.height - 100)
        }
    }

    @Test("A view that is not first responder, or does not scroll, does not scroll to the caret")
    func noCaret() {
        show(editing: false) { view in
            view.takeKey(lines(20))
            settle()
            #expect(view.contentOffset == .zero)
            view.isScrollEnabled = false
            view.becomeFirstResponder()
            view.takeKey("x")
            settle()
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("A drag scrolls, and a tap places the caret in the scrolled text")
    func dragAndTap() {
        show(lines(40), editing: false) { view in
            let finger = Finger(down: CGPoint(x: 100, y: 180))
            for step in 1...4 {
                UIApplication.shared.clock.advance(by: .milliseconds(20))
                finger.move(to: CGPoint(x: 100, y: 180 - CGFloat(step) * 15))
            }
            UIApplication.shared.clock.advance(by: .milliseconds(200))
            finger.lift()
            #expect(watcher.log.first == "drag" && view.contentOffset.y == 50)
            #expect(!view.isFirstResponder)
            let place = view.caretRect(for: TextOffset(lines(7).utf16.count))
            let point = view.convertToScreen(CGPoint(x: place.midX, y: place.midY))
            Finger.tap(point)
            settle()
            #expect(view.isFirstResponder && view.selectedRange.location == lines(7).utf16.count)
            #expect(view.contentOffset.y == 50)
        }
    }

    @Test("A range is scrolled to by the shortest distance, with the inset at an end")
    func range() {
        show(lines(40), editing: false) { view in
            view.scrollRangeToVisible(NSRange(location: lines(19).utf16.count + 1, length: 5))
            #expect(view.contentOffset == .zero && view.isScrollAnimating)
            settle()
            let bottom = 8 + 20 * height
            #expect(abs(view.contentOffset.y - (bottom - 100)) < 0.5)
            view.scrollRangeToVisible(NSRange(location: 10_000, length: 10))
            settle()
            #expect(view.contentOffset.y == view.contentSize.height - 100)
            view.scrollRangeToVisible(NSRange(location: 0, length: 1))
            settle()
            #expect(view.contentOffset == .zero)
            view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
            view.scrollRangeToVisible(NSRange(location: 0, length: 0))
            settle()
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("Without scrolling, the text determines the natural size")
    func naturalSize() {
        show(lines(10), editing: false) { view in
            let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            #expect(view.intrinsicContentSize == none)
            view.isScrollEnabled = false
            let before = view.intrinsicContentSize.height
            view.text = lines(20)
            #expect(abs(view.intrinsicContentSize.height - before - 10 * height) < 1)
        }
    }

    @Test("There is one delegate, however it is set")
    func delegate() {
        show { view in
            let scrollView: UIScrollView = view
            #expect(scrollView.delegate === watcher)
            final class Bystander: UIScrollViewDelegate {}
            let other = Bystander()
            scrollView.delegate = other
            #expect(view.delegate == nil && scrollView.delegate === other)
            scrollView.delegate = watcher
            #expect(view.delegate === watcher)
            view.delegate = nil
            #expect(scrollView.delegate == nil)
        }
    }

    @Test("The padding beside the lines is part of where they break")
    func padding() {
        show("aaaa bbbb cccc dddd", editing: false) { view in
            #expect(view.textContainer.lineFragmentPadding == 5)
            let left = view.caretRect(for: view.beginningOfDocument).minX
            let before = view.contentSize.height
            view.textContainer.lineFragmentPadding = 70
            #expect(view.caretRect(for: view.beginningOfDocument).minX == left + 65)
            #expect(view.contentSize.height > before)
            let texts = FailureCollector.failures {
                view.textContainer.lineFragmentPadding = .nan
                view.textContainerInset.top = .infinity
            }
            #expect(
                texts.map(\.text) == [
                    "The lineFragmentPadding of UITextView \"aaaa bbbb cccc dddd\" was set to nan, which is not finite. The old value is kept.",
                    """
                    The textContainerInset of UITextView "aaaa bbbb cccc dddd" was set to (top inf, left 0, bottom 8, \
                    right 0), which is not finite. The old value is kept.
                    """,
                ])
            #expect(view.textContainer.lineFragmentPadding == 70 && view.textContainerInset.top == 8)
        }
    }
}
