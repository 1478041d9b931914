import Combine

/// The cost of a value from its publisher to the closure of `sink`, by way of five operators.
@MainActor let publisherSuite = Suite(name: "publisher") { _ in
    [
        row("a subject") { count, sum in
            let subject = PassthroughSubject<Int, Never>()
            let sink = subject.throughFiveOperators().sink { sum.value &+= $0 }
            for value in 0..<count { subject.send(value) }
            sink.cancel()
        },
        row("a subject with a value") { count, sum in
            let subject = CurrentValueSubject<Int, Never>(0)
            let sink = subject.throughFiveOperators().sink { sum.value &+= $0 }
            for value in 0..<count { subject.send(value) }
            sink.cancel()
        },
        row("a published property") { count, sum in
            let model = Model()
            let sink = model.$value.throughFiveOperators().sink { sum.value &+= $0 }
            for value in 0..<count { model.value = value }
            sink.cancel()
        },
        row("a sequence") { count, sum in
            let values = (0..<count).publisher.setFailureType(to: Never.self)
            values.throughFiveOperators().sink { sum.value &+= $0 }.cancel()
        },
        row("a subject, erased") { count, sum in
            let subject = PassthroughSubject<Int, Never>()
            let erased = subject.throughFiveOperators().eraseToAnyPublisher()
            let sink = erased.sink { sum.value &+= $0 }
            for value in 0..<count { subject.send(value) }
            sink.cancel()
        },
    ]
}

private final class Model {
    @Published var value = 0
}

extension Publisher where Output == Int, Failure == Never {
    fileprivate func throughFiveOperators() -> some Publisher<Int, Never> {
        map { $0 &+ 1 }.filter { $0 & 7 != 0 }.scan(0, &+).removeDuplicates().map { $0 &* 3 }
    }
}

@MainActor private func row(_ source: String, _ work: @escaping (Int, Counter) -> Void) -> Comparison {
    let count = 500_000
    return Comparison(
        name: "a value of \(source), through five operators", unit: "value", count: count,
        baselineName: "closures that call each other",
        baseline: {
            let sum = Counter()
            let first = chainOfClosures { sum.value &+= $0 }
            for value in 0..<count { first(value) }
            return sum.value
        },
        work: {
            let sum = Counter()
            work(count, sum)
            return sum.value
        })
}

/// The same as the five operators, in closures of which each calls the next.
@inline(never)
private func chainOfClosures(_ last: @escaping (Int) -> Void) -> (Int) -> Void {
    let tripled: (Int) -> Void = { last($0 &* 3) }
    var former: Int?
    let withoutDuplicates: (Int) -> Void = {
        if $0 != former { tripled($0) }
        former = $0
    }
    var total = 0
    let scanned: (Int) -> Void = {
        total = total &+ $0
        withoutDuplicates(total)
    }
    let filtered: (Int) -> Void = { if $0 & 7 != 0 { scanned($0) } }
    return { filtered($0 &+ 1) }
}
