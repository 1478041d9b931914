import HeadlessUIKit
import Robot
import TABTestKit
import TestSupport
import Testing

/// Waits for values, labels and the message of an alert.
@MainActor @Suite("Waits for values", .robot) struct PropertyWaitTests: InteractionContext, AlertContext {
    private let window = UIWindow.createWindowForTesting()

    @Test("A value that comes within 10 s is awaited")
    func later() {
        let view = window.add(UILabel(), "total", y: 100)
        view.text = "12"
        Timer.scheduledTimer(withTimeInterval: 7, repeats: false) { _ in
            MainActor.assumeIsolated { view.text = "13" }
        }
        let start = VirtualClock.current.now
        value(of: Label(id: "total"), is: "13")
        #expect(start.duration(to: VirtualClock.current.now) == .seconds(7))
        label(of: Label(id: "total"), is: "13")
    }

    @Test("Another value fails after 10 s with both")
    func other() {
        window.add(UILabel(), "total", y: 100).text = "12"
        window.add(UISwitch(), "wifi", y: 200)
        window.add(UISlider(), "volume", y: 300)
        let start = VirtualClock.current.now
        let point = "Element did not have the right value before timing out! Expected:"
        #expect(
            failureTexts { value(of: Label(id: "total"), is: "13") } == [
                "\(point) 13, actual: 12, in Label \"total\".\nThe element: staticText \"12\" #total at (20 100; 200 44)."
            ])
        #expect(start.duration(to: VirtualClock.current.now) == .seconds(10))
        #expect(
            firstLines { value(of: Switch(id: "wifi"), is: .on) } == [
                "\(point) on, actual: off, in Switch \"wifi\"."
            ])
        #expect(
            firstLines { value(of: Slider(id: "volume"), is: 0.5) } == [
                "\(point) 0.5, actual: 0.0, in Slider \"volume\"."
            ])
        #expect(
            firstLines(2) { value(of: Label(id: "sum"), is: "13") } == [
                "\(point) 13, but Label \"sum\" does not exist.\n1 element of type .staticText is there: \"12\"."
            ])
        #expect(
            firstLines { label(of: Label(id: "total"), is: "13") } == [
                "Element did not have the right label before timing out! Expected: 13, actual: 12, in Label \"total\"."
            ])
    }

    @Test("The message of an alert is what it shows besides its title")
    func message() {
        let controller = UIViewController()
        window.rootViewController = controller
        for text in ["It is lost.", nil] {
            let alert = UIAlertController(title: "Delete?", message: text, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controller.present(alert, animated: true)
            let element = Alert(id: "Delete?", dismissButtonID: "OK")
            if let text { message(in: element, is: text) }
            #expect(
                failureTexts { message(in: element, is: "Sure?") } == [
                    "Expected the message \"Sure?\" in Alert \"Delete?\", but it \(text.map { "is \($0.debugDescription)" } ?? "has none")."
                ])
            element.dismiss()
        }
        #expect(
            firstLines { message(in: Alert(id: "Delete?"), is: "Sure?") } == [
                "Failed awaiting element to be exists with timeout 30.0: Alert \"Delete?\" does not exist."
            ])
    }
}
