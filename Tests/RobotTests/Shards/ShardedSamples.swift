import Robot
import Testing
import XCTest

// Tests that pass, which ShardRunTests runs in processes of their own. Only they are named by its filters.

@Suite("Samples of the trait for shards", .robot) struct ShardedTraitSample {
    @Test("One of several small tests", .robot) func first() {}
    @Test("Another one") func second() {}
    @Test("A third one") func third() {}
    @Test("A fourth one") func fourth() {}
    @Test("A test with arguments", arguments: 1...6) func several(_ number: Int) {}

    @Suite("Samples in a suite inside") struct Inner {
        @Test("One that has the same name") func first() {}
        @Test("Another one that has the same name") func second() {}
    }
}

final class ShardedCaseSample: RobotTestCase {
    override func setUp() { print("setUp of \(name)") }

    override func tearDown() { print("tearDown of \(name)") }

    func testFirst() async {}
    func testSecond() async {}
    func testThird() async {}
    func testFourth() async {}
    func testFifth() async {}
}
