import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Adaptive presentations") struct AdaptivityTests {
    let log = EventLog()

    final class Delegate: UIPopoverPresentationControllerDelegate {
        let log: EventLog
        let style: UIModalPresentationStyle?
        var replacement: UIViewController?
        var prepare: (UIPopoverPresentationController) -> Void = { _ in }

        init(_ log: EventLog, _ style: UIModalPresentationStyle? = nil) {
            self.log = log
            self.style = style
        }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            log.add("adaptivePresentationStyle(for:traitCollection:)")
            return style ?? adaptivePresentationStyle(for: controller)
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.add("viewControllerForAdaptivePresentationStyle \(style)")
            return replacement
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            log.add("willPresentWithAdaptiveStyle \(style) \(transitionCoordinator != nil)")
        }

        func prepareForPopoverPresentation(
            _ popoverPresentationController: UIPopoverPresentationController
        ) {
            log.add("prepareForPopoverPresentation")
            prepare(popoverPresentationController)
        }

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
        ) {
            log.add("willReposition \(rect.pointee.shortText)")
            rect.pointee.origin.x += 50
        }
    }

    /// A popover on a button at (180, 100) in a window of a phone or a pad.
    private func inWorld(pad isPad: Bool, _ body: (UIViewController, UIViewController, UIWindow) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .popover))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            if isPad { PresentationStyleTests.pad(window) }
            window.rootViewController = a
            window.makeKeyAndVisible()
            a.view.addSubview(UIView(frame: CGRect(x: 180, y: 100, width: 40, height: 20)))
            b.preferredContentSize = CGSize(width: 100, height: 300)
            _ = log.take()
            body(a, b, window)
        }
    }

    @Test("On a phone a popover is a page sheet, and needs no source")
    func phone() {
        inWorld(pad: false) { a, b, _ in
            let delegate = Delegate(log)
            b.presentationController?.delegate = delegate
            a.present(b, animated: false)
            #expect(
                // UIKit loads the view with the presentation controller, before the transition and its coordinator.
                log.lines.prefix(4) == [
                    "adaptivePresentationStyle(for:traitCollection:)",
                    "viewControllerForAdaptivePresentationStyle pageSheet",
                    "B viewDidLoad", "willPresentWithAdaptiveStyle pageSheet true",
                ])
            #expect(b.view.frame == CGRect(x: 0, y: 54, width: 390, height: 790))
            #expect(b.popoverPresentationController != nil && b.sheetPresentationController == nil)
            #expect(b.popoverPresentationController?.arrowDirection == .unknown)
        }
    }

    @Test("A delegate that refuses adaptation gets a popover on a phone, too")
    func popoverOnPhone() {
        inWorld(pad: false) { a, b, _ in
            let delegate = Delegate(log, UIModalPresentationStyle.none)
            delegate.prepare = { $0.sourceView = a.view }
            b.presentationController?.delegate = delegate
            b.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 100, width: 40, height: 20)
            a.present(b, animated: false)
            #expect(
                log.lines.prefix(4) == [
                    "adaptivePresentationStyle(for:traitCollection:)", "prepareForPopoverPresentation",
                    "B viewDidLoad", "willPresentWithAdaptiveStyle none true",
                ])
            #expect(b.view.frame == CGRect(x: 150, y: 133, width: 100, height: 300))
            #expect(b.popoverPresentationController?.arrowDirection == .up)
        }
    }

    @Test("A delegate can choose another style, and another controller in it")
    func replaced() {
        inWorld(pad: false) { a, b, window in
            let delegate = Delegate(log, .fullScreen)
            let wrapper = LoggingController("W", log)
            wrapper.contain(b)
            delegate.replacement = wrapper
            b.removeFromParent()
            b.presentationController?.delegate = delegate
            a.present(b, animated: false)
            #expect(a.presentedViewController === wrapper && wrapper.view.frame == window.bounds)
            #expect(a.view.window == nil)
            a.dismiss(animated: false)
            #expect(window.subviews == [a.view])
        }
    }

    @Test(
        "On a pad a popover is next to its source, in a permitted arrow direction",
        arguments: [
            (.any, [150, 133, 100, 300], .up), (.up, [150, 133, 100, 300], .up),
            (.left, [233, 57, 100, 300], .left), (.right, [67, 57, 100, 300], .right),
            (.down, [150, 57, 100, 30], .down), ([.down, .right], [67, 57, 100, 300], .right),
        ] as [(UIPopoverArrowDirection, [CGFloat], UIPopoverArrowDirection)])
    func pad(permitted: UIPopoverArrowDirection, place: [CGFloat], direction: UIPopoverArrowDirection) {
        inWorld(pad: true) { a, b, _ in
            let popover = b.popoverPresentationController
            popover?.sourceView = a.view.subviews[0]
            popover?.permittedArrowDirections = permitted
            a.present(b, animated: true)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(b.view.frame == CGRect(x: place[0], y: place[1], width: place[2], height: place[3]))
            #expect(popover?.arrowDirection == direction)
            b.preferredContentSize = CGSize(width: 80, height: 20)
            #expect(b.view.frame.size == CGSize(width: 80, height: 20))
        }
    }

    @Test("A popover without a source is refused with a failure")
    func refused() {
        inWorld(pad: true) { a, b, _ in
            let failures = FailureCollector.failures {
                a.present(b, animated: false)
                let elsewhere = UIView()
                b.popoverPresentationController?.sourceView = elsewhere
                withExtendedLifetime(elsewhere) { a.present(b, animated: false) }
            }
            #expect(
                failures.map(\.text) == [
                    "LoggingController \"B\" cannot be presented as a popover: it has no source to point to."
                        + " Set sourceView or sourceItem of its popoverPresentationController first.",
                    "LoggingController \"B\" cannot be presented as a popover:"
                        + " its sourceView or sourceItem is not in the window that it is presented in.",
                ])
            #expect(a.presentedViewController == nil && !b.isBeingPresented && log.take() == "")
        }
    }

    @Test("A sheet that should become a popover stays one, with a warning, once its source has gone")
    func sourceThatLeft() {
        inWorld(pad: false) { a, b, window in
            b.popoverPresentationController?.sourceView = a.view.subviews[0]
            a.present(b, animated: false)
            a.view.subviews[0].removeFromSuperview()
            var failures: [RecordedFailure] = []
            let warnings = FailureCollector.warnings {
                failures = FailureCollector.failures { window.traitOverrides.horizontalSizeClass = .regular }
            }
            #expect(
                warnings.map(\.text) == [
                    "LoggingController \"B\" cannot be presented as a popover:"
                        + " its sourceView or sourceItem is not in the window that it is presented in."
                ])
            #expect(failures.isEmpty && b.view.window === window && a.presentedViewController === b)
            #expect(b.popoverPresentationController?.arrowDirection == .unknown)
            a.dismiss(animated: false)
            #expect(a.presentedViewController == nil)
        }
    }

    @Test("A sheet that should become a popover, and never had a source, is a failure: a device crashes")
    func neverASource() {
        inWorld(pad: false) { a, b, window in
            a.present(b, animated: false)
            let failures = FailureCollector.failures { window.traitOverrides.horizontalSizeClass = .regular }
            #expect(failures.count == 1 && failures[0].text.contains("it has no source to point to"))
        }
    }

    @Test("Values that are not finite do not move a popover")
    func notFinite() {
        inWorld(pad: true) { a, b, _ in
            let popover = b.popoverPresentationController
            popover?.sourceView = a.view.subviews[0]
            let failures = FailureCollector.failures {
                popover?.sourceRect = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5)
                popover?.popoverLayoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
                b.preferredContentSize = CGSize(width: CGFloat.infinity, height: .nan)
            }
            #expect(failures.count == 3)
            b.preferredContentSize = CGSize(width: 100, height: 300)
            a.present(b, animated: false)
            #expect(b.view.frame == CGRect(x: 150, y: 133, width: 100, height: 300))
            #expect(popover?.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
            popover?.sourceRect = CGRect(x: 1e300, y: -1e300, width: 1e308, height: 1e308)
            b.preferredContentSize = CGSize(width: 1e308, height: 1e308)
            UIApplication.shared.commit()
            #expect(b.view.frame.isFinite && a.view.bounds.contains(b.view.frame))
        }
    }

    @Test("A window that changes its size asks the delegate for the popover's source rectangle")
    func reposition() {
        inWorld(pad: true) { a, b, window in
            let delegate = Delegate(log)
            let popover = b.popoverPresentationController
            popover?.delegate = delegate
            popover?.sourceView = a.view.subviews[0]
            a.present(b, animated: false)
            UIApplication.shared.commit()
            _ = log.take()
            UIView.performWithoutAnimation { window.transition(toSize: CGSize(width: 380, height: 800)) }
            #expect(log.take() == "willReposition (0 0; 40 20)")
            #expect(b.view.frame.minX == 200)
            #expect(popover?.sourceRect.minX == 50)
        }
    }

    @Test("A bar item is a source, as long as it is in a bar")
    func barButtonItem() {
        inWorld(pad: true) { a, b, _ in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
            let item = UIBarButtonItem(title: "More", primaryAction: nil)
            bar.items = [item]
            a.view.addSubview(bar)
            b.popoverPresentationController?.barButtonItem = item
            a.present(b, animated: false)
            #expect(b.popoverPresentationController?.arrowDirection == .down)
            #expect(b.popoverPresentationController?.barButtonItem === item)
            #expect(b.view.frame.maxY < 700 && b.view.frame.maxY > 650)
        }
    }
    @Test("A popover becomes a sheet where the width gets compact, and a popover again")
    func live() {
        inWorld(pad: true) { a, b, window in
            let delegate = Delegate(log)
            b.presentationController?.delegate = delegate
            b.popoverPresentationController?.sourceView = a.view.subviews[0]
            a.present(b, animated: false)
            let container = b.popoverPresentationController?.containerView
            #expect(container?.subviews.count == 2 && b.view.frame.width == 100)
            _ = log.take()
            let compact = window.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
            UIView.performWithoutAnimation { window.transition(toSize: window.bounds.size, traits: compact) }
            #expect(
                log.lines == [
                    "adaptivePresentationStyle(for:traitCollection:)",
                    "willPresentWithAdaptiveStyle pageSheet true",
                ])
            #expect(b.view.frame == CGRect(x: 0, y: 54, width: 390, height: 790))
            #expect(container?.subviews.count == 2 && container?.subviews[0] is UIDimmingView)
            #expect(b.popoverPresentationController?.arrowDirection == .unknown)
            let regular = compact.modifyingTraits { $0.horizontalSizeClass = .regular }
            UIView.performWithoutAnimation { window.transition(toSize: window.bounds.size, traits: regular) }
            #expect(b.view.frame == CGRect(x: 150, y: 133, width: 100, height: 300))
            #expect(container?.subviews.count == 2 && container?.gestureRecognizers?.isEmpty != false)
            a.dismiss(animated: false)
            #expect(window.subviews == [a.view])
        }
    }

    @Test("A form sheet's frame depends on the current traits")
    func formSheetLive() {
        inWorld(pad: true) { a, b, window in
            b.modalPresentationStyle = .formSheet
            a.present(b, animated: false)
            #expect(b.view.frame == CGRect(x: 145, y: 272, width: 100, height: 300))
            window.traitOverrides.horizontalSizeClass = .compact
            #expect(b.view.frame == CGRect(x: 0, y: 54, width: 390, height: 790))
        }
    }

    @Test("A presentation controller can override the presented controller's traits")
    func traits() {
        inWorld(pad: false) { a, b, _ in
            b.modalPresentationStyle = .fullScreen
            b.presentationController?.overrideTraitCollection = UITraitCollection(
                userInterfaceStyle: .dark)
            a.present(b, animated: false)
            #expect(b.traitCollection.userInterfaceStyle == .dark)
            #expect(b.view.traitCollection.userInterfaceStyle == .dark)
        }
    }
    @Test("A delegate can present something else when it is asked")
    func presentsMeanwhile() {
        inWorld(pad: true) { a, b, _ in
            let delegate = Delegate(log)
            let other = LoggingController("O", log)
            delegate.prepare = { popover in
                popover.sourceView = a.view
                a.present(other, animated: false)
            }
            b.popoverPresentationController?.delegate = delegate
            let warnings = FailureCollector.warnings { a.present(b, animated: false) }
            #expect(
                warnings.map(\.text) == [
                    "LoggingController \"A\" was asked to present LoggingController \"B\","
                        + " but LoggingController \"O\" is presented there already:"
                        + " dismiss that first, or present on it."
                ])
            #expect(a.presentedViewController === other && b.presentingViewController == nil)
        }
    }
}
