import Foundation
import Testing

@testable import Robot

@Suite("Which tests a machine runs, of several that share them") struct TestShardTests {
    private func shard(_ variables: [String: String]) throws -> TestShard? {
        try TestShard(in: variables)
    }

    @Test("Without the variables, all tests run")
    func none() throws {
        #expect(try shard(["TEST_SHARD_STATUS_FILE": "/nowhere/status"]) == nil)
    }

    @Test("The variables name a part of the tests, counted from 0")
    func part() throws {
        let shard = try shard(["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"])
        #expect(shard == TestShard(index: 2, count: 3))
    }

    @Test(
        "Variables that name no part are a failure that says what is wrong with them",
        arguments: [
            ("0", nil, "TEST_SHARD_INDEX is set, but TEST_TOTAL_SHARDS is not."),
            (nil, "4", "TEST_TOTAL_SHARDS is set, but TEST_SHARD_INDEX is not."),
            ("", "4", "TEST_SHARD_INDEX is \"\", which is not a whole number."),
            ("first", "4", "TEST_SHARD_INDEX is \"first\", which is not a whole number."),
            ("0", "4.0", "TEST_TOTAL_SHARDS is \"4.0\", which is not a whole number."),
            ("0", "0", "TEST_TOTAL_SHARDS is 0, which leaves no shard."),
            ("4", "4", "TEST_SHARD_INDEX is 4, but the 4 shards are numbered 0 to 3."),
            ("-1", "2", "TEST_SHARD_INDEX is -1, but the 2 shards are numbered 0 to 1."),
        ] as [(String?, String?, String)])
    func mistakes(index: String?, count: String?, reason: String) {
        var variables: [String: String] = [:]
        variables["TEST_SHARD_INDEX"] = index
        variables["TEST_TOTAL_SHARDS"] = count
        let advice =
            "The test was not run. Set both, TEST_SHARD_INDEX from 0 to TEST_TOTAL_SHARDS - 1, or neither."
        let failure = #expect(throws: ShardFailure.self) { try shard(variables) }
        #expect(failure?.description == "\(reason) \(advice)")
    }

    @Test(
        "The file by which Bazel learns that the tests are divided is made; a folder that is not there is a failure"
    )
    func statusFile() throws {
        let path = NSTemporaryDirectory() + "shard-status-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var variables = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": path]
        _ = try shard(variables)
        #expect(FileManager.default.fileExists(atPath: path))
        variables["TEST_SHARD_STATUS_FILE"] = "/nowhere/status"
        #expect(throws: ShardFailure.statusNotWritten("/nowhere/status")) { try shard(variables) }
    }

    @Test(
        "Each test is in one shard, the same on all machines, and the shards have about as many",
        arguments: [1, 2, 3, 7])
    func division(count: Int) {
        let names = (0..<2000).map { "ShopTests.CartTests.removes\($0)()" }
        var sizes = Array(repeating: 0, count: count)
        for name in names {
            let homes = (0..<count).filter { TestShard(index: $0, count: count).reasonToSkip(name) == nil }
            #expect(homes.count == 1)
            for home in homes { sizes[home] += 1 }
        }
        #expect(sizes.reduce(0, +) == names.count)
        let mean = names.count / count
        #expect(sizes.allSatisfy { abs($0 - mean) < mean / 4 }, "\(sizes)")
    }

    @Test("A runner that divides the tests itself is known by a class of its module")
    func otherRunners() {
        #expect(TestShard.isLoaded("RobotTests.ShardedCaseSample"))
        #expect(!TestShard.isLoaded("BazelTestObservation.BazelXMLTestObserver"))
    }

    @Test("Which shard a test is in never changes, and a test that is skipped says where it runs")
    func stability() {
        let shard = TestShard(index: 0, count: 4)
        let names = ["cancel()", "open()", "pay()", "close()"].map { "ShopTests.\($0)" }
        #expect(names.map(shard.number) == [1, 2, 3, 4])
        #expect(
            names.map(shard.reasonToSkip) == [
                nil, "in shard 2 of 4; this is shard 1", "in shard 3 of 4; this is shard 1",
                "in shard 4 of 4; this is shard 1",
            ])
    }
}
