import FailureReporting
import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// The line at which a failure is recorded.
@MainActor @Suite("Lines of failures", .robot) struct CallLineTests {
    private let window = UIWindow.createWindowForTesting()

    /// Whether `body` records one failure, at a line of this file, which no line of the module is mentioned in.
    private func expectFailure(
        atLine line: UInt, location: SourceLocation = #_sourceLocation, _ body: () -> Void
    ) {
        let failures = FailureCollector.failures(of: body)
        #expect(failures.count == 1, sourceLocation: location)
        let site = failures.first?.site
        #expect(site?.line == line && site.map { "\($0.fileID)" } == #fileID, sourceLocation: location)
        #expect(failures.first?.text.contains("At: ") == false, sourceLocation: location)
    }

    @Test("A call on an element fails at its own line")
    func elements() {
        expectFailure(atLine: #line) { Button(id: "x").tap() }
        expectFailure(atLine: #line) { Button(id: "x").doubleTap() }
        expectFailure(atLine: #line) { Button(id: "x").twoFingerTap() }
        expectFailure(atLine: #line) { Button(id: "x").longPress(duration: 1) }
        expectFailure(atLine: #line) { TextField(id: "x").type("a") }
        expectFailure(atLine: #line) { TextField(id: "x").delete(numberOfCharacters: 1) }
        expectFailure(atLine: #line) { Table().scroll(.left) }
        expectFailure(atLine: #line) { Switch(id: "x").adjust(to: .on) }
        expectFailure(atLine: #line) { Slider(id: "x").adjust(to: 1) }
        expectFailure(atLine: #line) { Picker(id: "x").wheel(0).adjust(to: "a") }
        expectFailure(atLine: #line) { DatePicker(id: "x").wheel(0).adjust(to: "a") }
        expectFailure(atLine: #line) { Alert(id: "x").dismiss() }
        expectFailure(atLine: #line) { Sheet(id: "x").dismiss() }
        expectFailure(atLine: #line) { ActivitySheet().dismiss() }
        expectFailure(atLine: #line) { Alert(id: "x").await() }
        expectFailure(atLine: #line) { keyboard.a.tap() }
        expectFailure(atLine: #line) { Label(id: "x").waitFor(.exists) }
        expectFailure(atLine: #line) { Label(id: "x").await(.visible) }
        expectFailure(atLine: #line) { App.shared.waitFor(not: .exists, timeout: 1) }
        expectFailure(atLine: #line) { Label(id: "x").await(not: .enabled) }
        expectFailure(atLine: #line) { _ = Label(id: "x").determine() }
    }

    @Test("A call through a protocol fails at its own line")
    func protocols() {
        let tappable: any Tappable = Button(id: "x")
        expectFailure(atLine: #line) { tappable.tap() }
        expectFailure(atLine: #line) { tappable.doubleTap() }
        expectFailure(atLine: #line) { tappable.twoFingerTap() }
        expectFailure(atLine: #line) { tappable.longPress(duration: 1) }
        let editable: any Editable = TextField(id: "x")
        expectFailure(atLine: #line) { editable.type("a") }
        expectFailure(atLine: #line) { editable.delete(numberOfCharacters: 1) }
        let scrollable: any Scrollable = Table()
        expectFailure(atLine: #line) { scrollable.scroll(.left) }
        let dismissable: any Dismissable = Alert(id: "x")
        expectFailure(atLine: #line) { dismissable.dismiss() }
        let element: any Element = Label(id: "x")
        expectFailure(atLine: #line) { element.waitFor(.exists) }
        func adjust<Adjusted: Adjustable>(_ adjusted: Adjusted, to value: Adjusted.Value) {
            expectFailure(atLine: #line) { adjusted.adjust(to: value) }
        }
        adjust(Switch(id: "x"), to: .on)
    }

    @Test("A failure while an element is acted on is at the line of the call")
    func acting() {
        window.addButton("Covered", y: 100)
        window.add(UIView(), "cover", y: 80, height: 100)
        window.add(UISwitch(), "wifi", y: 300).isEnabled = false
        let button: any Tappable = Button(id: "Covered")
        expectFailure(atLine: #line) { button.tap() }
        expectFailure(atLine: #line) { Switch(id: "wifi").adjust(to: .on) }
    }

    @Test("In a step a failure is at the step's line, also if the step is a function by reference")
    func steps() {
        expectFailure(atLine: #line) { When(I: Button(id: "x").tap) }
    }

    @Test("A failure in a step's closure is at the step's line")
    func closures() {
        expectFailure(atLine: #line) { When(I: Button(id: "x").tap()) }
    }

    @Test("A failure of a step by reference that acts names no line of TABTestKit")
    func actingInSteps() {
        window.addButton("Covered", y: 100)
        window.add(UIView(), "cover", y: 80, height: 100)
        expectFailure(atLine: #line) { When(I: Button(id: "Covered").tap) }
    }

    @Test("A failure of a step by reference that dismisses names no line of TABTestKit")
    func dismissingInSteps() {
        expectFailure(atLine: #line) { When(I: Alert(id: "x").dismiss) }
    }
}

/// Code that is on no actor.
@Suite("Elements off the main actor", .robot) struct NonisolatedElementTests {
    private static let button = Button(id: "Log out")

    @Test("A failure off the main thread is at the caller's line, and whole")
    func line() async {
        let failures = FailureCollector.failures { Self.button.tap() }
        let line = #line - 1
        #expect(failures.first?.site.map { Int($0.line) } == line)
        #expect(failures.count == 1)
        #expect(
            failures.first?.text.hasPrefix(
                "Failed awaiting element to be exists with timeout 30.0: Button \"Log out\" does not exist.")
                == true)
    }

    @Test("Elements are asked, tapped and adjusted off the main thread")
    func acting() async {
        await MainActor.run {
            let window = UIWindow.createWindowForTesting()
            window.addButton("Log out", y: 100)
            window.add(UISwitch(), "wifi", y: 200)
            window.add(UITextField(), "mail", y: 300)
        }
        Self.button.tap()
        #expect(Self.button.value == "Log out" && Self.button.determine(.visible, .enabled))
        Switch(id: "wifi").adjust(to: .on)
        #expect(Switch(id: "wifi").value == .on)
        TextField(id: "mail").tap()
        TextField(id: "mail").type("ada")
        #expect(TextField(id: "mail").value == "ada" && keyboard.keyboardType == .regular)
    }

    @Test("Elements, states and directions are sent between tasks")
    func sendable() async {
        func send(_ value: some Sendable) {}
        send(Self.button)
        send(keyboard)
        send(springboard)
        send(Alert(id: "x", parent: springboard))
        send(ElementAttributes.State.visibleIn(Self.button))
        send(ElementAttributes.Direction.from(.top, to: .bottomRight))
        send(Switch.State.on)
        send(Keyboard.KeyboardType.url)
        send(Picker(id: "p").wheel(0))
        let element: any Element = Header(id: nil)
        let name = await Task.detached { element.id }.value
        #expect(name == nil)
    }
}
