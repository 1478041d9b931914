#if !canImport(Darwin)
import Foundation
import TestSupport
import Testing

/// Runs of real tests, which processes of their own share.
@Suite("Tests that several processes share", .serialized) struct ShardRunTests {
    private static let filter = "RobotTests\\.ShardedTraitSample"

    private func variables(_ index: Int, of count: Int) -> [String: String] {
        ["TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "\(count)"]
    }

    @Test(
        "Of Swift Testing, each test runs in one shard, and the others skip it with a text that says where it runs"
    )
    func trait() throws {
        var ran: [String] = []
        for index in 0..<2 {
            let run = try ProgramRun(tests: Self.filter, variables(index, of: 2))
            let passed = run.names(between: "Test \"", and: " passed")
            let other = "in shard \(2 - index) of 2; this is shard \(index + 1)"
            let skipped = run.names(between: "Test \"", and: " skipped: \"\(other)\"")
            #expect(run.status == 0)
            #expect(passed.count + skipped.count == 7, "\(run.output)")
            ran += passed
        }
        #expect(
            ran.sorted() == [
                "A fourth one\"", "A test with arguments\" with 6 test cases", "A third one\"",
                "Another one that has the same name\"", "Another one\"", "One of several small tests\"",
                "One that has the same name\"",
            ])
    }

    @Test("Of XCTest, each test runs in one shard, and those that are skipped are not set up")
    func baseClass() throws {
        var ran: [String] = []
        for index in 0..<2 {
            let run = try ProgramRun(
                tests: "RobotTests.ShardedCaseSample", usesXCTest: true, variables(index, of: 2))
            let passed = run.names(between: "Test Case 'ShardedCaseSample.", and: "' passed")
            let skipped = run.names(
                between: "ShardedCaseSample.", and: " : Test skipped - in shard \(2 - index) of 2")
            #expect(run.status == 0)
            #expect(passed.count + skipped.count == 5, "\(run.output)")
            #expect(run.names(between: "setUp of ShardedCaseSample.", and: "") == passed)
            #expect(run.names(between: "tearDown of ShardedCaseSample.", and: "") == passed)
            ran += passed
        }
        #expect(ran.sorted() == ["testFifth", "testFirst", "testFourth", "testSecond", "testThird"])
    }

    @Test("Variables that name no shard fail every test, and none runs")
    func mistakes() throws {
        let run = try ProgramRun(tests: Self.filter, ["TEST_SHARD_INDEX": "2"])
        let reason = "Caught error: TEST_SHARD_INDEX is set, but TEST_TOTAL_SHARDS is not."
        #expect(run.names(between: "Test \"", and: reason).count == 7)
        #expect(run.names(between: "Test \"", and: " passed").isEmpty)
        #expect(run.status != 0)
        let other = try ProgramRun(
            tests: "RobotTests.ShardedCaseSample", usesXCTest: true, variables(2, of: 2))
        let text = "failed - TEST_SHARD_INDEX is 2, but the 2 shards are numbered 0 to 1."
        #expect(other.names(between: "error: ShardedCaseSample.", and: text).count == 5)
        #expect(other.names(between: "setUp of", and: "").isEmpty)
        #expect(other.status != 0)
    }
}
#endif
