import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("Contexts of screens", .tabTestKit(app: FormDelegate.self))
struct AdoptionTests: DefaultContexts {
    private let screen = FeedScreen()

    @Test("A screen that adopts a context has its functions, and hands them to tests as its own")
    func adoption() {
        complete(screen)
        refresh(screen)
        see(Label(id: "Refreshed 1"))
        Given(I: refresh(screen))
        Then(I: see(Label(id: "Refreshed 2")))
        scroll(screen, .downwards, until: screen.row(30), is: .exists, .visible)
        screen.showFirst()
        see(screen.row(0))
    }

    @Test(
        "A failure is at the line of the screen's function, of the test's call of a context, or of the step"
    )
    func failing() {
        let texts = failures {
            screen.openMissing()
            refresh(MissingScreen())
        }
        let missing =
            "Failed awaiting element to be exists with timeout 30.0: Button \"Missing\" does not exist."
        #expect(
            heads(texts) == ["+\(FeedScreen.missingLine - UInt(#line) + 6): \(missing)", "+2: \(missing)"])
        let inStep = failures {
            When(I: screen.openMissing())
        }
        #expect(heads(inStep) == ["+1: When I screen.openMissing: failed after 30 s of virtual time."])
        #expect(inStep.allSatisfy { $0.hasSuffix("At: AdoptionTests.swift:\(FeedScreen.missingLine)") })
    }
}

private struct FeedScreen: Screen {
    let trait = TabBar()
    let table = Table(id: "List")

    func row(_ number: Int) -> Cell { table.cell(matchingID: "Row \(number)") }
}

extension FeedScreen: Scrollable, Refreshable, Completable, InteractionContext {
    func scroll(_ direction: ElementAttributes.Direction) { table.scroll(direction) }

    func refresh() { scroll(.from(.topThird, to: .bottom)) }

    func complete() { tap(trait.button(withID: "List")) }

    func showFirst() { scroll(table, .upwards, until: row(0), is: .visible) }

    static let missingLine: UInt = #line + 1
    func openMissing() { tap(Button(id: "Missing")) }
}

private struct MissingScreen: Screen, Refreshable, InteractionContext {
    let trait = View(id: "Missing")

    func refresh() { tap(Button(id: "Missing")) }
}
