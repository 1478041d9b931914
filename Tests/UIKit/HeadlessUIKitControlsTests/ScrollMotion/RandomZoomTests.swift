import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// Pinches and drags at random over content that can be zoomed.
@MainActor @Suite("Random zooming") struct RandomZoomTests {
    private func round(seed: UInt64) -> String {
        var numbers = SeededNumbers(seed: seed)
        return ZoomStage.run { stage in
            let scrollView = stage.scrollView
            scrollView.bouncesZoom = !numbers.onceIn(3)
            scrollView.bounces = !numbers.onceIn(4)
            for _ in 0..<60 {
                gesture(&numbers, stage)
                #expect(scrollView.contentOffset.isFinite)
                let scale = scrollView.zoomScale
                #expect(scale >= 0.25 && scale <= 6)
                #expect(scrollView.bouncesZoom || (scale >= 0.5 && scale <= 3))
                if numbers.onceIn(4) { stage.stage.application.clock.runUntilIdle() }
            }
            stage.stage.application.clock.runUntilIdle()
            #expect(!scrollView.isZooming && !scrollView.isZoomBouncing && !scrollView.isDragging)
            #expect(scrollView.zoomScale >= 0.5 && scrollView.zoomScale <= 3)
            #expect(scrollView.contentSize == stage.photo.frame.size)
            #expect(abs(stage.photo.frame.minX) < 1e-6 && abs(stage.photo.frame.minY) < 1e-6)
            for recognizer in scrollView.gestureRecognizers ?? [] { #expect(recognizer.state == .possible) }
            #expect(stage.stage.application.gestures.active.isEmpty)
            // Every beginning has its end.
            let log = stage.log.text
            for name in ["Zooming", "Dragging"] {
                let begun = log.components(separatedBy: "willBegin\(name)").count
                #expect(log.components(separatedBy: "didEnd\(name)").count == begun, "\(name), seed \(seed)")
            }
        }
    }

    private func gesture(_ numbers: inout SeededNumbers, _ stage: ZoomStage) {
        func place() -> CGPoint { CGPoint(x: numbers.next(in: 0...300), y: numbers.next(in: 100...400)) }
        let fingers = FingersTogether(at: numbers.onceIn(3) ? [place()] : [place(), place()])
        for _ in 0..<numbers.next(below: 10) {
            stage.stage.lapse(numbers.next(below: 40))
            fingers.move(to: [place(), place()])
            if numbers.onceIn(12) { fingers.end(.ended, only: numbers.next(below: 2)) }
            switch numbers.next(below: 25) {
            case 0: stage.scrollView.setZoomScale(numbers.next(in: 0.1...4), animated: numbers.onceIn(2))
            case 1:
                stage.scrollView.zoom(
                    to: CGRect(origin: place(), size: CGSize(width: 50, height: 90)), animated: true)
            case 2: stage.scrollView.contentOffset = place()
            case 3: stage.scrollView.stopScrollingAndZooming()
            case 4: stage.scrollView.contentInset.top = numbers.next(in: 0...40)
            default: break
            }
        }
        fingers.end(numbers.onceIn(8) ? .cancelled : .ended)
    }

    @Test("Zoomed content at rest is within its limits, nothing is stuck, and a repeat gives the same log")
    func random() {
        for seed in UInt64(1)...UInt64(Rounds.of(12, share: 12)) {
            let log = round(seed: seed)
            #expect(log.count > 1000)
            #expect(log == round(seed: seed))
        }
    }
}
