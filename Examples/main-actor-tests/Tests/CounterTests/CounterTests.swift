import XCTest

@MainActor private final class Counter {
    static let shared = Counter()
    var count = 0

    func increment() { count += 1 }
    func incrementLater() async { increment() }
}

/// All kinds of test methods in one class on the main actor.
@MainActor final class CounterTests: XCTestCase {
    private let counter = Counter()

    // A synchronous `setUp()` cannot set what is on the main actor: XCTest declares it on none.
    override func setUp() async throws {
        counter.increment()
    }

    override func setUpWithError() throws {
        XCTAssertTrue(Thread.isMainThread)
    }

    override func tearDownWithError() throws {
        XCTAssertTrue(Thread.isMainThread)
    }

    override func tearDown() async throws {
        XCTAssertEqual(counter.count, 2)
    }

    func testSynchronous() {
        counter.increment()
        XCTAssertEqual(counter.count, 2)
    }

    func testSynchronousThatThrows() throws {
        counter.increment()
        try XCTSkipIf(counter.count != 2)
    }

    func testAsync() async {
        await counter.incrementLater()
        XCTAssertEqual(counter.count, 2)
    }

    func testAsyncThatThrows() async throws {
        await counter.incrementLater()
        try XCTSkipIf(counter.count != 2)
    }
}

/// A class on the main actor whose methods throw or are async.
@MainActor final class ThrowingCounterTests: XCTestCase {
    func testThrowing() throws { XCTAssertNotNil(Counter.shared) }
    func testAsync() async { XCTAssertNotNil(Counter.shared) }
}

/// A class on the main actor with nothing but synchronous methods.
@MainActor final class SynchronousCounterTests: XCTestCase {
    func testOne() { XCTAssertNotNil(Counter.shared) }
    func testTwo() { XCTAssertNotNil(Counter.shared) }
}
