import Combine
import Robot
import Testing

@MainActor @Suite("Awaiting publishers", .robot) struct AwaitingTests {
    @Test("`for await` takes the values one after another, to the end")
    func values() async {
        var found: [Int] = []
        for await value in (1...4).publisher.map({ $0 * 2 }).append(Just(9)).values { found.append(value) }
        #expect(found == [2, 4, 6, 8, 9])
    }

    @Test("`for try await` throws the publisher's failure behind its values")
    func failure() async {
        var found: [Int] = []
        await #expect(throws: Trouble.oops) {
            let failing = [1, 2].publisher.setFailureType(to: Trouble.self).append(Fail(error: .oops))
            for try await value in failing.values { found.append(value) }
        }
        #expect(found == [1, 2])
    }

    @Test("A task that is cancelled ends its subscription")
    func cancellation() async {
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false
        let publisher = subject.handleEvents(receiveCancel: { isCancelled = true })
        let task = Task {
            var count = 0
            for await _ in publisher.values { count += 1 }
            return count
        }
        await TimeLapse.advance(by: .zero)
        subject.send(1)
        await TimeLapse.advance(by: .zero)
        task.cancel()
        #expect(await task.value == 1)
        #expect(isCancelled)
    }

    @Test("The value of a future is there when its promise is kept, on the clock")
    func future() async {
        let future = Future<Int, Never> { promise in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { promise(.success(42)) }
        }
        async let answer = future.value
        await TimeLapse.advance(by: .seconds(2))
        #expect(await answer == 42)
        #expect(ValueLog(of: future).text == "42 |")
    }
}
