import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// Controls with many targets and actions, which are found without a look at each.
@MainActor
@Suite("Controls with many targets") struct ManyTargetsTests {
    @MainActor
    private final class Receiver {
        let number: Int
        var note: (Int) -> Void = { _ in }
        init(_ number: Int) { self.number = number }
        func first() { note(number * 10) }
        func second() { note(number * 10 + 1) }
    }

    /// A plain list, in which all is looked for from its beginning.
    private struct Reference {
        var entries: [(call: Int, events: UIControl.Event)] = []

        mutating func add(_ call: Int, _ events: UIControl.Event) {
            if let index = entries.firstIndex(where: { $0.call == call }) {
                entries[index].events.formUnion(events)
            } else {
                entries.append((call, events))
            }
        }

        mutating func remove(_ events: UIControl.Event, where isMeant: (Int) -> Bool) {
            for index in entries.indices where isMeant(entries[index].call) {
                entries[index].events.subtract(events)
            }
            entries.removeAll { $0.events.isEmpty }
        }

        func calls(for event: UIControl.Event) -> [Int] {
            entries.filter { $0.events.contains(event) }.map(\.call)
        }
    }

    @Test(
        "However many there are, those of a plain list are called, in its order",
        arguments: 0..<UInt64(Rounds.of(60, share: 6)))
    func plainList(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        var called: [Int] = []
        var reference = Reference()
        let control = UIControl()
        let count = [3, 12, 40, 120][Int(seed % 4)]
        let receivers = (0..<count).map { Receiver($0) }
        for receiver in receivers { receiver.note = { called.append($0) } }
        let actions = (0..<count).map { number in UIAction { _ in called.append(-1 - number) } }
        let events: [UIControl.Event] = [.touchDown, .valueChanged, [.touchDown, .valueChanged]]
        let methods = [Selector("first", Receiver.first), Selector("second", Receiver.second)]
        for _ in 0..<count * 6 {
            let index = random.next(below: count)
            let event = events[random.next(below: events.count)]
            let method = random.next(below: 2)
            switch random.next(below: 40) {
            case 0:
                control.removeTarget(nil, action: nil, for: event)
                reference.remove(event) { $0 >= 0 }
            case 1:
                control.removeTarget(nil, action: methods[method], for: event)
                reference.remove(event) { $0 >= 0 && $0 % 10 == method }
            case 2..<9:
                control.removeTarget(receivers[index], action: nil, for: event)
                reference.remove(event) { $0 >= 0 && $0 / 10 == index }
            case 9..<14:
                control.removeAction(actions[index], for: event)
                reference.remove(event) { $0 == -1 - index }
            case 14..<20:
                control.addAction(actions[index], for: event)
                // It replaces itself for these events, so it comes last for them.
                reference.remove(event) { $0 == -1 - index }
                reference.entries.append((-1 - index, event))
            default:
                control.addTarget(receivers[index], action: methods[method], for: event)
                reference.add(index * 10 + method, event)
            }
            let sent: UIControl.Event = random.next(below: 2) == 0 ? .touchDown : .valueChanged
            called = []
            control.sendActions(for: sent)
            #expect(called == reference.calls(for: sent), "seed \(seed)")
            if called != reference.calls(for: sent) { return }
        }
    }

    @Test("A target that is freed is not taken for another at its address")
    func freed() {
        let control = UIControl()
        var called = 0
        for number in 0..<200 {
            let receiver = Receiver(number)
            receiver.note = { _ in called += 1 }
            control.addTarget(receiver, action: Selector("first", Receiver.first), for: .touchDown)
            called = 0
            control.sendActions(for: .touchDown)
            #expect(called == 1)
        }
        #expect(control.allTargets.isEmpty)
    }
}
