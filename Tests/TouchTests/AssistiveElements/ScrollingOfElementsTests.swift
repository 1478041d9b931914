import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Scrolling as assistive technology does") struct ScrollingOfElementsTests {
    private func scrollView(in window: UIWindow, _ content: CGSize) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content
        window.addSubview(scrollView)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: content.height))
        row.isAccessibilityElement = true
        row.accessibilityLabel = "Row"
        scrollView.addSubview(row)
        return scrollView
    }

    @Test(
        "A scroll view goes by a page, and no further than its content",
        arguments: [
            (UIAccessibilityScrollDirection.down, CGPoint(x: 0, y: 300)), (.next, CGPoint(x: 0, y: 300)),
            (.left, CGPoint(x: 200, y: 0)),
        ])
    func pages(direction: UIAccessibilityScrollDirection, offset: CGPoint) {
        inOwnApplication { window, _ in
            let scrollView = scrollView(in: window, CGSize(width: 450, height: 700))
            let element = theOnlyElement(withName("Row")).first
            element?.scroll(direction)
            #expect(scrollView.contentOffset == offset)
        }
    }

    @Test("Scrolling goes to the end, sideways after it where next is asked for, and back again")
    func ends() {
        inOwnApplication { window, _ in
            let scrollView = scrollView(in: window, CGSize(width: 250, height: 700))
            var offsets: [CGPoint] = []
            for direction in [UIAccessibilityScrollDirection.next, .next, .next, .right, .up, .previous] {
                theOnlyElement(withName("Row")).first?.scroll(direction)
                offsets.append(scrollView.contentOffset)
            }
            #expect(
                offsets == [
                    CGPoint(x: 0, y: 300), CGPoint(x: 0, y: 400), CGPoint(x: 50, y: 400),
                    CGPoint(x: 0, y: 400), CGPoint(x: 0, y: 100), .zero,
                ])
        }
    }

    @Test("Scrolling is animated on the clock, and the delegate hears of it")
    func animated() {
        inOwnApplication { window, _ in
            let scrollView = scrollView(in: window, CGSize(width: 200, height: 700))
            theOnlyElement(withName("Row")).first?.scroll(.down, lapse: .none)
            #expect(scrollView.contentOffset == .zero)
            TimeLapse.advance(by: .milliseconds(300))
            #expect(scrollView.contentOffset.y == 300)
        }
    }

    @Test("The element is asked first, then its ancestors; it fails if none of them scrolls")
    func chain() {
        final class Pages: UIView {
            var asked: [UIAccessibilityScrollDirection] = []
            var answer = true
            override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                asked.append(direction)
                return answer
            }
        }
        inOwnApplication { window, _ in
            let pages = Pages(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.addSubview(pages)
            let element = UIAccessibilityElement(accessibilityContainer: pages)
            element.accessibilityLabel = "Page"
            element.accessibilityFrameInContainerSpace = pages.bounds
            pages.accessibilityElements = [element]
            theOnlyElement(withName("Page")).first?.scroll(.left)
            #expect(pages.asked == [.left])
            pages.answer = false
            let texts = FailureCollector.failures { theOnlyElement(withName("Page")).first?.scroll(.up) }
                .map(\.text)
            #expect(
                texts == [
                    """
                    scroll(.up) cannot act on other "Page" in Pages: neither it nor any of its ancestors can scroll further in that direction.
                    What assistive technology sees:
                      other "Page"  <-- this element
                    """
                ])
        }
    }

    @Test("What a user may call a view by voice is its label unless something else is said")
    func inputLabels() {
        let view = UIView()
        #expect(view.accessibilityUserInputLabels == [])
        view.accessibilityLabel = "Attach a file"
        #expect(view.accessibilityUserInputLabels == ["Attach a file"])
        view.accessibilityUserInputLabels = ["Attach", "Add"]
        #expect(view.accessibilityUserInputLabels == ["Attach", "Add"])
    }
}
