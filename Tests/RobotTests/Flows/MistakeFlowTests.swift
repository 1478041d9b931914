import FailureReporting
import Robot
import TestSupport
import Testing

/// What one is told of mistakes around controllers.
@MainActor @Suite("Mistakes with presentations", .robot) struct MistakeFlowTests {
    let log = EventLog()

    private func warnings(_ body: () -> Void) -> [String] {
        FailureCollector.warnings(of: body).map(\.text)
    }

    @Test("Presenting where something is presented, and dismissing what is being presented, are warnings")
    func presenting() {
        let a = FlowScreen("A", log)
        show(a)
        let b = FlowScreen("B", log)
        a.present(b, animated: true)
        #expect(
            warnings { a.present(FlowScreen("C", log), animated: true) } == [
                "FlowScreen \"A\" was asked to present FlowScreen \"C\", but FlowScreen \"B\" is presented there"
                    + " already: dismiss that first, or present on it."
            ])
        #expect(
            warnings { b.dismiss(animated: true) } == [
                "FlowScreen \"B\" was asked to dismiss FlowScreen \"B\", which is still being presented:"
                    + " dismiss it once the completion of present has been called."
            ])
        TimeLapse.waitForAnimationsToFinish()
    }

    @Test("An alert that has nothing to show is refused, and one with a field alone is shown")
    func emptyAlert() {
        let a = FlowScreen("A", log)
        show(a)
        #expect(
            failureTexts { a.present(UIAlertController(), animated: false) } == [
                "UIAlertController cannot be presented: it has nothing to show."
                    + " Give it a title, a message or an action first."
            ])
        #expect(a.presentedViewController == nil)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField()
        a.present(alert, animated: false)
        #expect(a.presentedViewController === alert)
    }

    @Test("Touching what is behind an alert or a sheet names that")
    func behind() {
        let a = FlowScreen("A", log)
        show(a)
        let button = a.addButton("Behind", y: 200) {}
        let alert = UIAlertController(title: "Hi", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        a.present(alert, animated: false)
        #expect(
            failureTexts { tapOn(button) } == [
                """
                tapOn cannot touch UIButton "Behind": the alert "Hi" with the button "OK" covers it.
                Try: tapOn(theFirstView(withLabel("OK")))
                """
            ])
        alert.dismiss(animated: false)
        a.present(FlowScreen("Sheet", log), animated: false)
        #expect(
            failureTexts { tapOn(button) }.first?.contains(", as FlowScreen \"Sheet\" is presented in front.")
                == true)
        a.presentedViewController?.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700)))
        let inside = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        a.presentedViewController?.view.insertSubview(inside, at: 0)
        #expect(failureTexts { tapOn(inside) }.first?.contains("presented in front") == false)
    }

    @Test("A pile is dismissed from below while its top is on its way, and is gone")
    func pile() {
        let a = FlowScreen("A", log)
        show(a)
        let b = FlowScreen("B", log)
        a.present(b, animated: false)
        b.present(FlowScreen("C", log), animated: true)
        TimeLapse.advance(by: .milliseconds(100))
        _ = log.takeLines()
        a.dismiss(animated: true) { [log] in log.add("dismissed") }
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            log.takeLines() == [
                "C willDisappear", "B willDisappear", "C didDisappear", "B didDisappear", "dismissed",
            ])
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    }

    @Test("A coordinator dismisses and pushes in one call")
    func coordinator() {
        let navigation = UINavigationController(rootViewController: FlowScreen("A", log))
        show(navigation)
        navigation.present(UINavigationController(rootViewController: FlowScreen("B", log)), animated: false)
        _ = log.takeLines()
        navigation.dismiss(animated: true)
        navigation.pushViewController(FlowScreen("C", log), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
        #expect(navigation.presentedViewController == nil)
        for title in ["A", "B"] {
            #expect(theFirstView(withText(title), onScreenAndVisible(true), ofClass(UILabel.self)).count < 2)
        }
        #expect(
            Set(log.takeLines()) == [
                "B willDisappear", "B didDisappear", "A willDisappear", "A didDisappear", "C willAppear",
                "C didAppear",
            ])
    }
}
