import XCTest

/// Classes on no actor are run as ever.
final class NonisolatedTests: XCTestCase {
    func testSynchronous() { XCTAssertTrue(Thread.isMainThread) }
    func testSynchronousThatThrows() throws { XCTAssertTrue(Thread.isMainThread) }
    func testAsync() async {}
    @MainActor func testAsyncOnTheMainActor() async { MainActor.assertIsolated() }
}

/// The whole class is nonisolated, its methods are not.
final class AnnotatedMethodTests: XCTestCase {
    @MainActor func testSynchronous() { MainActor.assertIsolated() }
    @MainActor func testSynchronousThatThrows() throws { MainActor.assertIsolated() }
}
