import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("UISheetPresentationController") struct SheetTests {
    typealias Detent = UISheetPresentationController.Detent
    let log = EventLog()

    private func inWorld(_ body: (UIViewController, UIViewController, UISheetPresentationController) -> Void)
    {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            _ = UIWindow.showing(a)
            guard let sheet = b.sheetPresentationController else {
                Issue.record("no sheet")
                return
            }
            body(a, b, sheet)
        }
    }

    @Test("Detents are heights from the bottom; the lowest is selected unless another one is")
    func heights() {
        inWorld { a, b, sheet in
            sheet.detents = [
                .large(), .medium(), .custom(identifier: .init("low")) { _ in 100 }, .custom { _ in nil },
                .custom { _ in -5 },
            ]
            a.present(b, animated: false)
            #expect(b.view.frame == CGRect(x: 0, y: 710, width: 390, height: 134))
            sheet.selectedDetentIdentifier = .medium
            #expect(b.view.frame == CGRect(x: 0, y: 432, width: 390, height: 412))
            sheet.selectedDetentIdentifier = .large
            #expect(b.view.frame == CGRect(x: 0, y: 54, width: 390, height: 790))
            sheet.selectedDetentIdentifier = .init("unknown")
            #expect(b.view.frame.minY == 710)
            sheet.detents = []
            #expect(b.view.frame.minY == 54)
        }
    }

    @Test("Changes in animateChanges are animated, and the delegate is not told of them")
    func animateChanges() {
        inWorld { a, b, sheet in
            sheet.detents = [.medium(), .large()]
            a.present(b, animated: false)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            UIApplication.shared.clock.advance(by: .milliseconds(200))
            #expect(b.view.frame.minY == 54)
            #expect(b.view.layer.presentation()?.frame.minY == 243)
        }
    }

    @Test("A custom detent is resolved again when detents are invalidated, and clamped")
    func invalidate() {
        inWorld { a, b, sheet in
            let wanted = UIView()
            wanted.frame.size.height = 200
            sheet.detents = [.custom { $0.maximumDetentValue == 756 ? wanted.frame.height : 0 }]
            a.present(b, animated: false)
            #expect(b.view.frame.height == 234)
            wanted.frame.size.height = 5000
            #expect(b.view.frame.height == 234)
            sheet.invalidateDetents()
            #expect(b.view.frame.height == 790)
        }
    }

    @Test("Up to the largest undimmed detent the views behind can be touched")
    func undimmed() {
        inWorld { a, b, sheet in
            sheet.detents = [.medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
            a.present(b, animated: false)
            let window = UIApplication.shared.windows[0]
            let behind = CGPoint(x: 100, y: 100)
            #expect(window.hitTest(behind, with: nil) === a.view && window.modalSubview == nil)
            #expect(window.hitTest(CGPoint(x: 100, y: 600), with: nil) === b.view)
            sheet.selectedDetentIdentifier = .large
            #expect(window.hitTest(CGPoint(x: 100, y: 20), with: nil) is UIDimmingView)
            #expect(window.modalSubview != nil)
        }
    }

    @Test("A grabber's value is the sheet's detent, and a tap moves it to the next")
    func grabber() {
        inWorld { a, b, sheet in
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            a.present(b, animated: false)
            let grabber = sheet.containerView?.subviews.last
            #expect(grabber?.accessibilityLabel == "Sheet Grabber")
            #expect(grabber?.accessibilityValue == "Half screen" && grabber?.frame.minY == 432)
            grabber?.accessibilityIncrement()
            #expect(grabber?.accessibilityValue == "Full screen" && grabber?.frame.minY == 54)
            #expect(b.view.frame.minY == 54)
            grabber?.accessibilityIncrement()
            #expect(b.view.frame.minY == 54)
            #expect(grabber?.accessibilityActivate() == true)
            #expect(b.view.frame.minY == 432)
            sheet.prefersGrabberVisible = false
            #expect(grabber?.superview == nil)
        }
    }

    @Test("In a compact height a sheet is full screen unless it prefers to be edge-attached")
    func compactHeight() {
        inWorld { a, b, sheet in
            let window = UIApplication.shared.windows[0]
            window.traitOverrides.verticalSizeClass = .compact
            a.present(b, animated: false)
            #expect(b.view.frame == window.bounds)
            sheet.prefersEdgeAttachedInCompactHeight = true
            #expect(b.view.frame.minY == 54)
        }
    }

    @Test("A new presentation has its own sheet controller, as in UIKit")
    func onceOnly() {
        inWorld { a, b, sheet in
            sheet.detents = [.medium()]
            a.present(b, animated: false)
            #expect(b.sheetPresentationController === sheet && b.presentationController === sheet)
            a.dismiss(animated: false)
            #expect(b.sheetPresentationController?.detents.first?.identifier == .large)
            b.modalPresentationStyle = .fullScreen
            #expect(b.sheetPresentationController == nil)
        }
    }
}
