import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Size transitions") struct SizeTransitionTests {
    let log = EventLog()

    /// Logs the callbacks about sizes and traits.
    final class SizedController: UIViewController {
        let log: EventLog

        init(_ name: String, _ log: EventLog, style: UIModalPresentationStyle = .fullScreen) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
            modalPresentationStyle = style
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ line: String) { log.add("\(title ?? "") \(line)") }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("willTransition \(newCollection.verticalSizeClass)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("viewWillTransition \(size.shortText) from \(view.bounds.size.shortText)")
            let name = title ?? ""
            coordinator.animate { [log, weak self] _ in
                log.add("\(name) alongside \(self?.view.window?.bounds.size.shortText ?? "")")
            } completion: { [log] in
                log.add("\(name) completion \($0.transitionDuration)")
            }
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            note("traitCollectionDidChange")
        }

        override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            note("preferredContentSizeDidChange \(container.preferredContentSize.shortText)")
        }
    }

    @Test("A rotated window calls its controllers in UIKit's order")
    func turned() {
        UIApplication.withShared(UIApplication()) {
            let (a, child) = (SizedController("A", log), SizedController("C", log))
            let b = SizedController("B", log, style: .overFullScreen)
            a.addChild(child)
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            a.view.addSubview(child.view)
            let window = UIWindow.showing(a)
            a.present(b, animated: false)
            UIApplication.shared.commit()
            _ = log.take()
            let upright = window.traitCollection
            window.transition(
                toSize: CGSize(width: 844, height: 390),
                traits: upright.modifyingTraits { $0.verticalSizeClass = .compact })
            let told = """
                A willTransition compact
                C willTransition compact
                B willTransition compact
                A viewWillTransition 844×390 from 390×844
                C viewWillTransition 844×390 from 390×844
                B viewWillTransition 844×390 from 390×844
                """
            let lines = log.take().split(separator: "\n").map(String.init)
            #expect(lines.prefix(6).joined(separator: "\n") == told)
            #expect(lines.dropFirst(6).filter { $0.hasSuffix("traitCollectionDidChange") }.count == 3)
            #expect(lines.dropFirst(6).filter { $0.hasSuffix("viewDidLayoutSubviews") }.count == 3)
            #expect(lines.suffix(3) == ["A", "C", "B"].map { "\($0) alongside 844×390" })
            #expect(child.view.bounds.size == window.bounds.size && b.view.bounds.size == window.bounds.size)
            UIApplication.shared.clock.advance(by: .milliseconds(300))
            #expect(log.take() == ["A", "C", "B"].map { "\($0) completion 0.3" }.joined(separator: "\n"))
            #expect(a.transitionCoordinator == nil && window.bounds.origin == .zero)
        }
    }

    @Test("Without animation everything happens immediately")
    func atOnce() {
        UIApplication.withShared(UIApplication()) {
            let a = SizedController("A", log)
            let window = UIWindow.showing(a)
            _ = log.take()
            TimeLapse.disableAnimations { window.transition(toSize: CGSize(width: 500, height: 600)) }
            #expect(
                log.take() == """
                    A viewWillTransition 500×600 from 390×844
                    A viewDidLayoutSubviews
                    A alongside 500×600
                    A completion 0.0
                    """)
            window.transition(toSize: CGSize(width: 500, height: 600))
            window.transition(toSize: CGSize(width: CGFloat.nan, height: 600))
            window.transition(toSize: CGSize(width: -1, height: 600))
            #expect(log.take() == "" && window.bounds.size == CGSize(width: 500, height: 600))
        }
    }

    @Test("A child whose size stays is not told of a change, and can have overridden traits")
    func children() {
        final class Split: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize size: CGSize
            ) -> CGSize { CGSize(width: 100, height: 200) }
        }
        UIApplication.withShared(UIApplication()) {
            let (a, child) = (Split(), SizedController("C", log))
            a.addChild(child)
            child.view.frame.size = CGSize(width: 100, height: 200)
            a.view.addSubview(child.view)
            let window = UIWindow.showing(a)
            a.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(child.view.traitCollection.horizontalSizeClass == .regular)
            #expect(a.traitCollection.horizontalSizeClass == .compact)
            _ = log.take()
            window.transition(toSize: CGSize(width: 844, height: 390))
            #expect(!log.take().contains("viewWillTransition"))
            a.setOverrideTraitCollection(nil, forChild: child)
            #expect(child.view.traitCollection.horizontalSizeClass == .compact)
            #expect(a.overrideTraitCollection(forChild: child) == nil)
        }
    }

    @Test("The container is told of a preferred size, and one that is not finite is a failure")
    func preferredSize() {
        UIApplication.withShared(UIApplication()) {
            let (a, child) = (SizedController("A", log), SizedController("C", log))
            a.addChild(child)
            child.preferredContentSize = CGSize(width: 10, height: 20)
            child.preferredContentSize = CGSize(width: 10, height: 20)
            let failures = FailureCollector.failures {
                child.preferredContentSize = CGSize(width: CGFloat.infinity, height: 20)
            }
            #expect(failures.count == 1)
            #expect(log.take() == "A preferredContentSizeDidChange 10×20")
            #expect(child.preferredContentSize == CGSize(width: 10, height: 20))
        }
    }

    @Test("A form sheet has the preferred size, and follows its changes")
    func formSheet() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (UIViewController(), SizedController("B", log, style: .formSheet))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
            PresentationStyleTests.pad(window)
            window.rootViewController = a
            window.makeKeyAndVisible()
            b.preferredContentSize = CGSize(width: 300, height: 200)
            a.present(b, animated: false)
            #expect(b.view.frame == CGRect(x: 350, y: 300, width: 300, height: 200))
            b.preferredContentSize = CGSize(width: 5000, height: 400)
            #expect(b.view.frame == CGRect(x: 20, y: 200, width: 960, height: 400))
        }
    }
}
