import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor @Suite("The passes of layout") struct PassTests {
    let log = EventLog()

    /// A view that logs its passes.
    private final class Pass: UIView {
        let name: String
        let log: EventLog

        init(_ name: String, _ log: EventLog) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.add("\(name) updates")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.add(
                "\(name) lays out, subviews \(subviews.map { "\(Int($0.frame.width))" }.joined(separator: ","))"
            )
        }
    }

    @Test("Constraints are updated from the leaves up, and views laid out from the root down")
    func order() {
        let (root, outer, inner) = (Pass("root", log), Pass("outer", log), Pass("inner", log))
        root.frame = rect(0, 0, 100, 100)
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        let width = inner.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            outer.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), width,
        ])
        root.layoutIfNeeded()
        #expect(
            log.takeLines() == [
                "inner updates", "outer updates", "root updates", "root lays out, subviews 50",
                "outer lays out, subviews 20", "inner lays out, subviews ",
            ])
        width.constant = 30
        root.layoutIfNeeded()
        #expect(log.takeLines() == ["outer lays out, subviews 30", "inner lays out, subviews "])
        outer.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(log.takeLines() == ["outer updates"])
    }

    @Test("An updateConstraints that does not call super is a failure")
    func withoutSuper() {
        final class Forgetful: UIView {
            override func updateConstraints() {}
        }
        let view = Forgetful()
        #expect(
            failureTexts { view.layoutIfNeeded() } == [
                "Forgetful.updateConstraints() must call super at its end, for Forgetful: it did not."
            ])
    }

    @Test("The controller updates its view's constraints, once and when asked")
    func controllers() {
        final class Controller: UIViewController {
            var log: EventLog?
            override func updateViewConstraints() {
                log?.add("controller updates")
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        controller.log = log
        controller.view.layoutIfNeeded()
        controller.view.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        controller.view.layoutIfNeeded()
        #expect(log.takeLines() == ["controller updates", "controller updates"])
    }

    @Test("`layoutIfNeeded()` inside an animation animates the new frame, outside it does not")
    func animation() {
        inOwnWorld {
            for isInside in [true, false] {
                let window = UIWindow(frame: rect(0, 0, 300, 400))
                window.isHidden = false
                let page = Page()
                window.addSubview(page.root)
                let left = page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor)
                _ = page.frames([
                    left, page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
                    page.a.widthAnchor.constraint(equalToConstant: 20),
                    page.a.heightAnchor.constraint(equalToConstant: 20),
                ])
                UIApplication.shared.clock.advance(by: .seconds(1))
                left.constant = 100
                UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                    if isInside { page.root.layoutIfNeeded() }
                }
                page.root.layoutIfNeeded()
                UIApplication.shared.clock.advance(by: .seconds(0.5))
                let shown = page.a.layer.presentation()?.frame.minX ?? page.a.frame.minX
                #expect(abs(shown - (isInside ? 25 : 100)) < 0.01, "\(isInside): \(shown)")
                #expect(page.a.frame.minX == 100)
                window.isHidden = true
                UIApplication.shared.clock.advance(by: .seconds(3))
            }
        }
    }

    @Test("Constraints between a scroll view's edges and its subviews give the content its size")
    func scrolling() {
        let scrollView = UIScrollView(frame: rect(0, 0, 200, 300))
        let content = UIView()
        let pinned = UIView()
        for view in [content, pinned] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10),
            content.heightAnchor.constraint(equalToConstant: 900),
            pinned.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 7),
            pinned.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
            pinned.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            pinned.heightAnchor.constraint(equalToConstant: 10),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
        #expect(content.frame == rect(5, 0, 190, 900))
        #expect(pinned.frame == rect(0, 7, 200, 10))
        scrollView.contentOffset.y = 100
        scrollView.layoutIfNeeded()
        #expect(content.frame == rect(5, 0, 190, 900))
        #expect(pinned.frame == rect(0, 107, 200, 10))
    }

    @Test("Guides of a view that constraints place follow its new place")
    func guidesOfPlacedViews() {
        let root = UIView(frame: rect(0, 0, 1000, 400))
        let (card, inner, text) = (UIView(), UIView(), UIView())
        root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        card.preservesSuperviewLayoutMargins = true
        for (view, superview) in [(card, root), (inner, card), (text, card)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            inner.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
            text.leadingAnchor.constraint(equalTo: card.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: card.readableContentGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == rect(20, 0, 940, 10))
        #expect(text.frame == rect(154, 0, 672, 10))
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(inner.frame == rect(20, 0, 440, 10))
        #expect(text.frame == rect(20, 0, 440, 10))
    }

    @Test("Guides follow the safe area, the margins and the bounds")
    func guides() {
        inOwnWorld {
            let controller = UIViewController()
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            let root: UIView = controller.view
            root.addSubview(inner)
            let guide = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: guide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            ])
            root.layoutIfNeeded()
            let safe = root.bounds.inset(by: root.safeAreaInsets)
            #expect(safe.height < root.bounds.height)
            #expect(
                inner.frame.isNear(CGRect(x: 16, y: safe.minY, width: safe.width - 32, height: safe.height)))
            #expect(guide.layoutFrame == safe)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            root.layoutMargins.left = 30
            root.layoutIfNeeded()
            #expect(
                inner.frame.isNear(
                    CGRect(x: 30, y: safe.minY + 20, width: safe.width - 46, height: safe.height - 20)))
        }
    }
}
