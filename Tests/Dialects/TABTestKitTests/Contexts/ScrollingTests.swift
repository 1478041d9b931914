import FailureReporting
import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("Contexts that scroll until a state", .tabTestKit(app: FormDelegate.self))
struct ScrollingTests: DefaultContexts {
    private let log = EventLog()
    private var counted: Counted { Counted(log: log) }

    init() {
        mainTabBar.button(withID: "List").tap()
    }

    @Test("Scrolling until a state looks first: what is there already needs no scroll")
    func lookingFirst() {
        scroll(counted, .downwards, until: listScreen.row(0), is: .exists, .visible)
        scroll(counted, .downwards, until: listScreen.row(39), isNot: .visible)
        scroll(counted, .downwards, until: listScreen.bar.header, valueIs: "List")
        #expect(log.take() == "")
    }

    @Test("Scrolling until several states scrolls as often as needed for one after the other")
    func scrolling() {
        scroll(counted, .downwards, until: listScreen.row(30), is: .exists, .visible)
        let count = log.takeLines().count
        #expect(count > 1 && count < 11)
        see(listScreen.row(30))
        scroll(listScreen, .upwards, until: listScreen.row(30), isNot: .visible)
        doNotSee(Label(id: "No such label"))
        scroll(listScreen.trait, .upwards, until: listScreen.row(0), is: .visible)
    }

    @Test(
        "Scrolling until a state fails after one scroll more than the tries, with the last state found",
        arguments: [0, 1, 3])
    func tries(maxTries: Int) {
        let texts = failures {
            scroll(counted, .upwards, until: Button(id: "Send"), is: .visible, maxTries: maxTries)
        }
        #expect(log.takeLines().count == maxTries + 1)
        #expect(
            heads(texts) == [
                "+1: Ran out of tries (\(maxTries)) waiting for element to become visible: "
                    + "Button \"Send\" does not exist."
            ])
    }

    @Test("Scrolling until a state scrolls 11 times by default")
    func defaultTries() {
        let texts = failures {
            scroll(counted, .upwards, until: listScreen.trait, isNot: .exists)
        }
        #expect(log.takeLines().count == 11)
        #expect(
            texts == [
                """
                +1: Ran out of tries (10) waiting for element to become not exists: Table "List" exists.
                The element: table #List at (0 0; 390 844).
                """
            ])
    }

    @Test("A value that does not come is a failure with the last one")
    func values() {
        let texts = failures {
            scroll(counted, .upwards, until: listScreen.bar.header, valueIs: "Inbox", maxTries: 1)
            scroll(counted, .upwards, until: Label(id: "Send"), valueIs: "Inbox", maxTries: 1)
            scroll(counted, .upwards, until: listScreen.trait, valueIs: "Inbox", maxTries: 1)
        }
        let outOfTries = "Ran out of tries (1) waiting for element to have the value \"Inbox\""
        #expect(
            heads(texts) == [
                "+1: \(outOfTries): Header in NavBar has the value \"List\".",
                "+2: \(outOfTries): Label \"Send\" does not exist.",
                "+3: \(outOfTries): Table \"List\" has no value.",
            ])
    }

    @Test("A negative number of tries is a failure, and nothing is scrolled")
    func misuse() {
        let texts = failures {
            scroll(counted, .upwards, until: Button(id: "Send"), is: .visible, maxTries: -3)
        }
        #expect(texts == ["+1: Cannot scroll with -3 tries: maxTries must be 0 or more."])
        #expect(log.take() == "")
    }

    @Test("What cannot be scrolled fails once, not at each try")
    func missing() {
        let texts = failures {
            scroll(ScrollView(id: "Pages"), .downwards, until: Button(id: "Send"), is: .visible)
        }
        #expect(
            heads(texts) == [
                "+1: Failed awaiting element to be exists with timeout 30.0: ScrollView \"Pages\" does not exist."
            ])
    }
}

/// The list, whose scrolls are noted.
private struct Counted: Scrollable {
    let log: EventLog

    func scroll(_ direction: ElementAttributes.Direction) {
        log.add("scroll")
        listScreen.scroll(direction)
    }
}
