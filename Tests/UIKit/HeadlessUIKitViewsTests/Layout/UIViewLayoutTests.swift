import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Layout passes") struct UIViewLayoutTests {
    let log = EventLog()

    /// A chain of nested views, laid out, with an empty log.
    private func chain(_ names: String...) -> [CallbackView] {
        let views = names.map { CallbackView($0, log) }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        views[0].layoutIfNeeded()
        _ = log.takeLines()
        return views
    }

    @Test("A new view is laid out once, however often that was requested, parents before children")
    func once() {
        let (root, middle, leaf) = (CallbackView("root", log), CallbackView("middle", log), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.setNeedsLayout()
        root.setNeedsLayout()
        _ = log.takeLines()
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(log.takeLines() == ["root layoutSubviews", "middle layoutSubviews"])
    }

    @Test("Siblings are laid out from back to front, and only those that need layout")
    func siblings() {
        let root = CallbackView("root", log)
        let children = ["a", "b", "c"].map { CallbackView($0, log) }
        for child in children { root.addSubview(child) }
        root.layoutIfNeeded()
        _ = log.takeLines()
        children[2].setNeedsLayout()
        children[0].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.takeLines() == ["a layoutSubviews", "c layoutSubviews"])
    }

    @Test("Layout begins at the topmost ancestor in an unbroken row that needs it")
    func upwards() {
        let views = chain("a", "b", "c")
        views[0].setNeedsLayout()
        views[1].setNeedsLayout()
        views[2].setNeedsLayout()
        views[2].layoutIfNeeded()
        #expect(log.takeLines() == ["a layoutSubviews", "b layoutSubviews", "c layoutSubviews"])
        views[0].setNeedsLayout()
        views[2].setNeedsLayout()
        views[2].layoutIfNeeded()
        #expect(log.takeLines() == ["c layoutSubviews"])
        views[1].layoutIfNeeded()
        #expect(log.takeLines() == ["a layoutSubviews"])
    }

    @Test("A deep view that needs layout is found, also after it moved with its ancestors")
    func deepNeed() {
        let views = chain("a", "b", "c")
        let other = CallbackView("other", log)
        views[2].setNeedsLayout()
        views[1].removeFromSuperview()
        views[0].layoutIfNeeded()
        other.addSubview(views[1])
        _ = log.takeLines()
        other.layoutIfNeeded()
        #expect(log.takeLines() == ["other layoutSubviews", "c layoutSubviews"])
    }

    @Test(
        "Layout is needed after a change of size, of scrolling and of subviews, and after no other",
        arguments: [
            ("size", true), ("same size", false), ("bounds origin", true), ("place", false),
            ("center", false),
            ("alpha", false), ("transform", false), ("order", true),
        ])
    func whatNeedsLayout(change: String, isNeeded: Bool) {
        let view = CallbackView("view", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<2 { view.addSubview(UIView()) }
        view.layoutIfNeeded()
        _ = log.takeLines()
        switch change {
        case "size": view.frame.size.width = 20
        case "same size": view.bounds.size = CGSize(width: 10, height: 10)
        case "bounds origin": view.bounds.origin.y = 5
        case "place": view.frame.origin.x = 5
        case "center": view.center = .zero
        case "alpha": view.alpha = 0.5
        case "transform": view.transform = CGAffineTransform(scaleX: 2, y: 2)
        default: view.sendSubviewToBack(view.subviews[1])
        }
        view.layoutIfNeeded()
        #expect(log.takeLines() == (isNeeded ? ["view layoutSubviews"] : []))
    }

    @Test("A subview added, removed or resized during layout is laid out in the same pass")
    func layoutInLayout() {
        let views = chain("a", "b")
        let added = CallbackView("added", log)
        views[0].reaction = { [views] callback in
            guard callback == "layoutSubviews", added.superview == nil else { return }
            views[0].addSubview(added)
            views[1].frame.size.width += 10
        }
        views[0].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(
            log.takeLines().filter { $0.hasSuffix("layoutSubviews") } == [
                "a layoutSubviews", "b layoutSubviews", "added layoutSubviews", "a layoutSubviews",
            ])
        views[0].reaction = nil
    }

    @Test("Layout done inside layout is not done again")
    func nestedLayoutIfNeeded() {
        let views = chain("a", "b", "c")
        views[0].reaction = { [views] callback in
            if callback == "layoutSubviews" { views[2].layoutIfNeeded() }
        }
        for view in views { view.setNeedsLayout() }
        views[0].layoutIfNeeded()
        #expect(log.takeLines() == ["a layoutSubviews", "b layoutSubviews", "c layoutSubviews"])
        views[0].reaction = nil
    }

    @Test("A view that removes itself or a sibling on layout leaves a sound tree")
    func removalInLayout() {
        let root = CallbackView("root", log)
        let children = ["a", "b", "c"].map { CallbackView($0, log) }
        for child in children { root.addSubview(child) }
        children[0].reaction = { callback in
            guard callback == "layoutSubviews" else { return }
            children[0].removeFromSuperview()
            children[2].removeFromSuperview()
        }
        root.layoutIfNeeded()
        #expect(root.subviews == [children[1]])
        #expect(root.treeFaults() == [])
        children[0].reaction = nil
    }

    private static func neverSettles(_ view: String) -> String {
        "Layout does not settle: after 100 passes \(view) still needs layout."
            + " Does its layoutSubviews, or a subview's, call setNeedsLayout() or change a size each time?"
    }

    @Test(
        "A layout feedback loop is a failure that names the view, and stops until layout is requested again")
    func feedingItself() {
        let views = chain("a", "b")
        views[1].accessibilityIdentifier = "culprit"
        views[1].reaction = { [views] callback in
            if callback == "layoutSubviews" { views[1].setNeedsLayout() }
        }
        views[1].setNeedsLayout()
        let texts = FailureCollector.failures {
            views[0].layoutIfNeeded()
            views[0].layoutIfNeeded()
        }.map(\.text)
        #expect(texts == [Self.neverSettles("CallbackView #culprit")])
        #expect(log.takeLines() == Array(repeating: "b layoutSubviews", count: 100))
        views[1].reaction = nil
        views[1].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(log.takeLines() == ["b layoutSubviews"])
    }

    @Test("Two views that keep sending each other back to layout are a failure too")
    func feedingEachOther() {
        let views = chain("a", "b")
        views[1].reaction = { [views] callback in
            if callback == "layoutSubviews" { views[0].setNeedsLayout() }
        }
        views[0].reaction = { [views] callback in
            if callback == "layoutSubviews" { views[1].setNeedsLayout() }
        }
        views[1].setNeedsLayout()
        let texts = FailureCollector.failures { views[0].layoutIfNeeded() }.map(\.text)
        #expect(texts == [Self.neverSettles("CallbackView")])
        for view in views { view.reaction = nil }
    }

    @Test("A view that lays itself out inside its own layout, without end, is one failure and no crash")
    func recursion() {
        let views = chain("a", "b")
        views[1].accessibilityIdentifier = "culprit"
        views[1].reaction = { [views] callback in
            guard callback == "layoutSubviews" else { return }
            views[1].setNeedsLayout()
            views[1].layoutIfNeeded()
        }
        views[1].setNeedsLayout()
        let texts = FailureCollector.failures { views[0].layoutIfNeeded() }.map(\.text)
        #expect(texts == [Self.neverSettles("CallbackView #culprit")])
        views[1].reaction = nil
    }

    @Test("Removing a view asks its superview for layout")
    func removalAsks() {
        let views = chain("a", "b")
        views[1].removeFromSuperview()
        _ = log.takeLines()
        views[0].layoutIfNeeded()
        #expect(log.takeLines() == ["a layoutSubviews"])
    }

    @Test("A changed intrinsic size asks the superview for layout")
    func intrinsicSize() {
        let views = chain("a", "b")
        views[1].invalidateIntrinsicContentSize()
        views[0].layoutIfNeeded()
        #expect(log.takeLines() == ["a layoutSubviews"])
    }
}
