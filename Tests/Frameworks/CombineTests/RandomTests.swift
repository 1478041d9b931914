import Combine
import Robot
import TestSupport
import Testing

@MainActor @Suite("Random chains of operators", .robot) struct RandomTests {
    /// An operator with what it does to an array.
    private typealias Link = (
        publisher: (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>, array: ([Int]) -> [Int]
    )

    private func link(_ numbers: inout SeededNumbers) -> Link {
        let count = numbers.next(below: 5)
        switch numbers.next(below: 9) {
        case 0: return ({ $0.map { $0 &+ count }.eraseToAnyPublisher() }, { $0.map { $0 &+ count } })
        case 1:
            return (
                { $0.filter { $0 % 3 != count % 3 }.eraseToAnyPublisher() },
                { $0.filter { $0 % 3 != count % 3 } }
            )
        case 2: return ({ $0.dropFirst(count).eraseToAnyPublisher() }, { Array($0.dropFirst(count)) })
        case 3: return ({ $0.prefix(count + 3).eraseToAnyPublisher() }, { Array($0.prefix(count + 3)) })
        case 4:
            return (
                { $0.scan(0) { ($0 &+ $1) % 7 }.eraseToAnyPublisher() },
                { array in
                    var sum = 0
                    return array.map {
                        sum = (sum &+ $0) % 7
                        return sum
                    }
                }
            )
        case 5:
            return (
                { $0.removeDuplicates().eraseToAnyPublisher() },
                { array in
                    array.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
                }
            )
        case 6:
            return (
                { $0.flatMap(maxPublishers: .max(1)) { [$0, count].publisher }.eraseToAnyPublisher() },
                { $0.flatMap { [$0, count] } }
            )
        case 7: return ({ $0.append(count).eraseToAnyPublisher() }, { $0 + [count] })
        default:
            return (
                { $0.collect(2).map { $0.reduce(0, &+) }.eraseToAnyPublisher() },
                { array in
                    stride(from: 0, to: array.count, by: 2).map {
                        array[$0..<min($0 + 2, array.count)].reduce(0, &+)
                    }
                }
            )
        }
    }

    /// Takes values as it wants them, a few at a time.
    private final class Sipper: Subscriber {
        private(set) var values: [Int] = []
        private(set) var isFinished = false
        private(set) var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }

        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return values.count % 3 == 0 ? .max(1) : .none
        }

        func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
    }

    @Test(
        "A chain of operators makes of an array what the same functions of arrays do, whatever is requested")
    func chains() {
        for round in 0..<Rounds.of(4000) {
            var numbers = SeededNumbers(seed: UInt64(round))
            var expected = (0..<numbers.next(below: 12)).map { _ in numbers.next(below: 9) }
            var publisher = expected.publisher.eraseToAnyPublisher()
            for _ in 0..<numbers.next(below: 6) {
                let link = link(&numbers)
                (publisher, expected) = (link.publisher(publisher), link.array(expected))
            }
            #expect(
                ValueLog(of: publisher).text == (expected.map(String.init) + ["|"]).joined(separator: " "))
            let sipper = Sipper()
            publisher.subscribe(sipper)
            for _ in 0..<200 where !sipper.isFinished {
                sipper.subscription?.request(.max(1 + numbers.next(below: 3)))
            }
            #expect(sipper.values == expected && sipper.isFinished, "round \(round)")
        }
    }

    @Test("A buffer passes values on in their order, whatever comes and is requested in between")
    func buffers() {
        for round in 0..<Rounds.of(2000) {
            var numbers = SeededNumbers(seed: UInt64(round))
            let (subject, sipper) = (PassthroughSubject<Int, Never>(), Sipper())
            subject.buffer(size: 20, prefetch: .byRequest, whenFull: .dropOldest).subscribe(sipper)
            var (waiting, expected, demand): ([Int], [Int], Int) = ([], [], 0)
            for value in 0..<numbers.next(below: 100) {
                if numbers.next(below: 3) == 0 {
                    let count = 1 + numbers.next(below: 8)
                    demand += count
                    sipper.subscription?.request(.max(count))
                } else {
                    if waiting.count == 20 { waiting.removeFirst() }
                    waiting.append(value)
                    subject.send(value)
                }
                while demand > 0, !waiting.isEmpty {
                    expected.append(waiting.removeFirst())
                    demand -= expected.count % 3 == 0 ? 0 : 1
                }
            }
            #expect(sipper.values == expected, "round \(round)")
        }
    }

    @Test("`merge`, `zip` and `combineLatest` of subjects send what their definitions say")
    func joins() {
        for round in 0..<Rounds.of(2000) {
            var numbers = SeededNumbers(seed: UInt64(round))
            let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
            let merged = ValueLog(of: subjects[0].merge(with: subjects[1], subjects[2]))
            let zipped = ValueLog(of: subjects[0].zip(subjects[1], subjects[2]).map { "\($0)\($1)\($2)" })
            let latest = ValueLog(
                of: subjects[0].combineLatest(subjects[1], subjects[2]).map { "\($0)\($1)\($2)" })
            var sent: [[Int]] = [[], [], []]
            var (all, newest): ([String], [String]) = ([], [])
            for _ in 0..<numbers.next(below: 20) {
                let (index, value) = (numbers.next(below: 3), numbers.next(below: 10))
                subjects[index].send(value)
                sent[index].append(value)
                all.append("\(value)")
                if sent.allSatisfy({ !$0.isEmpty }) { newest.append(sent.map { "\($0.last ?? 0)" }.joined()) }
            }
            let pairs = (0..<(sent.map(\.count).min() ?? 0)).map { row in sent.map { "\($0[row])" }.joined() }
            #expect(merged.entries == all, "round \(round)")
            #expect(zipped.entries == pairs, "round \(round)")
            #expect(latest.entries == newest, "round \(round)")
        }
    }
}
