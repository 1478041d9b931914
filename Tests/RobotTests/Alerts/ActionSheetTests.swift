import Robot
import Testing

@MainActor @Suite(.robot(lapse: .animations)) struct ActionSheetTests {
    let stage = AlertStage()

    private func show(_ actions: [String]) -> UIAlertController {
        let sheet = stage.alert("Photo", "Where from?", style: .actionSheet, actions: actions)
        stage.screen.present(sheet, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        return sheet
    }

    @Test("A sheet stands at the bottom, its button to cancel apart from the others")
    func layout() throws {
        let sheet = show(["Camera", "-Cancel", "Library"])
        #expect(sheet.view.frame.maxY == 844 - 34)
        let titles = allViews(ofClass("UIButton")).sorted {
            $0.convert(.zero, to: nil).y < $1.convert(.zero, to: nil).y
        }.map { $0.accessibilityLabel }
        #expect(titles == ["Camera", "Library", "Cancel"])
        tapOn(theFirstView(withLabel("Library")))
        #expect(stage.take() == "screen viewWillAppear\nperformed Library")
    }

    @Test("A tap outside is the button to cancel; without one, it does nothing")
    func outside() {
        _ = show(["Camera", "-Cancel"])
        tapOn(CGPoint(x: 195, y: 100))
        #expect(stage.take() == "screen viewWillAppear\nperformed Cancel")
        #expect(!isAlertVisible())
        _ = show(["Camera"])
        tapOn(CGPoint(x: 195, y: 100))
        #expect(isAlertVisible())
        removeAllAlerts()
        #expect(stage.take() == "")
    }

    @Test("A hundred actions can be scrolled to, and the one to cancel stays in sight")
    func many() {
        let sheet = show((1...100).map { "Action \($0)" } + ["-Cancel"])
        #expect(sheet.view.frame.minY >= 47)
        #expect(canBeTouched(theFirstView(withLabel("Cancel"))))
        scrollIntoView(theFirstView(withLabel("Action 90")))
        tapOn(theFirstView(withLabel("Action 90")))
        #expect(stage.take() == "screen viewWillAppear\nperformed Action 90")
    }
}
