import Foundation
import HeadlessUIKit
import Testing

// What follows is how pull-to-refresh libraries find UIKit to be: MJRefresh's MJRefreshHeader.m adds to the inset and
// then sets the offset, and to end a refresh takes the inset back alone.
@MainActor
@Suite("Insets that change while the content is at rest") struct ContentInsetTests {
    @Test(
        "The offset stays where it is in range, and is brought back where it is not",
        arguments: [
            (0, 0, 60, 0), (0, 60, 0, 0), (-60, 60, 0, 0), (-60, 60, 100, -60), (-30, 60, 20, -20),
            (250, 60, 0, 250),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func top(offset: CGFloat, before: CGFloat, after: CGFloat, expected: CGFloat) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.contentSize = CGSize(width: 300, height: 1000)
        view.contentInset.top = before
        view.contentOffset.y = offset
        view.contentInset.top = after
        #expect(view.contentOffset == CGPoint(x: 0, y: expected))
    }

    @Test("Content that is empty, or fits, begins below the inset")
    func shortContent() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.contentInset.top = 20
        #expect(view.contentOffset.y == -20)
        view.contentSize = CGSize(width: 300, height: 1000)
        #expect(view.contentOffset.y == -20)
    }

    @Test("Removing a bottom inset scrolls the content back")
    func bottom() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.contentSize = CGSize(width: 300, height: 1000)
        view.contentInset.bottom = 200
        view.contentOffset.y = 900
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == 700)
    }
}
