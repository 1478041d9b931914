import HeadlessUIKit
import Robot
import TABTestKit
import TestSupport
import Testing

/// Each state, as it holds, does not hold, and of an element that does not exist.
@MainActor @Suite("States of elements", .robot) struct StateTests {
    private let window = UIWindow.createWindowForTesting()
    private static let save = Button(id: "Save")

    /// A state, and a view that has it or not.
    struct StateCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let state: ElementAttributes.State
        let set: @MainActor @Sendable (UIButton, Bool) -> Void
        /// What is said of the button when it has not the state, and when it has.
        let lacks: String
        let has: String

        static let all = [
            StateCase(
                testDescription: "exists", state: .exists, set: { $0.isHidden = !$1 },
                lacks: "does not exist",
                has: "exists"),
            StateCase(
                testDescription: "hittable", state: .hittable,
                set: { $0.superview?.subviews.last?.isHidden = $1 },
                lacks: "is not hittable: it is covered by UIView #cover at (20 90; 300 60) of the window",
                has: "is hittable"),
            StateCase(
                testDescription: "visible", state: .visible, set: { $0.frame.origin.y = $1 ? 100 : 900 },
                lacks: "is outside of App, which is at (0 0; 390 844)", has: "is visible"),
            StateCase(
                testDescription: "visibleIn(View \"box\")", state: .visibleIn(View(id: "box")),
                set: { $0.frame.origin.x = $1 ? 60 : 300 },
                lacks: "is outside of View \"box\", which is at (20 60; 200 200)", has: "is visible"),
            StateCase(
                testDescription: "selected", state: .selected, set: { $0.isSelected = $1 },
                lacks: "is not selected", has: "is selected"),
            StateCase(
                testDescription: "enabled", state: .enabled, set: { $0.isEnabled = $1 }, lacks: "is disabled",
                has: "is enabled"),
        ]
    }

    private func show() -> UIButton {
        window.add(UIView(), "box", y: 60, height: 200)
        let button = window.addButton("Save", y: 100)
        window.add(UIView(), "cover", y: 90, width: 300, height: 60).isHidden = true
        return button
    }

    @Test(
        "A state that holds is there at once, and its absence fails with what there is",
        arguments: StateCase.all)
    func holds(_ item: StateCase) {
        item.set(show(), true)
        let start = VirtualClock.current.now
        Self.save.waitFor(item.state)
        Self.save.await(item.state, timeout: 0)
        #expect(Self.save.determine(item.state))
        #expect(VirtualClock.current.now == start)
        let text =
            "Failed awaiting element to not be \(item.testDescription) with timeout 3.0: Button \"Save\" \(item.has)."
        #expect(firstLines { Self.save.waitFor(not: item.state, timeout: 3) } == [text])
        #expect(firstLines { Self.save.await(not: item.state, timeout: 3) } == [text])
        #expect(!Self.save.determine(not: item.state, timeout: 3))
        #expect(start.duration(to: VirtualClock.current.now) == .seconds(9))
    }

    @Test(
        "A state that does not hold fails with what there is, and its absence is there at once",
        arguments: StateCase.all)
    func doesNotHold(_ item: StateCase) {
        item.set(show(), false)
        let start = VirtualClock.current.now
        Self.save.waitFor(not: item.state)
        Self.save.await(not: item.state, timeout: 0)
        #expect(Self.save.determine(not: item.state))
        #expect(VirtualClock.current.now == start)
        let text =
            "Failed awaiting element to be \(item.testDescription) with timeout 3.0: Button \"Save\" \(item.lacks)."
        #expect(firstLines { Self.save.waitFor(item.state, timeout: 3) } == [text])
        #expect(firstLines { Self.save.await(item.state, timeout: 3) } == [text])
        #expect(!Self.save.determine(item.state, timeout: 3))
        #expect(start.duration(to: VirtualClock.current.now) == .seconds(9))
    }

    @Test("An element that does not exist has no state", arguments: StateCase.all)
    func missing(_ item: StateCase) {
        window.add(UIView(), "box", y: 60, height: 200)
        #expect(
            firstLines { Self.save.waitFor(item.state, timeout: 3) } == [
                "Failed awaiting element to be \(item.testDescription) with timeout 3.0: Button \"Save\" does not exist."
            ])
        #expect(!Self.save.determine(item.state, timeout: 3))
    }

    @Test("An element that does not exist is not visible and not hittable; of the others it cannot be said")
    func absence() {
        let gone: [ElementAttributes.State] = [.exists, .hittable, .visible, .visibleIn(View(id: "box"))]
        for state in gone { #expect(Self.save.determine(not: state, timeout: 0)) }
        for state in [ElementAttributes.State.selected, .enabled, .hasKeyboardFocus] {
            #expect(!Self.save.determine(not: state, timeout: 0))
            #expect(
                firstLines { Self.save.waitFor(not: state, timeout: 3) } == [
                    "Failed awaiting element to not be \(state) with timeout 3.0: Button \"Save\" does not exist."
                ])
        }
    }

    @Test("Keyboard focus is the element's, or of something inside it")
    func focus() {
        let box = window.add(UIView(), "form", y: 60, height: 200)
        for (index, id) in ["mail", "name"].enumerated() {
            let field = UITextField(frame: CGRect(x: 0, y: 50 * index, width: 200, height: 40))
            field.accessibilityIdentifier = id
            box.addSubview(field)
        }
        let (mail, name) = (TextField(id: "mail"), TextField(id: "name"))
        #expect(
            firstLines { mail.waitFor(.hasKeyboardFocus, timeout: 1) } == [
                "Failed awaiting element to be hasKeyboardFocus with timeout 1.0: TextField \"mail\" does not have keyboard focus: nothing has it."
            ])
        mail.tap()
        mail.waitFor(.hasKeyboardFocus, timeout: 0)
        View(id: "form").waitFor(.hasKeyboardFocus, timeout: 0)
        name.waitFor(not: .hasKeyboardFocus, timeout: 0)
        #expect(
            firstLines { name.waitFor(.hasKeyboardFocus, timeout: 1) } == [
                "Failed awaiting element to be hasKeyboardFocus with timeout 1.0: TextField \"name\" does not have keyboard focus: UITextField #mail has it."
            ])
        #expect(
            firstLines { mail.waitFor(not: .hasKeyboardFocus, timeout: 1) } == [
                "Failed awaiting element to not be hasKeyboardFocus with timeout 1.0: TextField \"mail\" has keyboard focus."
            ])
    }

    @Test(
        "Visible is what overlaps the parent's rectangle; to touch it is not enough",
        arguments: [(199, true), (200, false), (-43, true), (-44, false), (100, true), (500, false)]
            as [(CGFloat, Bool)])
    func visible(y: CGFloat, isVisible: Bool) {
        let box = window.add(UIView(), "box", y: 300, height: 200)
        let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 44))
        button.accessibilityIdentifier = "Save"
        box.addSubview(button)
        let save = Button(id: "Save", parent: View(id: "box"))
        #expect(save.determine(.visible, timeout: 0) == isVisible)
        #expect(save.determine(not: .visible, timeout: 0) == !isVisible)
    }

    @Test("What has no size is not visible, and neither is anything in what does not exist")
    func nothing() {
        window.addButton("Save", y: 100).frame.size = .zero
        #expect(!Self.save.determine(.visible, timeout: 0))
        #expect(
            failureTexts { Self.save.waitFor(.visibleIn(View(id: "box")), timeout: 0) } == [
                """
                Failed awaiting element to be visibleIn(View "box") with timeout 0.0: Button "Save" cannot be visible in View "box", which does not exist.
                The element: button "Save" at (20 100; 0 0).
                """
            ])
    }
}
