import Foundation
import TestSupport
import Testing

@testable import TimeLapse

/// Which observers a centre calls, compared with a plain list of them.
@MainActor
@Suite("Observers of a notification center") struct NotificationObserversTests {
    private final class Poster: Sendable {}

    /// An observation as the plain list has it.
    private struct Row {
        var number: Int
        var name: Notification.Name?
        var object: Poster?
        var observer: Poster?
        var token: (any NSObjectProtocol)?

        func concerns(_ name: Notification.Name, _ object: Poster?) -> Bool {
            (self.name == nil || self.name == name) && (self.object == nil || self.object === object)
        }
    }

    private static let names = ["a", "b", "c"].map { Notification.Name($0) }

    @Test("Observers of a name, an object, both or neither are called in the order in which they were added")
    func order() {
        var numbers = SeededNumbers(seed: 7)
        let center = TimeLapse::NotificationCenter()
        let log = EventLog()
        var objects = (0..<4).map { _ in Poster() }
        var observers = (0..<4).map { _ in Poster() }
        var rows: [Row] = []
        for number in 0..<Rounds.of(4_000) {
            let name = numbers.onceIn(4) ? nil : numbers.element(of: Self.names)
            let object = numbers.onceIn(2) ? nil : numbers.element(of: objects)
            switch numbers.next(below: 8) {
            case 0, 1:
                let token = center.addObserver(forName: name, object: object, queue: nil) { _ in
                    MainActor.assumeIsolated { log.add("\(number)") }
                }
                rows.append(Row(number: number, name: name, object: object, token: token))
            case 2, 3:
                let observer = numbers.element(of: observers)
                center.addObserver(observer, name: name, object: object) { _, _ in log.add("\(number)") }
                rows.append(Row(number: number, name: name, object: object, observer: observer))
            case 4:
                guard !rows.isEmpty else { continue }
                if let token = numbers.element(of: rows).token {
                    center.removeObserver(token)
                    rows.removeAll { $0.token === token }
                }
            case 5:
                let observer = numbers.element(of: observers)
                center.removeObserver(observer, name: name, object: object)
                rows.removeAll { row in
                    row.observer === observer && (name == nil || row.name == name)
                        && (object == nil || row.object === object)
                }
            case 6 where numbers.onceIn(10):
                // An object and an observer are freed, and others may come at their addresses.
                let (object, observer) = (numbers.next(below: 4), numbers.next(below: 4))
                rows.removeAll { $0.object === objects[object] || $0.observer === observers[observer] }
                objects[object] = Poster()
                observers[observer] = Poster()
            default:
                guard let name else { continue }
                center.post(name: name, object: object)
                let called = rows.filter { $0.concerns(name, object) }
                #expect(log.lines == called.map { "\($0.number)" })
                _ = log.take()
            }
        }
    }

    @Test("An observer may remove all, itself among them, and add others: the next notification calls these")
    func reentrant() {
        let center = TimeLapse::NotificationCenter()
        let log = EventLog()
        let observer = Poster()
        for number in 0..<20 {
            center.addObserver(observer, name: Self.names[0], object: nil) { observer, _ in
                log.add("\(number)")
                center.removeObserver(observer)
                center.addObserver(observer, name: nil, object: nil) { _, _ in log.add("after \(number)") }
            }
        }
        center.post(name: Self.names[0], object: nil)
        #expect(log.take() == "0")
        center.post(name: Self.names[0], object: nil)
        #expect(log.take() == "after 0")
    }

    @Test("A block that has ended releases what it holds at once, and may call the centre while it does")
    func released() {
        final class Caller: Sendable {
            let center: TimeLapse::NotificationCenter
            init(_ center: TimeLapse::NotificationCenter) { self.center = center }
            deinit { center.post(name: Notification.Name("freed"), object: nil) }
        }
        let center = TimeLapse::NotificationCenter()
        let log = EventLog()
        center.addObserver(forName: Notification.Name("freed"), object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { log.add("freed") }
        }
        for _ in 0..<20 { center.addObserver(forName: Self.names[1], object: nil, queue: nil) { _ in } }
        let token = { [caller = Caller(center)] in
            center.addObserver(forName: Self.names[0], object: nil, queue: nil) { _ in _ = caller }
        }()
        center.removeObserver(token)
        #expect(log.take() == "freed")
    }
}
