import Combine
import Robot
import TestSupport
import Testing

@MainActor @Suite("Subjects of Combine", .robot) struct SubjectTests {
    /// Requests what it is told, and logs what it receives.
    private final class Taker: Subscriber {
        private(set) var log: [String] = []
        private(set) var subscription: (any Subscription)?
        private let first: Subscribers.Demand?
        private let more: (Int) -> Subscribers.Demand

        init(first: Subscribers.Demand?, more: @escaping (Int) -> Subscribers.Demand = { _ in .none }) {
            (self.first, self.more) = (first, more)
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            if let first { subscription.request(first) }
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            log.append("\(input)")
            return more(input)
        }

        func receive(completion: Subscribers.Completion<Trouble>) { log.append("\(completion)") }
    }

    @Test("A passthrough subject drops values that were not requested, and adds what a value asks for")
    func demand() {
        let subject = PassthroughSubject<Int, Trouble>()
        let taker = Taker(first: .max(1)) { $0 == 2 ? .max(2) : .none }
        subject.subscribe(taker)
        for number in 1...2 { subject.send(number) }
        #expect(taker.log == ["1"])
        taker.subscription?.request(.max(1))
        for number in 2...6 { subject.send(number) }
        #expect(taker.log == ["1", "2", "3", "4"])
        subject.send(completion: .failure(.oops))
        subject.send(completion: .finished)
        subject.send(7)
        #expect(taker.log == ["1", "2", "3", "4", "failure(CombineTests.Trouble.oops)"])
    }

    @Test("A subject with a value sends it at the first request, and keeps the latest while none is wanted")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Trouble>(1)
        let taker = Taker(first: nil)
        subject.subscribe(taker)
        subject.value = 2
        #expect(taker.log.isEmpty)
        taker.subscription?.request(.max(1))
        subject.send(3)
        subject.send(4)
        #expect(taker.log == ["2"])
        taker.subscription?.request(.max(2))
        #expect(taker.log == ["2", "4"])
        subject.send(5)
        #expect(taker.log == ["2", "4", "5"])
        #expect(subject.value == 5)
    }

    @Test(
        "Subscribers are told in the order in which they came, and one that cancels another is obeyed at once"
    )
    func order() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        var second: AnyCancellable?
        let first = subject.sink {
            log.append("first \($0)")
            if $0 == 2 { second?.cancel() }
        }
        second = subject.sink { log.append("second \($0)") }
        let third = subject.sink { log.append("third \($0)") }
        subject.send(1)
        subject.send(2)
        #expect(log == ["first 1", "second 1", "third 1", "first 2", "third 2"])
        first.cancel()
        third.cancel()
    }

    @Test("A subject that is sent a value while it sends one sends it at once, nested, and does not hang")
    func reentrance() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let first = subject.sink {
            log.append("<\($0)")
            if $0 < 3 { subject.send($0 + 1) }
            log.append("\($0)>")
        }
        subject.send(1)
        #expect(log == ["<1", "<2", "<3", "3>", "2>", "1>"])
        first.cancel()
    }

    @Test("A closure of `reduce` or `scan` may send to its own subject, and what it returns then wins")
    func reentrantClosures() {
        func run<P: Publisher>(_ apply: (PassthroughSubject<Int, Never>) -> P) -> String {
            let subject = PassthroughSubject<Int, Never>()
            let log = ValueLog(of: apply(subject))
            for number in [1, 5] { subject.send(number) }
            subject.send(completion: .finished)
            return log.text
        }
        func sendingTen(_ subject: PassthroughSubject<Int, Never>, after number: Int) -> Int {
            if number == 1 { subject.send(10) }
            return number
        }
        #expect(run { subject in subject.scan(0) { $0 + sendingTen(subject, after: $1) } } == "10 1 6 |")
        #expect(run { subject in subject.reduce(0) { $0 + sendingTen(subject, after: $1) } } == "6 |")
        #expect(run { subject in subject.last { sendingTen(subject, after: $0) < 5 } } == "1 |")
        #expect(run { subject in subject.first { sendingTen(subject, after: $0) > 0 } } == "10 |")
    }

    @Test("A subscriber that comes while a value is sent gets the next one")
    func subscribingMeanwhile() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        var inner: AnyCancellable?
        let outer = subject.sink { value in
            if inner == nil { inner = subject.sink { log.append("inner \($0)") } }
            log.append("outer \(value)")
        }
        subject.send(1)
        subject.send(2)
        #expect(log == ["outer 1", "outer 2", "inner 2"])
        withExtendedLifetime(inner) { outer.cancel() }
    }

    @Test("A demand of zero is a failure that says so, and changes nothing")
    func zeroDemand() {
        let subject = PassthroughSubject<Int, Trouble>()
        let taker = Taker(first: nil)
        subject.subscribe(taker)
        let texts = failureTexts { taker.subscription?.request(.none) }
        #expect(
            texts == [
                "PassthroughSubject: request(_:) was called with a demand of zero, which Combine ends the program for. Request at least .max(1)."
            ])
        subject.send(1)
        #expect(taker.log.isEmpty)
    }

    @Test("A subject that has ended gives a new subscriber its completion")
    func late() {
        let subject = PassthroughSubject<Int, Trouble>()
        subject.send(completion: .failure(.oops))
        #expect(ValueLog(of: subject).text == "!oops")
    }

    @Test("A subject passes on a publisher as long as that is not cancelled")
    func subscribed() {
        let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = ValueLog(of: subject)
        let cancellable = source.subscribe(subject)
        source.send(1)
        cancellable.cancel()
        source.send(2)
        #expect(log.text == "1")
    }
}
