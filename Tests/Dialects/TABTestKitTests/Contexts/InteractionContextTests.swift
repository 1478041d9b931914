import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing
import TimeLapse

@MainActor @Suite("InteractionContext", .tabTestKit(app: FormDelegate.self))
struct InteractionContextTests:
    DefaultContexts
{
    private var now: VirtualClock.Instant { VirtualClock.current.now }

    @Test("Text is typed and deleted, and values and labels are waited for")
    func typing() {
        tap(formScreen.email)
        type("ada@", into: formScreen.email)
        delete(1, charactersFrom: formScreen.email)
        value(of: formScreen.email, is: "ada")
        tap(formScreen.saveButton)
        label(of: formScreen.status, is: "Saved")
        value(of: formScreen.status, is: "Saved")
    }

    @Test("Each gesture of the context goes to the element")
    func gestures() {
        let log = EventLog()
        let view = Touched(log)
        tap(view)
        doubleTap(view)
        twoFingerTap(view)
        longPress(view)
        longPress(view, duration: 2)
        refresh(view)
        adjust(view, to: 3)
        #expect(log.take() == "tap\ndouble tap\ntwo-finger tap\npress 0.5\npress 2.0\nrefresh\nadjust 3")
    }

    @Test("A value and a label that do not come within 10 s are a failure that names both")
    func values() {
        let start = now
        let texts = failures {
            value(of: formScreen.status, is: "Done")
            label(of: formScreen.status, is: "Done")
            value(of: formScreen.sound, is: .on)
            label(of: Button(id: "Send"), is: "Done")
        }
        let timedOut = "before timing out! Expected:"
        #expect(
            texts.prefix(3) == [
                """
                +1: Element did not have the right value \(timedOut) Done, actual: Ready, in Label "Status".
                The element: staticText "Ready" #Status at (20 100; 300 30).
                """,
                """
                +2: Element did not have the right label \(timedOut) Done, actual: Ready, in Label "Status".
                The element: staticText "Ready" #Status at (20 100; 300 30).
                """,
                """
                +3: Element did not have the right value \(timedOut) on, actual: off, in Switch "Sound".
                The element: switch #Sound at (20 448; 51 31).
                """,
            ])
        #expect(
            heads(texts).last
                == "+4: Element did not have the right label \(timedOut) Done, but Button \"Send\" does not exist."
        )
        #expect(now - start == .seconds(40))
    }

    @Test("States that do not come within 30 s are a failure, and so are states that stay")
    func states() {
        state(of: formScreen.saveButton, is: .exists, .enabled, .hittable, .visible)
        state(of: formScreen.alert, isNot: .exists, .visible)
        let start = now
        let texts = failures {
            state(of: formScreen.saveButton, is: .enabled, .selected)
            state(of: formScreen.saveButton, isNot: .enabled)
        }
        #expect(
            texts == [
                """
                +1: Failed awaiting element to be selected with timeout 30.0: Button "Save" is not selected.
                The element: button "Save" at (20 140; 300 40).
                """,
                """
                +2: Failed awaiting element to not be enabled with timeout 30.0: Button "Save" is enabled.
                The element: button "Save" at (20 140; 300 40).
                """,
            ])
        #expect(now - start == .seconds(60))
    }

    @Test("Gestures, typing and adjusting fail at the line of the call")
    func failing() {
        let missing = Button(id: "Send")
        let texts = failures {
            tap(missing)
            doubleTap(missing)
            twoFingerTap(missing)
            longPress(missing)
            type("x", into: formScreen.email)
            delete(1, charactersFrom: formScreen.email)
            delete(-1, charactersFrom: formScreen.email)
            adjust(formScreen.sound, to: .off)
        }
        let send = "Failed awaiting element to be exists with timeout 30.0: Button \"Send\" does not exist."
        #expect(heads(Array(texts.prefix(4))) == (1...4).map { "+\($0): \(send)" })
        let focus = "keyboard focus; nothing has it. Tap it first"
        #expect(texts[4].hasPrefix("+5: ") && texts[4].contains(focus))
        #expect(texts[5].hasPrefix("+6: ") && texts[5].contains(focus))
        #expect(
            texts.suffix(2) == [
                "+7: Cannot delete -1 characters from TextField \"Email\".",
                "+8: Switch is already in state off: Switch \"Sound\".",
            ])
    }

    @Test("An element is adjusted")
    func adjusting() {
        adjust(formScreen.sound, to: .on)
        value(of: formScreen.sound, is: .on)
    }

    // MARK: Names of Swift

    /// Where a suite has `type(_:into:)`, the type of a value is asked for with the module's name.
    @Test("The type of a value is Swift.type(of:)")
    func typeOfValue() {
        #expect(Swift.type(of: formScreen) == FormScreen.self)
    }
}

/// Something that notes what is done with it.
private struct Touched: Tappable, Refreshable, Adjustable {
    let log: EventLog

    init(_ log: EventLog) {
        self.log = log
    }

    func tap() { log.add("tap") }
    func doubleTap() { log.add("double tap") }
    func twoFingerTap() { log.add("two-finger tap") }
    func longPress(duration: TimeInterval) { log.add("press \(duration)") }
    func refresh() { log.add("refresh") }
    func adjust(to newValue: Int) { log.add("adjust \(newValue)") }
}
