import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Scrolling until another element is as it is wanted.
@MainActor @Suite("Elements that scroll until a state", .robot) struct ScrollSearchTests: InteractionContext {
    private let window = UIWindow.createWindowForTesting()
    private let save = Button(id: "Save")

    /// Something that counts how often it is scrolled.
    private final class Counter: Scrollable {
        var count = 0
        func scroll(_ direction: ElementAttributes.Direction) { count += 1 }
    }

    private func showTerms() -> UIScrollView {
        let view = window.add(UIScrollView(), "terms", y: 60, width: 300, height: 600)
        view.contentSize = CGSize(width: 300, height: 5000)
        let button = UIButton(frame: CGRect(x: 0, y: 1500, width: 100, height: 44))
        button.setTitle("Save", for: .normal)
        view.addSubview(button)
        return view
    }

    @Test("A view further down is scrolled to, and back")
    func found() {
        let view = showTerms()
        scroll(ScrollView(id: "terms"), .downwards, until: save, is: .visible, .hittable, maxTries: 20)
        #expect(view.contentOffset.y > 800)
        scroll(ScrollView(id: "terms"), .upwards, until: save, isNot: .visible)
        #expect(view.contentOffset.y < 800)
    }

    @Test(
        "What is there already is not scrolled to; else there is one try more than the number",
        arguments: [0, 1, 10])
    func tries(maxTries: Int) {
        window.addButton("Save", y: 100)
        let counter = Counter()
        scroll(counter, .downwards, until: save, is: .visible, maxTries: maxTries)
        #expect(counter.count == 0)
        #expect(
            failureTexts { scroll(counter, .downwards, until: save, is: .selected, maxTries: maxTries) } == [
                """
                Ran out of tries (\(maxTries)) waiting for element to become selected: Button "Save" is not selected.
                The element: button "Save" at (20 100; 200 44).
                """
            ])
        #expect(counter.count == maxTries + 1)
        #expect(
            firstLines { scroll(counter, .downwards, until: save, isNot: .enabled, maxTries: maxTries) } == [
                "Ran out of tries (\(maxTries)) waiting for element to become not enabled: Button \"Save\" is enabled."
            ])
    }

    @Test("A value is scrolled to")
    func values() {
        window.addButton("Save", y: 100)
        window.add(UITextField(), "mail", y: 200).text = "ada"
        let counter = Counter()
        scroll(counter, .right, until: TextField(id: "mail"), valueIs: "ada")
        #expect(counter.count == 0)
        let cases: [(any Element, String)] = [
            (TextField(id: "mail"), "TextField \"mail\" has the value \"ada\"."),
            (save, "Button \"Save\" has the value \"Save\"."),
            (Label(id: "x"), "Label \"x\" does not exist."),
        ]
        for (element, text) in cases {
            #expect(
                firstLines { scroll(counter, .right, until: element, valueIs: "bob", maxTries: 1) } == [
                    "Ran out of tries (1) waiting for element to have the value \"bob\": \(text)"
                ])
        }
    }

    @Test("What cannot be scrolled is one failure, and so is a call without a state or with negative tries")
    func invalid() {
        #expect(
            firstLines { scroll(ScrollView(), .downwards, until: save, is: .visible, .enabled) } == [
                "Failed awaiting element to be exists with timeout 30.0: ScrollView does not exist."
            ])
        #expect(
            firstLines { scroll(ScrollView(), .downwards, until: save, valueIs: "x") } == [
                "Failed awaiting element to be exists with timeout 30.0: ScrollView does not exist."
            ])
        #expect(
            failureTexts { scroll(ScrollView(), .downwards, until: save) } == [
                "You must provide at least one state of Button \"Save\" to scroll until."
            ])
        #expect(
            failureTexts { scroll(ScrollView(), .downwards, until: save, is: .visible, maxTries: -4) } == [
                "Cannot scroll with -4 tries: maxTries must be 0 or more."
            ])
    }
}
