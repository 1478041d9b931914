import FailureReporting
import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Layout after size changes") struct SuperviewLayoutTests {
    /// A view that counts its layouts, and lays out its subviews by a closure.
    private final class Board: UIView {
        var layouts = 0
        var place: (@MainActor (Board) -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            place?(self)
        }
    }

    private func board(_ child: UIView, _ place: (@MainActor (Board) -> Void)? = nil) -> Board {
        let board = Board(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        board.addSubview(child)
        board.layoutIfNeeded()
        board.layouts = 0
        board.place = place
        return board
    }

    nonisolated static let changes: [(String, Bool, @MainActor @Sendable (UIView) -> Void)] = [
        ("frame, larger", true, { $0.frame = CGRect(x: 0, y: 0, width: 60, height: 40) }),
        ("frame, elsewhere", false, { $0.frame.origin = CGPoint(x: 9, y: 9) }),
        ("frame, the same", false, { $0.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }),
        ("bounds, larger", true, { $0.bounds.size.height = 41 }),
        ("bounds, scrolled", false, { $0.bounds.origin.y = 30 }),
        ("layer's bounds, larger", true, { $0.layer.bounds.size.width = 15 }),
        ("layer's frame, larger", true, { $0.layer.frame.size.width = 15 }),
        ("layer's position", false, { $0.layer.position.x = 100 }),
        ("picture of the layer", false, { $0.layer.presentation()?.bounds.size.width = 15 }),
        ("centre", false, { $0.center = .zero }),
        ("transform", false, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
        ("size to fit", true, { $0.sizeToFit() }),
    ]

    // As two suites have it that run on Apple's UIKit, too: flowkey's CALayerTests and ButtonLayoutingTests
    // (github.com/flowkey/UIKit-cross-platform).
    @Test(
        "A view's changed size lays out its superview, a changed position does not",
        arguments: 0..<changes.count)
    func sizes(number: Int) {
        let (name, isNeeded, change) = Self.changes[number]
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let board = board(label)
        change(label)
        board.layoutIfNeeded()
        #expect(board.layouts == (isNeeded ? 1 : 0), "\(name)")
    }

    @Test("The content offset of a scroll view does not lay out its superview")
    func offset() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let board = board(scrollView)
        scrollView.contentOffset.y = 100
        board.layoutIfNeeded()
        #expect(board.layouts == 0)
    }

    @Test("A superview restores the size that its subview changed")
    func putBack() {
        let button = UIButton()
        let board = board(button) { $0.subviews[0].frame.size = CGSize(width: 300, height: 100) }
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 30, height: 34))
        board.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 300, height: 100))
    }

    @Test("Sizes changed during layout cause one more layout, and then none")
    func settles() {
        let label = UILabel()
        label.text = "A line that is longer than there is room"
        let board = board(label) { $0.subviews[0].frame.size = CGSize(width: 120, height: 30) }
        board.setNeedsLayout()
        board.layoutIfNeeded()
        #expect(board.layouts == 2)
        board.setNeedsLayout()
        board.layoutIfNeeded()
        #expect(board.layouts == 3)
        // One size after the other, each time: what counts is the last.
        board.place = { board in
            board.subviews[0].sizeToFit()
            board.subviews[0].frame.size.width = min(board.subviews[0].frame.width, 100)
        }
        for layouts in [5, 6] {
            board.setNeedsLayout()
            board.layoutIfNeeded()
            #expect(board.layouts == layouts && label.frame.width == 100)
        }
    }

    @Test("A subview that the next superview resizes in the same layout counts there, too")
    func movedInLayout() {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = Board()
        let outer = board(child)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        inner.layouts = 0
        inner.place = { _ in child.frame.size.width = 30 }
        outer.place = { _ in
            guard child.superview !== inner else { return }
            child.frame.size.width = 20
            inner.addSubview(child)
            inner.layoutIfNeeded()
        }
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(inner.layouts == 2)
    }

    @Test("Sizes that never settle are one failure, which names the view")
    func neverSettles() {
        let board = board(UIView()) { $0.subviews[0].frame.size.width += 1 }
        board.accessibilityIdentifier = "board"
        let texts = FailureCollector.failures {
            board.setNeedsLayout()
            board.layoutIfNeeded()
            board.layoutIfNeeded()
        }.map(\.text)
        #expect(
            texts == [
                "Layout does not settle: after 100 passes Board #board still needs layout."
                    + " Does its layoutSubviews, or a subview's, call setNeedsLayout() or change a size each time?"
            ])
    }

    @Test(
        "A controller that sizes subviews after layout has one more, and the framework's own views have none")
    func controllers() {
        final class Screen: UIViewController {
            var layouts = 0
            let label = UILabel()

            override func viewDidLoad() { view.addSubview(label) }
            override func viewDidLayoutSubviews() {
                layouts += 1
                label.frame = view.bounds.insetBy(dx: 10, dy: 10)
            }
        }
        let screen = Screen()
        screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.view.layoutIfNeeded()
        #expect(screen.layouts == 2 && screen.label.frame.width == 80)
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.layouts == 3)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Save", for: .normal)
        button.layoutIfNeeded()
        #expect((button.titleLabel?.frame.width ?? 0) > 0 && !button.flags.contains(.needsLayout))
    }
}
