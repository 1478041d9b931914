import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Something that is not an element, and conforms to everything else.
private struct Machine: Editable, Scrollable, Adjustable, ValueRepresentable, CellContaining, Completable,
    Dismissable,
    Refreshable
{
    let log: EventLog
    var value: Int { 7 }
    func type(_ text: String) { log.add("type \(text)") }
    func delete(numberOfCharacters: Int) { log.add("delete \(numberOfCharacters)") }
    func scroll(_ direction: ElementAttributes.Direction) { log.add("scroll \(direction)") }
    func adjust(to value: Int) { log.add("adjust \(value)") }
    func numberOfCells(matchingID id: String?) -> Int { id == nil ? 3 : 0 }
    func cell(matchingID id: String?, index: Int) -> Cell { Cell(id: id, index: index, parent: Table()) }
    func await() { log.add("await") }
    func complete() { log.add("complete") }
    func dismiss() { log.add("dismiss") }
    func refresh() { log.add("refresh") }
}

/// Types that are not elements and conform to the protocols.
@MainActor @Suite("Custom conformances", .robot)
struct OwnConformanceTests: InteractionContext, NavigationContext {
    @Test("Calls on the type, through the protocols and by contexts are those that it brings")
    func calls() {
        let log = EventLog()
        let machine = Machine(log: log)
        machine.type("a")
        (machine as any Editable).type("b")
        type("c", into: machine)
        machine.delete(numberOfCharacters: 1)
        (machine as any Editable).delete(numberOfCharacters: 2)
        machine.scroll(.left)
        (machine as any Scrollable).scroll(.right)
        machine.adjust(to: 1)
        adjust(machine, to: 2)
        #expect(
            log.takeLines() == [
                "type a", "type b", "type c", "delete 1", "delete 2", "scroll left", "scroll right",
                "adjust 1",
                "adjust 2",
            ])
        machine.dismiss()
        (machine as any Dismissable).dismiss()
        dismiss(machine)
        complete(machine)
        refresh(machine)
        #expect(
            log.takeLines() == ["dismiss", "dismiss", "await", "dismiss", "await", "complete", "refresh"])
        #expect(machine.value == 7 && machine.numberOfCells(matchingID: nil) == 3)
        #expect(machine.cell(matchingID: "x", index: 2).index == 2)
    }
}
