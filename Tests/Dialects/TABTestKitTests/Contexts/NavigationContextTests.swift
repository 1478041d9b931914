import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing
import TimeLapse

@MainActor @Suite("NavigationContext", .tabTestKit(app: FormDelegate.self))
struct NavigationContextTests:
    DefaultContexts
{
    private static var now: VirtualClock.Instant { VirtualClock.current.now }

    @Test("A screen and an element are seen, with and without an article, or not")
    func seeing() {
        see(formScreen)
        see(the: formScreen)
        see(formScreen.status)
        see(the: formScreen.status)
        doNotSee(listScreen)
        doNotSee(the: listScreen)
        doNotSee(formScreen.alert)
        doNotSee(the: formScreen.alert)
    }

    @Test("What is not seen within 30 s is a failure at the line, and so is what stays")
    func notSeeing() {
        let start = Self.now
        let texts = failures {
            see(listScreen)
            see(the: listScreen)
            see(formScreen.alert)
            see(the: formScreen.alert)
        }
        #expect(Self.now - start == .seconds(120))
        let awaiting = "Failed awaiting element to be exists with timeout 30.0"
        #expect(
            heads(texts) == [
                "+1: \(awaiting): Table \"List\" does not exist.",
                "+2: \(awaiting): Table \"List\" does not exist.",
                "+3: \(awaiting): Alert \"Delete the note?\" does not exist.",
                "+4: \(awaiting): Alert \"Delete the note?\" does not exist.",
            ])
        let staying = failures {
            doNotSee(formScreen)
            doNotSee(the: formScreen)
            doNotSee(formScreen.status)
            doNotSee(the: formScreen.status)
        }
        let leaving = "Failed awaiting element to not be exists with timeout 30.0"
        #expect(
            staying == [
                "+1: \(leaving): View \"FormView\" exists.\nThe element: other #FormView at (0 0; 390 844).",
                "+2: \(leaving): View \"FormView\" exists.\nThe element: other #FormView at (0 0; 390 844).",
                "+3: \(leaving): Label \"Status\" exists."
                    + "\nThe element: staticText \"Ready\" #Status at (20 100; 300 30).",
                "+4: \(leaving): Label \"Status\" exists."
                    + "\nThe element: staticText \"Ready\" #Status at (20 100; 300 30).",
            ])
        #expect(Self.now - start == .seconds(240))
    }

    @Test("What comes later is waited for")
    func waiting() {
        tap(formScreen.saveButton)
        see(Label(id: "Saved"))
        doNotSee(Label(id: "Saving"))
    }

    @Test("Things are completed and dismissed one after the other, each once it is there")
    func moving() {
        let log = EventLog()
        complete(Part("name", log), Part("address", log))
        dismiss(Part("address", log), Part("name", log))
        #expect(
            log.take() == """
                name awaited
                name completed
                address awaited
                address completed
                address awaited
                address dismissed
                name awaited
                name dismissed
                """)
        tap(Button(id: "Full alert"))
        dismiss(formScreen.alert)
        doNotSee(formScreen.alert)
        tap(Button(id: "Sheet"))
        dismiss(formScreen.sheet)
        doNotSee(formScreen.sheet)
    }

    @Test("Nothing to complete or to dismiss is a failure")
    func nothing() {
        let texts = failures {
            complete()
            dismiss()
        }
        #expect(
            texts == [
                "+1: You must provide at least one Completable thing to complete.",
                "+2: You must provide at least one Dismissable thing to dismiss.",
            ])
    }

    @Test("What is not there ends the sequence with one failure")
    func missing() {
        let log = EventLog()
        let texts = failures {
            dismiss(formScreen.alert, Part("later", log))
            complete(Completed(screen: listScreen, log: log), Part("later", log))
        }
        let awaiting = "Failed awaiting element to be exists with timeout 30.0"
        #expect(
            heads(texts) == [
                "+1: \(awaiting): Alert \"Delete the note?\" does not exist.",
                "+2: \(awaiting): Table \"List\" does not exist.",
            ])
        #expect(log.take() == "")
    }

    @Test(
        "A failure while something is completed ends the sequence at the line of the call or of the step"
    )
    func failing() {
        let log = EventLog()
        let texts = failures {
            complete(Failing(), Part("later", log))
        }
        let missing =
            "Failed awaiting element to be exists with timeout 30.0: Button \"Next\" does not exist."
        #expect(heads(texts) == ["+1: \(missing)"])
        inOwnWorld {
            let stepTexts = failures {
                When(I: complete(Failing(), Part("later", log)))
            }
            #expect(
                stepTexts == [
                    """
                    +1: When I complete Failing(), Part("later", log): failed after 30 s of virtual time.
                    \(missing)
                    The application was not launched, and no window is shown.
                    Try: app.launch()
                    """
                ])
        }
        #expect(log.take() == "")
    }

    @Test("Steps inside of what is completed name themselves in the failure")
    func nestedSteps() {
        inOwnWorld {
            let texts = failures {
                When(I: complete(Failing(inStep: true)))
            }
            #expect(
                heads(texts.map { String($0.drop { $0 != " " }) }) == [
                    " When I complete Failing(inStep: true) › And I tap Button(id: \"Next\"): failed after 30 s of virtual "
                        + "time."
                ])
        }
    }
}

/// Something that notes what is done with it.
private struct Part: Completable, Dismissable {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
    }

    func await() { log.add("\(name) awaited") }
    func complete() { log.add("\(name) completed") }
    func dismiss() { log.add("\(name) dismissed") }
}

/// Something that a missing screen completes.
private struct Completed: Completable {
    let screen: ListScreen
    let log: EventLog

    func await() { screen.await() }
    func complete() { log.add("completed") }
}

/// Something that a missing button completes.
private struct Failing: Completable, InteractionContext {
    var inStep = false

    func await() {}

    func complete() {
        guard inStep else { return Button(id: "Next").tap() }
        And(I: tap(Button(id: "Next")))
    }
}
