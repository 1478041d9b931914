import Robot
import Testing

@MainActor @Suite("Alerts", .robot(lapse: .animations)) struct AlertTests {
    let stage = AlertStage()

    @Test("An alert is presented, answered, dismissed, and only then performs the chosen action")
    func order() {
        let alert = stage.alert("Delete?", "It is gone for good.", actions: ["-Keep", "!Delete"])
        alert.note = stage.note
        _ = stage.take()
        stage.screen.present(alert, animated: true) { [stage] in stage.note("presented") }
        #expect(stage.take() == "viewWillAppear")
        #expect(isAlertVisible())
        TimeLapse.waitForAnimationsToFinish()
        #expect(stage.take() == "viewDidAppear\npresented")
        #expect(stage.screen.presentedViewController === alert)
        tapOn(theFirstView(withLabel("Delete")))
        #expect(stage.take() == "viewWillDisappear\nviewDidDisappear\nperformed Delete")
        #expect(!isAlertVisible())
        #expect(stage.screen.presentedViewController == nil)
    }

    @Test("A button is found by its action's identifier and label, also when they are set while it is shown")
    func names() throws {
        let alert = stage.alert("Delete?", actions: ["-Keep", "!Delete"])
        let delete = try #require(alert.actions.first { $0.title == "Delete" })
        delete.accessibilityIdentifier = "confirm"
        stage.screen.present(alert, animated: false)
        let button = theFirstView(withIdentifier("confirm"))
        #expect(button.first?.accessibilityLabel == "Delete")
        delete.accessibilityLabel = "Delete the note"
        #expect(theFirstView(withLabel("Delete the note")).first === button.first)
        delete.accessibilityLabel = nil
        delete.accessibilityIdentifier = "delete"
        #expect(button.isEmpty && !allViews(withLabel("Delete")).isEmpty)
        tapOn(theFirstView(withIdentifier("delete")))
        #expect(stage.take().hasSuffix("performed Delete"))
    }

    @Test("With animations disabled everything is done when the block returns")
    func withoutAnimations() {
        let alert = stage.alert("Hello", actions: ["OK"])
        alert.note = stage.note
        TimeLapse.disableAnimations {
            stage.screen.present(alert, animated: true) { [stage] in stage.note("presented") }
        }
        #expect(stage.take() == "viewWillAppear\nviewDidAppear\npresented")
        TimeLapse.disableAnimations {
            stage.screen.dismiss(animated: true) { [stage] in stage.note("dismissed") }
        }
        #expect(stage.take() == "viewWillDisappear\nviewDidDisappear\ndismissed")
    }

    @Test(
        "An alert is centered, with two short buttons side by side, the cancel button on the left"
    )
    func layout() {
        stage.screen.present(stage.alert("Sure?", actions: ["Yes", "-No"]), animated: false)
        let frames = allViews(ofClass("UIButton")).map { $0.convert($0.bounds, to: nil) }
        #expect(frames.map(\.width) == [135, 135])
        #expect(theFirstView(withLabel("No")).first?.convert(.zero, to: nil).x == 60)
        #expect(theFirstView(withLabel("Yes")).first?.convert(.zero, to: nil).x == 195)
        tapOn(theFirstView(withLabel("No")))
        #expect(stage.take() == "performed No")
    }

    @Test("Three buttons, and two long ones, are stacked, the cancel button last")
    func stacked() {
        for actions in [
            ["One", "-Never", "Two"], ["Send to everybody whom I know", "-Rather not now at all"],
        ] {
            stage.screen.present(stage.alert("Sure?", actions: actions), animated: false)
            let buttons = Array(allViews(ofClass("UIButton")))
            #expect(buttons.map(\.frame.minX) == buttons.map { _ in 0 })
            let titles = buttons.sorted { $0.frame.minY < $1.frame.minY }.map { $0.accessibilityLabel ?? "" }
            #expect(titles.last == actions.first { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
            removeAllAlerts()
        }
    }

    @Test("A disabled button cannot be tapped until it is enabled")
    func disabled() {
        let alert = stage.alert("Name?", actions: ["OK"])
        alert.actions[0].isEnabled = false
        stage.screen.present(alert, animated: false)
        #expect(allViews(withLabel("OK"), matching(format: "isEnabled == NO")).count == 1)
        alert.actions[0].isEnabled = true
        tapOn(theFirstView(withLabel("OK")))
        #expect(stage.take() == "performed OK")
    }

    @Test(
        "The first field is first responder; the return key goes through the fields to the preferred action")
    func fields() {
        let alert = stage.alert("Sign in", actions: ["-Cancel", "OK"])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.preferredAction = alert.actions[1]
        stage.screen.present(alert, animated: true)
        #expect(alert.textFields?.map { $0.isFirstResponder } == [true, false])
        SoftwareKeyboard.main.type("ada\n")
        #expect(alert.textFields?.map { $0.isFirstResponder } == [false, true])
        SoftwareKeyboard.main.type("secret\n")
        TimeLapse.waitForAnimationsToFinish()
        #expect(stage.take() == "performed OK")
        #expect(alert.textFields?.map { $0.text } == ["ada", "secret"])
        #expect(!SoftwareKeyboard.main.isVisible)
    }

    @Test("An alert with a field makes room for the keyboard")
    func keyboard() throws {
        let alert = stage.alert("Name?", actions: ["OK"])
        stage.screen.present(alert, animated: false)
        let low = alert.view.frame.midY
        removeAllAlerts()
        alert.addTextField()
        stage.screen.present(alert, animated: false)
        TimeLapse.waitForAnimationsToFinish()
        #expect(alert.view.frame.midY < low)
        #expect(alert.view.frame.maxY < 844 - 291)
        removeAllAlerts()
    }

    @Test("The next alert can be presented from the action of the one before, and from an alert")
    func chained() {
        let second = stage.alert("Second", actions: ["Two"])
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.addAction(
            UIAlertAction(title: "One", style: .default) { [stage] _ in
                stage.screen.present(second, animated: true)
            })
        stage.screen.present(first, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("One")))
        #expect(stage.screen.presentedViewController === second)
        let third = stage.alert("Third", actions: ["Three"])
        second.present(third, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("Three")))
        #expect(stage.screen.presentedViewController === second)
        tapOn(theFirstView(withLabel("Two")))
        #expect(stage.take() == "performed Three\nperformed Two")
        #expect(!isAlertVisible())
    }

    @Test("`removeAllAlerts` removes all alerts and performs nothing, even during a transition")
    func removing() {
        removeAllAlerts()
        let sheet = UIViewController()
        stage.screen.present(sheet, animated: false)
        sheet.present(stage.alert("First", actions: ["One"]), animated: false)
        sheet.presentedViewController?.present(stage.alert("Second", actions: ["Two"]), animated: true)
        removeAllAlerts()
        #expect(!isAlertVisible())
        #expect(stage.screen.presentedViewController === sheet && sheet.presentedViewController == nil)
        sheet.present(stage.alert("Third", actions: ["Three"]), animated: false)
        sheet.dismiss(animated: true)
        #expect(!isAlertVisible())
        removeAllAlerts()
        #expect(sheet.presentedViewController == nil)
        #expect(stage.take() == "")
    }

    @Test("The views behind an alert can neither be touched nor read by assistive technology")
    func modal() {
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        button.setTitle("Behind", for: .normal)
        stage.screen.view.addSubview(button)
        stage.screen.present(stage.alert("In front", actions: ["OK"]), animated: false)
        #expect(!button.isHittable)
        #expect(allElements(withName("Behind")).isEmpty)
        #expect(allElements(withName("OK")).count == 1)
        removeAllAlerts()
        #expect(button.isHittable)
    }

    @Test("Assistive technology activates a button, and its escape gesture is the cancel button")
    func accessibility() {
        stage.screen.present(stage.alert("Sure?", actions: ["Yes", "-No"]), animated: false)
        theFirstElement(withName("Yes")).first?.activate()
        TimeLapse.waitForAnimationsToFinish()
        #expect(stage.take() == "performed Yes")
        let alert = stage.alert("Sure?", actions: ["Yes", "-No"])
        stage.screen.present(alert, animated: false)
        theFirstElement(withName("Yes")).first?.performEscape()
        TimeLapse.waitForAnimationsToFinish()
        #expect(stage.take() == "performed No")
    }

    @Test("An alert does not outlive its dismissal, nor what its actions hold")
    func leaks() {
        final class Held {}
        weak var alert: UIAlertController?
        weak var held: Held?
        do {
            let object = Held()
            let new = stage.alert("Hello", actions: [])
            new.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = object })
            new.addTextField()
            stage.screen.present(new, animated: true)
            (alert, held) = (new, object)
        }
        #expect(alert != nil)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("OK")))
        #expect(alert == nil && held == nil)
    }
}
