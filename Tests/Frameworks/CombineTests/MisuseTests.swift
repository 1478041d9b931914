import Combine
import Robot
import TestSupport
import Testing

@MainActor @Suite("Misuse of Combine", .robot) struct MisuseTests {
    /// Sends no subscription of its own.
    private struct Silent: Publisher {
        typealias Output = Int
        typealias Failure = Trouble
        let attach: (AnySubscriber<Int, Trouble>) -> Void

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Trouble {
            attach(AnySubscriber(subscriber))
        }
    }

    @Test("A value before the subscription is a failure where Combine ends the program")
    func beforeSubscription() {
        var subscriber: AnySubscriber<Int, Trouble>?
        let log = ValueLog(of: Silent { subscriber = $0 }.prefix { $0 > 0 })
        let texts = failureTexts { _ = subscriber?.receive(1) }
        #expect(
            texts == [
                "PrefixWhile received a value before a subscription, which Combine ends the program for. A publisher sends receive(subscription:) first."
            ])
        #expect(log.text.isEmpty)
    }

    @Test("`assertNoFailure()` is a failure at its line")
    func assertNoFailure() {
        let texts = failureTexts {
            _ = ValueLog(of: Fail<Int, Trouble>(error: .oops).assertNoFailure("loading"))
        }
        #expect(texts == ["loading: assertNoFailure() received a failure: oops"])
    }

    @Test("Negative numbers are failures, and count as zero")
    func negative() {
        let texts = failureTexts {
            #expect(Subscribers.Demand.max(-1) == .none)
            #expect(ValueLog(of: [1, 2].publisher.append(Just(3)).prefix(-2)).text == "|")
        }
        #expect(
            texts == [
                "Subscribers.Demand.max(-1): a demand cannot be negative.",
                "prefix(_:) is -2: it cannot be negative.",
            ])
    }

    @Test("Numbers and ranges beyond the elements of a sequence are failures, and are cut off")
    func beyondSequence() {
        let numbers = [1, 2, 3].publisher
        let texts = failureTexts {
            #expect(ValueLog(of: numbers.dropFirst(-1)).text == "1 2 3 |")
            #expect(ValueLog(of: numbers.prefix(-1)).text == "|")
            #expect(ValueLog(of: numbers.output(in: 2..<9)).text == "3 |")
            #expect(ValueLog(of: numbers.output(in: 1..<3)).text == "2 3 |")
        }
        #expect(
            texts == [
                "dropFirst(_:) is -1: it cannot be negative.", "prefix(_:) is -1: it cannot be negative.",
                "output(in:) is 2..<9: the sequence has the indices 0..<3.",
            ])
    }

    @Test("A second subscription is cancelled, and the first goes on")
    func subscribingTwice() {
        final class Counting: Subscription {
            var log = ""
            func request(_ demand: Subscribers.Demand) { log += "r" }
            func cancel() { log += "c" }
        }
        var subscriber: AnySubscriber<Int, Trouble>?
        let log = ValueLog(of: Silent { subscriber = $0 }.tryMap { $0 })
        let (first, second) = (Counting(), Counting())
        subscriber?.receive(subscription: first)
        subscriber?.receive(subscription: second)
        _ = subscriber?.receive(1)
        log.cancel()
        #expect((first.log, second.log) == ("rc", "c"))
        #expect(log.text == "1")
    }

    @Test("A publisher that fails twice is a failure of `catch`, unless that is over")
    func failingTwice() {
        var subscriber: AnySubscriber<Int, Trouble>?
        let other = PassthroughSubject<Int, Never>()
        let log = ValueLog(
            of: Silent { subscriber = $0 }.catch { _ in
                subscriber?.receive(completion: .failure(.other))
                return other
            })
        subscriber?.receive(subscription: Subscriptions.empty)
        let texts = failureTexts {
            for trouble in [Trouble.oops, .oops] { subscriber?.receive(completion: .failure(trouble)) }
        }
        #expect(
            texts == ["other", "oops"].map { "Catch received a second failure from its publisher: \($0)" })
        other.send(4)
        log.cancel()
        subscriber?.receive(completion: .failure(.oops))
        #expect(log.text == "4")
        let failed = ValueLog(
            of: Silent { subscriber = $0 }.tryCatch { _ -> Empty<Int, Never> in try OperatorTests.trouble() })
        subscriber?.receive(subscription: Subscriptions.empty)
        for trouble in [Trouble.other, .other] { subscriber?.receive(completion: .failure(trouble)) }
        #expect(failed.text == "!oops")
    }

    @Test("`timeout` on a scheduler that runs at once is a failure, and the values pass")
    func timeoutAtOnce() {
        let texts = failureTexts {
            let limited = [7, 8].publisher.timeout(1, scheduler: ImmediateScheduler.shared)
            #expect(ValueLog(of: limited).text == "7 8 |")
        }
        #expect(
            texts == [
                "timeout(_:) cannot measure time on ImmediateScheduler, which Combine ends the program for. Use DispatchQueue.main or RunLoop.main."
            ])
    }

    @Test("A breakpoint that is met is a failure")
    func breakpoint() {
        let texts = failureTexts {
            #expect(ValueLog(of: [1, 2].publisher.breakpoint(receiveOutput: { $0 > 1 })).text == "1 2 |")
        }
        #expect(texts == ["A breakpoint was met: 2"])
    }
}
