import Combine
import Testing

/// They are in no test's world, whose tasks would run one after another.
@Suite("Combine on several threads") struct ThreadTests {
    /// What threads may use at the same time.
    private struct Shared<Value>: @unchecked Sendable { let value: Value }

    private typealias Numbers = PassthroughSubject<Int, Never>

    private final class Form: ObservableObject {
        @Published var age = 0
    }

    private func onThreads(_ body: @escaping @Sendable (_ thread: Int) -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 { group.addTask { body(thread) } }
        }
    }

    @Test("A subscriber gets the values that threads send one after another, and may send more itself")
    func inTurn() async {
        let subject = Shared(value: Numbers())
        nonisolated(unsafe) var count = 0
        // A closure that takes its time, so that another thread would come between its two counts.
        let counted = subject.value.scan(0) { count, _ in (0..<30).reduce(count) { $0 + $1 } - 434 }
        let cancellable = counted.sink {
            count = $0
            if $0 % 500 == 0 { subject.value.send(0) }
        }
        await onThreads { _ in for number in 0..<5000 { subject.value.send(number) } }
        #expect(count == 20_040)
        cancellable.cancel()
    }

    @Test("Subscribers may come and go while threads send, and those that stay get the end")
    func subscribingMeanwhile() async {
        let chains: [(Numbers, Numbers) -> AnyPublisher<[Int], Never>] = [
            { first, _ in first.share().collect(3).eraseToAnyPublisher() },
            { first, second in first.merge(with: second).collect().eraseToAnyPublisher() },
            { first, second in first.zip(second).map { [$0, $1] }.eraseToAnyPublisher() },
            { first, second in first.combineLatest(second).map { [$0, $1] }.eraseToAnyPublisher() },
            { first, second in first.map { _ in second }.switchToLatest().collect().eraseToAnyPublisher() },
            { first, second in first.flatMap { _ in second.first() }.collect().eraseToAnyPublisher() },
            { first, second in first.drop(untilOutputFrom: second).collect().eraseToAnyPublisher() },
        ]
        for chain in chains {
            let (first, second) = (Shared(value: Numbers()), Shared(value: Numbers()))
            let publisher = Shared(value: chain(first.value, second.value))
            let log = ValueLog(of: publisher.value)
            await onThreads { thread in
                for number in 0..<200 {
                    let cancellable = publisher.value.sink { _ in }
                    (thread % 2 == 0 ? first : second).value.send(number)
                    cancellable.cancel()
                }
            }
            for subject in [first, second] { subject.value.send(completion: .finished) }
            #expect(log.entries.last == "|")
        }
    }

    @Test("A published property may be read, set and observed by threads")
    func published() async {
        let form = Shared(value: Form())
        await onThreads { thread in
            for number in 1...500 {
                let cancellables = [
                    form.value.$age.sink { _ in }, form.value.objectWillChange.sink { _ in },
                ]
                if thread == 0 { form.value.age = number }
                _ = form.value.age
                for cancellable in cancellables { cancellable.cancel() }
            }
        }
        #expect(form.value.age == 500)
    }

    @Test("Tasks take the values that a thread sends, until they are cancelled")
    func values() async {
        let subject = Shared(value: Numbers())
        let count = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    var count = 0
                    for await _ in subject.value.values.prefix(20) { count += 1 }
                    return count
                }
            }
            let sender = Task.detached {
                while !Task.isCancelled { subject.value.send(1) }
            }
            var counts = 0
            for await count in group { counts += count }
            sender.cancel()
            return counts
        }
        #expect(count == 60)
    }
}
