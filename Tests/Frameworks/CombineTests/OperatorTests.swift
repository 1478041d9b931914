import Combine
import Robot
import Testing

/// An operator on a publisher of numbers that is no array, whose operators would be those of arrays.
struct OperatorCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let input: [Int]
    let fails: Bool
    let expected: String
    let apply: @Sendable (AnyPublisher<Int, Trouble>) -> any Publisher

    init<P: Publisher>(
        _ name: String, of input: [Int] = [1, 2, 3], fails: Bool = false, gives expected: String,
        _ apply: @escaping @Sendable (AnyPublisher<Int, Trouble>) -> P
    ) {
        (testDescription, self.input, self.fails, self.expected) = (name, input, fails, expected)
        self.apply = apply
    }

    func run() -> String {
        let values = input.publisher.setFailureType(to: Trouble.self)
        let source =
            fails
            ? values.append(Fail(error: Trouble.oops)).eraseToAnyPublisher() : values.eraseToAnyPublisher()
        return log(apply(source))
    }

    private func log(_ publisher: some Publisher) -> String { ValueLog(of: publisher).text }
}

@Suite("Operators of Combine", .robot) struct OperatorTests {
    static let mapping: [OperatorCase] = [
        OperatorCase("map", gives: "2 4 6 |") { $0.map { $0 * 2 } },
        OperatorCase("map by a key path", gives: "1 10 11 |") { $0.map { $0 }.map(\.binary) },
        OperatorCase("map by two key paths", of: [5], gives: "(\"101\", 5) |") {
            $0.map(\.binary, \.magnitude)
        },
        OperatorCase("tryMap that throws", gives: "1 !oops") {
            $0.tryMap { $0 < 2 ? $0 : try Self.trouble() }
        },
        OperatorCase("compactMap", gives: "1 3 |") { $0.compactMap { $0 == 2 ? nil : $0 } },
        OperatorCase("tryCompactMap", gives: "1 !oops") {
            $0.tryCompactMap { $0 < 2 ? $0 : try Self.trouble() }
        },
        OperatorCase("scan", gives: "1 3 6 |") { $0.scan(0, +) },
        OperatorCase("tryScan", gives: "1 !oops") { $0.tryScan(0) { $1 < 2 ? $0 + $1 : try Self.trouble() } },
        OperatorCase("replaceNil", gives: "0 2 0 |") { $0.map { $0 == 2 ? $0 : nil }.replaceNil(with: 0) },
        OperatorCase("mapError", of: [1], fails: true, gives: "1 !wrapped(oops)") {
            $0.mapError { Wrapped.wrapped("\($0)") }
        },
        OperatorCase("flatMap", gives: "1 1 2 1 2 3 |") { $0.flatMap { (1...$0).publisher } },
        OperatorCase("flatMap to publishers that fail", gives: "10 20 !oops") {
            $0.flatMap {
                $0 < 3
                    ? Just($0 * 10).setFailureType(to: Trouble.self).eraseToAnyPublisher()
                    : Fail(error: .oops).eraseToAnyPublisher()
            }
        },
        OperatorCase("switchToLatest", gives: "1 1 2 1 2 3 |") {
            $0.map { (1...$0).publisher }.switchToLatest()
        },
        OperatorCase("encode and decode", gives: "1 2 3 |") {
            $0.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder())
        },
    ]

    static let filtering: [OperatorCase] = [
        OperatorCase("filter", gives: "1 3 |") { $0.filter { $0 != 2 } },
        OperatorCase("tryFilter", gives: "1 !oops") { $0.tryFilter { $0 < 2 ? true : try Self.trouble() } },
        OperatorCase("removeDuplicates", of: [1, 1, 2, 1], gives: "1 2 1 |") { $0.removeDuplicates() },
        OperatorCase("tryRemoveDuplicates", gives: "1 !oops") {
            $0.tryRemoveDuplicates { _, _ in try Self.trouble() }
        },
        OperatorCase("ignoreOutput", fails: true, gives: "!oops") { $0.ignoreOutput() },
        OperatorCase("prefix", gives: "1 2 |") { $0.prefix(2) },
        OperatorCase("prefix of none", gives: "|") { $0.prefix(0) },
        OperatorCase("prefix while", of: [1, 5, 2], gives: "1 |") { $0.prefix { $0 < 3 } },
        OperatorCase("tryPrefix", gives: "1 !oops") { $0.tryPrefix { $0 < 2 ? true : try Self.trouble() } },
        OperatorCase("dropFirst", gives: "3 |") { $0.dropFirst(2) },
        OperatorCase("drop while", of: [1, 5, 2], gives: "5 2 |") { $0.drop { $0 < 3 } },
        OperatorCase("tryDrop", gives: "!oops") { $0.tryDrop { _ in try Self.trouble() } },
        OperatorCase("first", fails: true, gives: "1 |") { $0.first() },
        OperatorCase("first of none", of: [], gives: "|") { $0.first() },
        OperatorCase("first where", gives: "2 |") { $0.first { $0 > 1 } },
        OperatorCase("last", gives: "3 |") { $0.last() },
        OperatorCase("last where", gives: "2 |") { $0.last { $0 < 3 } },
        OperatorCase("tryLast", gives: "!oops") { $0.tryLast { _ in try Self.trouble() } },
        OperatorCase("output at", gives: "2 |") { $0.output(at: 1) },
        OperatorCase("output in", gives: "2 3 |") { $0.output(in: 1...2) },
        OperatorCase("prefix until output", gives: "|") { $0.prefix(untilOutputFrom: Just(0)) },
        OperatorCase("drop until output", gives: "1 2 3 |") {
            $0.drop(untilOutputFrom: Just(0).setFailureType(to: Trouble.self))
        },
    ]

    static let reducing: [OperatorCase] = [
        OperatorCase("reduce", gives: "6 |") { $0.reduce(0, +) },
        OperatorCase("tryReduce", gives: "!oops") { $0.tryReduce(0) { _, _ in try Self.trouble() } },
        OperatorCase("reduce of none", of: [], gives: "0 |") { $0.reduce(0, +) },
        OperatorCase("collect", gives: "[1, 2, 3] |") { $0.collect() },
        OperatorCase("collect by count", gives: "[1, 2] [3] |") { $0.collect(2) },
        OperatorCase("collect by count of one that fails", fails: true, gives: "[1, 2] !oops") {
            $0.collect(2)
        },
        OperatorCase("count", gives: "3 |") { $0.count() },
        OperatorCase("min", of: [3, 1, 2], gives: "1 |") { $0.min() },
        OperatorCase("max", of: [1, 3, 2], gives: "3 |") { $0.max() },
        OperatorCase("tryMax", gives: "!oops") { $0.tryMax { _, _ in try Self.trouble() } },
        OperatorCase("contains", fails: true, gives: "true |") { $0.contains(2) },
        OperatorCase("contains where", gives: "false |") { $0.contains { $0 > 3 } },
        OperatorCase("allSatisfy", fails: true, gives: "false |") { $0.allSatisfy { $0 < 2 } },
        OperatorCase("tryAllSatisfy", gives: "!oops") { $0.tryAllSatisfy { _ in try Self.trouble() } },
    ]

    static let replacing: [OperatorCase] = [
        OperatorCase("replaceEmpty", of: [], gives: "7 |") { $0.replaceEmpty(with: 7) },
        OperatorCase("replaceEmpty of one that fails", of: [], fails: true, gives: "!oops") {
            $0.replaceEmpty(with: 7)
        },
        OperatorCase("replaceError", of: [1], fails: true, gives: "1 7 |") { $0.replaceError(with: 7) },
        OperatorCase("catch", of: [1], fails: true, gives: "1 8 9 |") { $0.catch { _ in [8, 9].publisher } },
        OperatorCase("tryCatch", of: [1], fails: true, gives: "1 !oops") {
            $0.tryCatch { _ -> Just<Int> in try Self.trouble() }
        },
        OperatorCase("retry", of: [1], fails: true, gives: "1 1 1 !oops") { $0.retry(2) },
        OperatorCase("append", of: [1], gives: "1 2 3 |") { $0.append(2, 3) },
        OperatorCase("append to one that fails", of: [1], fails: true, gives: "1 !oops") { $0.append(2, 3) },
        OperatorCase("prepend", of: [1], gives: "2 3 1 |") { $0.prepend(2, 3) },
        OperatorCase("merge", of: [1], gives: "1 2 3 |") {
            $0.merge(with: Just(2).setFailureType(to: Trouble.self), Just(3).setFailureType(to: Trouble.self))
        },
        OperatorCase("zip", gives: "(1, 4) (2, 5) |") {
            $0.zip([4, 5].publisher.setFailureType(to: Trouble.self))
        },
        OperatorCase("combineLatest", of: [1, 2], gives: "(2, 4) (2, 5) |") {
            $0.combineLatest([4, 5].publisher.setFailureType(to: Trouble.self))
        },
        OperatorCase("buffer", gives: "1 2 3 |") {
            $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)
        },
        OperatorCase("share", gives: "1 2 3 |") { $0.share() },
        OperatorCase("handleEvents", gives: "1 2 3 |") { $0.handleEvents() },
        OperatorCase("breakpoint", gives: "1 2 3 |") { $0.breakpointOnError() },
        OperatorCase("receive on an immediate scheduler", gives: "1 2 3 |") {
            $0.receive(on: ImmediateScheduler.shared)
        },
        OperatorCase("makeConnectable and autoconnect", of: [1], gives: "1 |") {
            $0.replaceError(with: 0).makeConnectable().autoconnect()
        },
    ]

    private enum Wrapped: Error { case wrapped(String) }

    static func trouble<T>() throws -> T { throw Trouble.oops }

    @Test(
        "An operator sends the values that its documentation says",
        arguments: mapping + filtering + reducing + replacing)
    func results(of operation: OperatorCase) {
        let text = operation.run().replacing("wrapped(\"oops\")", with: "wrapped(oops)")
        #expect(text == operation.expected)
    }

    @Test("`drop(untilOutputFrom:)` has its name where both of its publishers see it")
    func names() {
        struct Reading: Publisher {
            typealias Output = Int
            typealias Failure = Never
            let note: (String) -> Void

            func receive(subscriber: some Subscriber<Int, Never>) { note("\(subscriber)") }
        }
        var names: [String] = []
        let reading = Reading { names.append($0) }
        _ = ValueLog(of: reading.drop(untilOutputFrom: reading))
        #expect(names == ["DropUntilOutput", "DropUntilOutput"])
    }

    @Test("`print` logs what passes, with its prefix")
    func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = ValueLog(of: [1].publisher.print("numbers", to: lines))
        #expect(
            lines.text == """
                numbers: receive subscription: ([1])
                numbers: request unlimited
                numbers: receive value: (1)
                numbers: receive finished

                """)
    }

    @Test("`share` subscribes once for all, and `multicast` when it is connected")
    func sharing() {
        var count = 0
        let source = PassthroughSubject<Int, Never>()
        let counted = Deferred { () -> PassthroughSubject<Int, Never> in
            count += 1
            return source
        }
        let shared = counted.share()
        let logs = [ValueLog(of: shared), ValueLog(of: shared)]
        source.send(1)
        #expect(count == 1)
        #expect(logs.map(\.text) == ["1", "1"])
        for log in logs { log.cancel() }
        let multicast = counted.multicast { PassthroughSubject() }
        let log = ValueLog(of: multicast)
        #expect(count == 1)
        let connection = multicast.connect()
        source.send(2)
        connection.cancel()
        source.send(3)
        #expect((count, log.text) == (2, "2"))
    }

    @Test(
        "A shared publisher is disconnected if its only subscriber cancels while it is connected, or before")
    func sharingInVain() {
        var log: [String] = []
        let source = CurrentValueSubject<Int, Never>(1)
        let shared = source.handleEvents(
            receiveSubscription: { _ in log.append("subscribed") }, receiveCancel: { log.append("cancelled") }
        ).share()
        #expect(ValueLog(of: shared.first()).text == "1 |")
        #expect(log == ["subscribed", "cancelled"])
        #expect(ValueLog(of: shared.prefix(0)).text == "|")
        #expect(log == ["subscribed", "cancelled"])
    }

    @Test("A buffer keeps values until they are wanted, and drops what is too much as it is told")
    func buffer() {
        func run(_ strategy: Publishers.BufferingStrategy<Trouble>) -> String {
            let source = PassthroughSubject<Int, Trouble>()
            let gate = PassthroughSubject<Int, Trouble>()
            // One value at a time: the inner publishers end when the gate does.
            let log = ValueLog(
                of: source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy)
                    .flatMap(maxPublishers: .max(1)) { value in gate.first().map { _ in value } })
            for number in 1...4 { source.send(number) }
            for _ in 1...4 { gate.send(0) }
            return log.text
        }
        #expect(run(.dropNewest) == "1 2 3")
        #expect(run(.dropOldest) == "1 3 4")
        #expect(run(.customError { .oops }).hasSuffix("!oops"))
    }
}

extension Int {
    fileprivate var binary: String { String(self, radix: 2) }
}
