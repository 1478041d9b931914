import Foundation
import HeadlessUIKit
import Swerkin
import TestSupport
import Testing

@MainActor @Suite("Elements that steps touch", .robot) struct TouchedElementTests {
    @Test("A part of a view that is an element of its own is touched at its place")
    func part() {
        let played = play(ChartStage()) { _ in When.ITouchElement(withLabel: "July") }
        #expect(played == Played(log: ["tapped at 75"]))
    }

    @Test("A part that is disabled fails, and says why")
    func disabledPart() {
        let played = play(ChartStage()) { _ in When.ITouchElement("august") }
        #expect(
            played.failures == [
                """
                When ITouchElement(_:): august: failed after 2 s of virtual time.
                Could not touch element with id "august" within 2 s.
                button "August" #august in ChartView #chart cannot be touched: it is disabled.
                """
            ])
    }

    @Test("Of several elements the one on the screen is touched, also where others are clipped")
    func severalElements() {
        let played = play(ActionForm()) { stage in
            let clip = stage.add(UIView(), "clip", CGRect(x: 20, y: 600, width: 100, height: 40))
            clip.clipsToBounds = true
            for (index, name) in ["first", "second"].enumerated() {
                let button = stage.addButton(name, "same", at: CGPoint(x: CGFloat(1 - index) * 200, y: 0))
                clip.addSubview(button)
            }
            When.ITouchButton("same")
        }
        #expect(played == Played(log: ["touched second"]))
    }

    @Test("A button in front of the application, of an alert, is touched")
    func alert() {
        let played = play(PresentingStage(.alert)) { _ in When.ITouchElement(withLabel: "Keep") }
        #expect(played == Played(log: ["dismissed"]))
    }

    @Test("A button that moves is waited for")
    func moving() {
        let played = play(ActionForm()) { stage in
            let button = stage.addButton("Moving", "moving", at: CGPoint(x: 20, y: 600))
            UIView.animate(withDuration: 1) { button.frame.origin.x = 200 }
            When.ITouchButton("moving")
        }
        #expect(played == Played(log: ["touched Moving"]))
    }

    @Test("A failure in the application's code is recorded as it is, below the step")
    func applicationFails() {
        let played = play(ActionForm()) { stage in
            let button = stage.addButton("Bad", "bad", at: CGPoint(x: 20, y: 600))
            button.addAction(
                UIAction { [unowned stage] _ in stage.view.alpha = .nan }, for: .touchUpInside)
            When.ITouchButton("bad")
        }
        #expect(played.failures.count == 1)
        #expect(played.failures.first?.hasPrefix("When ITouchButton(_:): bad: failed.\n") == true)
        #expect(played.failures.first?.contains("alpha") == true)
    }

    @Test("Where no application is running, a step says so")
    func noApplication() {
        var texts: [String] = []
        inOwnWorld {
            texts = failureTexts { When.ITouchButton("save") }
        }
        #expect(
            texts == [
                """
                When ITouchButton(_:): save: failed after 2 s of virtual time.
                Did not find button with id "save" within 2 s.
                No application is running: there is no window.
                """
            ])
    }
}

/// A chart whose bars are accessibility elements.
@MainActor
private final class ChartStage: StageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let chart = add(ChartView(), "chart", CGRect(x: 0, y: 200, width: 150, height: 100))
        chart.addGestureRecognizer(UITapGestureRecognizer(target: self, action: ChartStage.tapped))
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        log.append("tapped at \(Int(tap.location(in: tap.view).x))")
    }
}

private final class ChartView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        accessibilityElements = ["June", "July", "August"].enumerated().map { index, month in
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = month
            bar.accessibilityIdentifier = month.lowercased()
            bar.accessibilityTraits = month == "August" ? [.button, .notEnabled] : .button
            bar.accessibilityFrameInContainerSpace = CGRect(
                x: CGFloat(index) * 50, y: 0, width: 50, height: 100)
            return bar
        }
    }
}
