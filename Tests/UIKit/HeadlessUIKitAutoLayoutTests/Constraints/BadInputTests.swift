import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Constraints in extreme numbers and sizes") struct BadInputTests {
    @Test("Ten thousand constraints on one view all hold")
    func many() {
        let page = Page()
        let constraints = (0..<10_000).map {
            page.a.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0) / 100)
        }
        NSLayoutConstraint.activate(constraints)
        page.root.layoutIfNeeded()
        #expect(abs(page.a.frame.width - 100) < 0.5)
        NSLayoutConstraint.deactivate(constraints)
        page.root.layoutIfNeeded()
        #expect(page.a.constraints.isEmpty)
        #expect(page.a.frame.width == 0)
    }

    @Test("A constraint of a side to itself holds, or is a conflict")
    func itself() {
        let page = Page()
        page.a.leftAnchor.constraint(equalTo: page.a.leftAnchor).isActive = true
        #expect(warningTexts { page.root.layoutIfNeeded() }.isEmpty)
        let impossible = page.a.leftAnchor.constraint(equalTo: page.a.leftAnchor, constant: 8)
        impossible.isActive = true
        let texts = warningTexts { page.root.layoutIfNeeded() }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("broke UIView.left == UIView.left + 8") == true)
    }

    @Test("Enormous numbers, a size of zero and a deep hierarchy are laid out")
    func enormous() {
        let page = Page()
        _ = page.frames([
            page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 1e7),
            page.a.widthAnchor.constraint(equalTo: page.root.widthAnchor, multiplier: 1000),
            page.a.topAnchor.constraint(equalTo: page.root.topAnchor, constant: -1e7),
            page.a.heightAnchor.constraint(equalToConstant: 0),
        ])
        #expect(page.a.frame.isNear(rect(1e7, -1e7, 300_000, 0)))
        var outer = page.root
        for _ in 0..<2_000 {
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1).isActive = true
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
            outer = inner
        }
        page.root.layoutIfNeeded()
        #expect(outer.frame.minX == 1 && outer.frame.width == 300)
    }

    @Test("Views removed in the middle of layout, and constraints activated again, do no harm")
    func inTheMiddle() {
        final class Remover: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.first?.removeFromSuperview()
            }
        }
        let root = Remover(frame: rect(0, 0, 100, 100))
        let views = (0..<3).map { _ in UIView() }
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            guard index > 0 else { continue }
            view.leftAnchor.constraint(equalTo: views[index - 1].leftAnchor, constant: 5).isActive = true
        }
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(views.allSatisfy { $0.frame.isFinite })
    }

    @Test("A constraint that outlives its views is inactive, and cannot be activated")
    func outliving() {
        var root: UIView? = UIView()
        var inner: UIView? = UIView()
        inner.map { root?.addSubview($0) }
        let constraint = inner.flatMap { view in
            root.map { view.leftAnchor.constraint(equalTo: $0.leftAnchor) }
        }
        constraint?.isActive = true
        root?.layoutIfNeeded()
        inner = nil
        root = nil
        #expect(constraint?.isActive == false)
        #expect(constraint?.firstItem == nil && constraint?.secondItem == nil)
        #expect(
            failureTexts { constraint?.isActive = true } == [
                "a freed item.left == a freed item.left cannot be activated: an item of it no longer exists."
            ])
    }

    @Test("A constraint without items is a placeholder")
    func empty() {
        let constraint = NSLayoutConstraint()
        #expect(failureTexts { constraint.isActive = true }.count == 1)
        #expect(!constraint.isActive)
    }

    @Test("Views freed on another thread leave no constraints behind")
    func elsewhere() async {
        let page = Page()
        var inner: UIView? = UIView()
        inner?.translatesAutoresizingMaskIntoConstraints = false
        inner.map { page.a.addSubview($0) }
        inner?.widthAnchor.constraint(equalTo: page.a.widthAnchor).isActive = true
        page.root.layoutIfNeeded()
        inner?.removeFromSuperview()
        let freed = Unchecked(value: inner)
        inner = nil
        await Task.detached { freed.value = nil }.value
        page.root.setNeedsLayout()
        page.root.layoutIfNeeded()
        #expect(page.a.subviews.isEmpty)
    }

    private final class Unchecked: @unchecked Sendable {
        var value: UIView?
        init(value: UIView?) { self.value = value }
    }
}
