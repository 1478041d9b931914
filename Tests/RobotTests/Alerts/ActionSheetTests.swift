import FailureReporting
import Robot
import Testing

@MainActor @Suite("Action sheets", .robot(lapse: .animations)) struct ActionSheetTests {
    let stage = AlertStage()

    private func show(_ actions: [String]) -> UIAlertController {
        let sheet = stage.alert("Photo", "Where from?", style: .actionSheet, actions: actions)
        stage.screen.present(sheet, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        return sheet
    }

    @Test("An action sheet is at the bottom, its cancel button apart from the others")
    func layout() throws {
        let sheet = show(["Camera", "-Cancel", "Library"])
        #expect(sheet.view.frame.maxY == 810.0)
        let titles = allViews(ofClass("UIButton")).sorted {
            $0.convert(.zero, to: nil).y < $1.convert(.zero, to: nil).y
        }.map { $0.accessibilityLabel }
        #expect(titles == ["Camera", "Library", "Cancel"])
        tapOn(theFirstView(withLabel("Library")))
        #expect(stage.take() == "performed Library")
    }

    @Test("A tap outside is the cancel button; without one, it does nothing")
    func outside() {
        _ = show(["Camera", "-Cancel"])
        tapOn(CGPoint(x: 195, y: 100))
        #expect(stage.take() == "performed Cancel")
        #expect(!isAlertVisible())
        _ = show(["Camera"])
        tapOn(CGPoint(x: 195, y: 100))
        #expect(isAlertVisible())
        removeAllAlerts()
        #expect(stage.take() == "")
    }

    @Test("A hundred actions can be scrolled to, and the cancel button stays visible")
    func many() {
        let sheet = show((1...100).map { "Action \($0)" } + ["-Cancel"])
        #expect(sheet.view.frame.minY >= 47)
        // The texts scroll apart from the actions; what has room for all of them does not scroll.
        #expect(allViews(ofClass(UIScrollView.self)).count == 2)
        #expect(theFirstView(withLabel("Cancel")).isHittable)
        scrollIntoView(theFirstView(withLabel("Action 90")))
        tapOn(theFirstView(withLabel("Action 90")))
        #expect(stage.take() == "performed Action 90")
        _ = show(["Camera", "-Cancel"])
        #expect(allViews(ofClass(UIScrollView.self)).isEmpty)
        removeAllAlerts()
    }

    @Test(
        "On a pad an action sheet is a popover, which needs a source; a tap outside is the cancel button"
    )
    func popover() {
        stage.screen.traitOverrides.horizontalSizeClass = .regular
        let sheet = stage.alert("Photo", style: .actionSheet, actions: ["Camera", "-Cancel"])
        let texts = FailureCollector.failures { stage.screen.present(sheet, animated: true) }.map(\.text)
        #expect(texts.count == 1 && texts.first?.contains("sourceView") == true)
        #expect(!isAlertVisible())
        let button = UIView(frame: CGRect(x: 150, y: 100, width: 40, height: 40))
        stage.screen.view.addSubview(button)
        sheet.popoverPresentationController?.sourceView = button
        stage.screen.present(sheet, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(allViews(withLabel("Cancel")).isEmpty)
        #expect(sheet.view.frame.width == 300 && sheet.view.frame.minY >= 140)
        tapOn(CGPoint(x: 195, y: 800))
        #expect(stage.take() == "performed Cancel")
        // As in UIKit, the next presentation needs its own source.
        sheet.popoverPresentationController?.sourceView = button
        stage.screen.present(sheet, animated: false)
        tapOn(theFirstView(withLabel("Camera")))
        #expect(stage.take() == "performed Camera")
    }
}
