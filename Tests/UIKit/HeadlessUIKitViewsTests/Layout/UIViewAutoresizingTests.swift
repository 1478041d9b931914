import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A mask by its flags along one axis: before, length, after.
private struct Axis: Sendable {
    var mask: (before: Bool, length: Bool, after: Bool)
    /// The position of a view from 20 to 50 in 100, resized to 200: its start and its length.
    var expected: (start: CGFloat, length: CGFloat)

    static let all = [
        Axis(mask: (false, false, false), expected: (20, 30)),
        Axis(mask: (true, false, false), expected: (120, 30)),
        Axis(mask: (false, true, false), expected: (20, 130)),
        Axis(mask: (false, false, true), expected: (20, 30)),
        Axis(mask: (true, true, false), expected: (60, 90)),
        Axis(mask: (false, true, true), expected: (20, 67.5)),
        Axis(mask: (true, true, true), expected: (40, 60)),
        Axis(mask: (true, false, true), expected: (20 + 100 * 20.0 / 70, 30)),
    ]
}

@MainActor @Suite("Autoresizing") struct UIViewAutoresizingTests {
    @Test("Flexible parts share the change, each by its length", arguments: Axis.all, Axis.all)
    private func masks(horizontal: Axis, vertical: Axis) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        parent.addSubview(child)
        var mask: UIView.AutoresizingMask = []
        if horizontal.mask.before { mask.insert(.flexibleLeftMargin) }
        if horizontal.mask.length { mask.insert(.flexibleWidth) }
        if horizontal.mask.after { mask.insert(.flexibleRightMargin) }
        if vertical.mask.before { mask.insert(.flexibleTopMargin) }
        if vertical.mask.length { mask.insert(.flexibleHeight) }
        if vertical.mask.after { mask.insert(.flexibleBottomMargin) }
        child.autoresizingMask = mask
        parent.frame.size = CGSize(width: 200, height: 200)
        let expected = CGRect(
            x: horizontal.expected.start, y: vertical.expected.start, width: horizontal.expected.length,
            height: vertical.expected.length)
        #expect(child.frame.distance(to: expected) < 1e-9)
    }

    @Test("Views are resized level by level")
    func nested() {
        let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
        for (outer, inner) in zip(views, views.dropFirst()) {
            inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            outer.addSubview(inner)
        }
        views[0].bounds.size = CGSize(width: 160, height: 80)
        #expect(views.map(\.frame.width) == [160, 160, 160, 160])
        #expect(views.dropFirst().map(\.frame.minY) == [30, 0, 0])
    }

    @Test("The change is shared evenly if the flexible parts have no length")
    func noLength() {
        let parent = UIView()
        let child = UIView()
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 90, height: 40)
        #expect(child.frame == CGRect(x: 30, y: 0, width: 30, height: 40))
    }

    @Test("A view shrinks to nothing and no further")
    func shrinking() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 80))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 0, height: 50)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 0, height: 30))
    }

    @Test("No view is resized if the superview disables it, or if only the position changes")
    func notFollowing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.center = CGPoint(x: 500, y: 500)
        parent.bounds.origin = CGPoint(x: 9, y: 9)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        parent.autoresizesSubviews = false
        parent.frame.size.width = 300
        #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test("A class with its own frame is asked to change it")
    func ownFrame() {
        final class Noting: UIView {
            var frames: [CGRect] = []
            override var frame: CGRect {
                get { super.frame }
                set {
                    super.frame = newValue
                    frames.append(newValue)
                }
            }
        }
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let grandchild = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth] }
        parent.addSubview(child)
        child.addSubview(grandchild)
        parent.frame.size.width = 30
        #expect(child.frames == [CGRect(x: 0, y: 0, width: 30, height: 10)])
        #expect(grandchild.frame.width == 30)
    }

    @Test("Thousands of nested flexible views are resized")
    func deep() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var last = root
        for _ in 0..<Rounds.of(100_000, share: 10) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            last.addSubview(view)
            last = view
        }
        root.frame.size = CGSize(width: 20, height: 30)
        #expect(last.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    }
}
