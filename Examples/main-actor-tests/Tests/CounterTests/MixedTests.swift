import XCTest

// Which overload the generated list takes depends on the other methods of a class; these are the combinations.

/// Async methods on no actor, beside synchronous ones on the main actor.
@MainActor final class NonisolatedAsyncTests: XCTestCase {
    nonisolated func testAsync() async {}
    func testSynchronous() { MainActor.assertIsolated() }
}

/// The same, where the synchronous method throws.
@MainActor final class NonisolatedAsyncBesideThrowingTests: XCTestCase {
    nonisolated func testAsyncThatThrows() async throws {}
    func testSynchronousThatThrows() throws { MainActor.assertIsolated() }
}

/// Nothing but async methods, on the main actor and on none.
@MainActor final class AsyncTests: XCTestCase {
    func testOnTheMainActor() async { MainActor.assertIsolated() }
    nonisolated func testOnNoActor() async {}
}

/// Async methods on the main actor, beside synchronous ones on no actor.
final class MainActorAsyncTests: XCTestCase {
    @MainActor func testAsync() async { MainActor.assertIsolated() }
    func testSynchronous() { XCTAssertTrue(Thread.isMainThread) }
}

/// The same, where the synchronous method throws.
final class MainActorAsyncBesideThrowingTests: XCTestCase {
    @MainActor func testAsyncThatThrows() async throws { MainActor.assertIsolated() }
    func testSynchronousThatThrows() throws { XCTAssertTrue(Thread.isMainThread) }
}

/// Synchronous methods on the main actor and on no actor, of which one kind throws.
@MainActor final class PartlyNonisolatedTests: XCTestCase {
    nonisolated func testOnNoActor() { XCTAssertTrue(Thread.isMainThread) }
    func testOnTheMainActorThatThrows() throws { MainActor.assertIsolated() }
}
