import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Gestures at random over scroll views in scroll views.
@MainActor @Suite("Random scrolling") struct RandomScrollTests {
    private static let gestures = 150

    /// A scroll view with others in it, three deep.
    private func makeTree(_ numbers: inout SeededNumbers, _ log: ScrollLog, in view: UIView) -> [UIScrollView]
    {
        var all: [UIScrollView] = []
        var outer = view
        for depth in 0..<3 {
            let side = 380 - CGFloat(depth) * 80
            let scrollView = UIScrollView(
                frame: CGRect(x: 5, y: depth == 0 ? 50 : 20, width: side, height: side + 100))
            scrollView.accessibilityIdentifier = "s\(depth)"
            scrollView.contentSize = CGSize(
                width: numbers.next(in: 0...1000), height: numbers.next(in: 0...2000))
            scrollView.contentInset = UIEdgeInsets(
                top: numbers.next(in: -10...40), left: 0, bottom: numbers.next(in: 0...40), right: 0)
            scrollView.bounces = !numbers.onceIn(4)
            scrollView.isPagingEnabled = numbers.onceIn(4)
            scrollView.alwaysBounceVertical = numbers.onceIn(3)
            scrollView.isDirectionalLockEnabled = numbers.onceIn(3)
            scrollView.delaysContentTouches = !numbers.onceIn(3)
            scrollView.canCancelContentTouches = !numbers.onceIn(5)
            scrollView.decelerationRate = numbers.onceIn(2) ? .fast : .normal
            scrollView.delegate = log
            outer.addSubview(scrollView)
            let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 80))
            button.addAction(UIAction { _ in log.add("pressed in s\(depth)") }, for: .touchUpInside)
            scrollView.addSubview(button)
            outer = scrollView
            all.append(scrollView)
        }
        return all
    }

    /// Does what code may do at any time.
    private func meddle(_ numbers: inout SeededNumbers, _ scrollView: UIScrollView) {
        switch numbers.next(below: 8) {
        case 0: scrollView.setContentOffset(CGPoint(x: 0, y: numbers.next(in: -50...900)), animated: true)
        case 1: scrollView.contentOffset.y = numbers.next(in: 0...500)
        case 2: scrollView.contentSize.height = numbers.next(in: 0...2000)
        case 3: scrollView.contentInset.top = numbers.next(in: 0...60)
        case 4: scrollView.frame.size.height = numbers.next(in: 100...500)
        case 5: scrollView.isScrollEnabled.toggle()
        case 6: scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), animated: true)
        default: scrollView.isHidden = false
        }
    }

    private func gesture(_ numbers: inout SeededNumbers, _ application: UIApplication, _ all: [UIScrollView])
    {
        func place() -> CGPoint {
            CGPoint(x: numbers.next(in: 0...390), y: numbers.next(in: 0...600))
        }
        var fingers = [Finger(down: place())]
        for _ in 0..<numbers.next(below: 12) {
            application.clock.advance(by: .milliseconds(numbers.next(below: 60)))
            if numbers.onceIn(20), fingers.count == 1 { fingers.append(Finger(down: place())) }
            if numbers.onceIn(15) { meddle(&numbers, numbers.element(of: all)) }
            let finger = numbers.element(of: fingers)
            let old = finger.touch.screenLocation
            let reach: CGFloat = numbers.onceIn(50) ? 1e9 : 60
            finger.move(
                to: CGPoint(
                    x: old.x + numbers.next(in: -reach...reach), y: old.y + numbers.next(in: -reach...reach)))
        }
        for finger in fingers {
            if numbers.onceIn(8) { finger.cancel() } else { finger.lift() }
        }
        application.clock.advance(by: .milliseconds(numbers.next(below: 400)))
        if numbers.onceIn(3) { meddle(&numbers, numbers.element(of: all)) }
    }

    private func round(seed: UInt64) -> String {
        UIApplication.withShared(UIApplication()) {
            var numbers = SeededNumbers(seed: seed)
            let application = UIApplication.shared
            let window = UIWindow()
            window.makeKeyAndVisible()
            let log = ScrollLog()
            let all = makeTree(&numbers, log, in: window)
            for _ in 0..<Self.gestures {
                gesture(&numbers, application, all)
                for scrollView in all { #expect(scrollView.contentOffset.isFinite) }
            }
            application.clock.runUntilIdle()
            for scrollView in all {
                scrollView.isScrollEnabled = true
                #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
                for recognizer in scrollView.gestureRecognizers ?? [] {
                    #expect(recognizer.state == .possible)
                }
                // A drag and a rest bring it back from wherever code put it.
                for axis in ScrollAxis.allCases {
                    scrollView.contentOffset[axis] = scrollView.offsetRange(axis).lowerBound
                }
            }
            #expect(application.gestures.active.isEmpty && application.gestures.heldTouches.isEmpty)
            for way in [CGFloat(300), -300] {
                let finger = Finger(down: CGPoint(x: 100, y: 400))
                for step in 1...5 {
                    application.clock.advance(by: .milliseconds(16))
                    finger.move(
                        to: CGPoint(x: 100 + way * CGFloat(step) / 10, y: 400 + way * CGFloat(step) / 5))
                }
                finger.lift()
                application.clock.runUntilIdle()
                for scrollView in all {
                    for axis in ScrollAxis.allCases {
                        #expect(scrollView.offsetRange(axis).contains(scrollView.contentOffset[axis]))
                    }
                }
            }
            application.closeWindows()
            return log.text
        }
    }

    @Test("Scrolled content at rest is within its limits, nothing is stuck, and a repeat gives the same log")
    func random() {
        for seed in UInt64(1)...UInt64(Rounds.of(10, share: 10)) {
            let log = round(seed: seed)
            #expect(log.count > 1000)
            #expect(log == round(seed: seed))
        }
    }
}
