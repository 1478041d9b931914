import Foundation
import TestSupport
import Testing
import TimeLapse

/// `for await` over notifications, as Apple documents `NotificationCenter.notifications(named:object:)`.
@MainActor @Suite("Asynchronous sequences of notifications") struct NotificationSequenceTests {
    private static let name = Notification.Name("saved")

    /// Runs a body in its own world.
    private func inWorld(_ body: @MainActor (VirtualClock) -> Void) {
        let clock = VirtualClock()
        clock.whileCurrent { body(clock) }
    }

    private func post(_ numbers: ClosedRange<Int>, from object: AnyObject? = nil) {
        for number in numbers {
            TimeLapse::NotificationCenter.default.post(
                name: Self.name, object: object, userInfo: ["number": number])
        }
    }

    private func loop(_ log: EventLog, object: (any AnyObject & Sendable)? = nil) -> Task<Void, Never> {
        Task {
            for await notification in TimeLapse::NotificationCenter.default.notifications(
                named: Self.name, object: object)
            {
                log.add("\(notification.userInfo?["number"] ?? "none")")
            }
            log.add("over")
        }
    }

    @Test("A loop gets what is posted after it began, and nothing of other names")
    func order() {
        inWorld { _ in
            let log = EventLog()
            post(1...1)
            let task = loop(log)
            TimeLapse.advance(by: .zero)
            post(2...2)
            TimeLapse.advance(by: .zero)
            TimeLapse::NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
            post(3...4)
            TimeLapse.advance(by: .zero)
            #expect(log.take() == "2\n3\n4")
            task.cancel()
            TimeLapse.advance(by: .zero)
            post(5...5)
            TimeLapse.advance(by: .zero)
            #expect(log.take() == "over")
        }
    }

    @Test("The newest eight wait for a busy loop, as measured in thread 808800 of Apple's forums")
    func buffer() {
        inWorld { _ in
            let log = EventLog()
            let task = loop(log)
            TimeLapse.advance(by: .zero)
            post(1...20)
            TimeLapse.advance(by: .zero)
            // The first resumes the loop that waits for it.
            #expect(log.take() == "1\n13\n14\n15\n16\n17\n18\n19\n20")
            task.cancel()
            TimeLapse.advance(by: .zero)
        }
    }

    @Test("With an object, only what that posts counts")
    func object() {
        inWorld { _ in
            let log = EventLog()
            let (one, other) = (Poster(), Poster())
            let task = loop(log, object: one)
            TimeLapse.advance(by: .zero)
            post(1...1, from: other)
            post(2...2, from: one)
            post(3...3)
            TimeLapse.advance(by: .zero)
            #expect(log.take() == "2")
            task.cancel()
            TimeLapse.advance(by: .zero)
        }
    }

    @Test("Each loop of a sequence is its own, and the observation ends with it")
    func loops() async {
        let center = TimeLapse::NotificationCenter()
        let sequence = center.notifications(named: Self.name)
        var (first, second) = (sequence.makeAsyncIterator(), sequence.makeAsyncIterator())
        center.post(name: Self.name, object: nil, userInfo: ["number": 1])
        #expect(await first.next()?.userInfo?["number"] as? Int == 1)
        #expect(await second.next()?.userInfo?["number"] as? Int == 1)
        // The loops above keep what they have not taken yet, and with it the object.
        let other = TimeLapse::NotificationCenter()
        weak var captured: Poster?
        do {
            let poster = Poster()
            captured = poster
            var iterator = other.notifications(named: Self.name, object: poster).makeAsyncIterator()
            other.post(name: Self.name, object: poster)
            #expect(await iterator.next() != nil)
        }
        #expect(captured == nil)
    }

    @Test("Another world's notifications do not come")
    func worlds() {
        inWorld { _ in
            let log = EventLog()
            let task = loop(log)
            TimeLapse.advance(by: .zero)
            inWorld { _ in post(1...1) }
            TimeLapse.advance(by: .zero)
            #expect(log.take() == "")
            task.cancel()
            TimeLapse.advance(by: .zero)
        }
    }
}

private final class Poster: Sendable {}
