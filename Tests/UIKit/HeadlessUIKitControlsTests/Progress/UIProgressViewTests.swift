import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIProgressView") struct UIProgressViewTests {
    @Test("Progress goes from 0 to 1; NaN is a failure")
    func progress() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 4) && view.progress == 0)
        view.progress = 2
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
        view.progress = 0.25
        let texts = failureTexts { view.setProgress(.nan, animated: true) }
        #expect(
            texts == [
                "The progress of UIProgressView \"Progress\" was set to nan, which is not finite. The old value is kept."
            ])
        #expect(view.progress == 0.25 && UIProgressView(progressViewStyle: .bar).bounds.height == 2.5)
    }

    @Test("The bar's length is the progress, and animates for a quarter of a second if requested")
    func bar() {
        inOwnWorld {
            let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
            view.progressTintColor = .red
            view.trackTintColor = .green
            _ = UIWindow.showing(view)
            view.progress = 0.5
            view.layoutIfNeeded()
            #expect(view.subviews.map(\.frame.width) == [200, 100])
            #expect(view.subviews.map(\.backgroundColor) == [.green, .red])
            view.setProgress(1, animated: true)
            UIApplication.shared.clock.advance(by: .milliseconds(125))
            let width = view.subviews[1].layer.presentation()?.bounds.width ?? 0
            #expect(view.progress == 1 && width > 100 && width < 200)
        }
    }

    @Test("An observed progress is what is shown, whenever it is asked for")
    func observed() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        let progress = Progress(totalUnitCount: 4)
        view.progress = 0.9
        view.observedProgress = progress
        #expect(view.progress == 0)
        progress.completedUnitCount = 2
        #expect(view.progress == 0.5 && view.accessibilityValue == "50%")
        view.layoutIfNeeded()
        #expect(view.subviews[1].frame.width == 100)
        view.observedProgress = nil
        #expect(view.progress == 0.5)
    }

    @Test("Assistive technology hears per cent")
    func accessibility() {
        let view = UIProgressView()
        view.progress = 0.333
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Progress")
        #expect(view.accessibilityValue == "33%" && view.accessibilityTraits == .updatesFrequently)
    }
}
