import Foundation

/// The part of all tests that this process runs, where several machines share them.
///
/// The variables are Bazel's: `TEST_SHARD_INDEX`, counted from 0, and `TEST_TOTAL_SHARDS`.
package struct TestShard: Hashable, Sendable {
    /// Which part it is, counted from 0.
    package let index: Int
    /// How many parts there are.
    package let count: Int

    /// What the environment says: `nil` for all tests that this process is to run.
    package static let current = Result { () throws(ShardFailure) in
        isLoaded(runnerOfBazel) ? nil : try TestShard(in: environment)
    }

    /// The runner of Bazel's rules for Swift, which divides the tests itself: of its shard, none must be left out.
    private static let runnerOfBazel = "BazelTestObservation.BazelXMLTestObserver"

    /// Whether the program has a class, which is named with its module.
    static func isLoaded(_ className: String) -> Bool { NSClassFromString(className) != nil }

    private static var environment: [String: String] { Foundation.ProcessInfo.processInfo.environment }

    package init(index: Int, count: Int) {
        (self.index, self.count) = (index, count)
    }

    /// The shard that is part `number` of `count`, counted from 1, which has a test of this name.
    ///
    /// It depends on the name alone, so that all machines agree, whatever else they run.
    package func number(of test: String) -> Int {
        guard count > 1 else { return 1 }
        return Int(Self.hash(of: test) % UInt64(count)) + 1
    }

    /// Why a test is not run here; `nil` if it is.
    package func reasonToSkip(_ test: String) -> String? {
        let number = number(of: test)
        return number == index + 1 ? nil : "in shard \(number) of \(count); this is shard \(index + 1)"
    }

    /// FNV-1a with 64 bits, whose bits are then mixed, as the low ones of similar names are alike.
    private static func hash(of text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        return hash ^ (hash >> 33)
    }
}

extension TestShard {
    /// The shard that variables name; `nil` if they name none.
    ///
    /// The file of `TEST_SHARD_STATUS_FILE` is made then, by which Bazel knows that the tests are divided.
    init?(in environment: [String: String]) throws(ShardFailure) {
        let (index, count) = (environment[ShardFailure.index], environment[ShardFailure.count])
        switch (index, count) {
        case (nil, nil): return nil
        case (_?, nil): throw .missing(ShardFailure.count, beside: ShardFailure.index)
        case (nil, _?): throw .missing(ShardFailure.index, beside: ShardFailure.count)
        case (let index?, let count?):
            let total = try Self.number(count, of: ShardFailure.count)
            guard total > 0 else { throw .noShards(total) }
            let number = try Self.number(index, of: ShardFailure.index)
            guard (0..<total).contains(number) else { throw .outside(number, count: total) }
            self.init(index: number, count: total)
        }
        if let path = environment[ShardFailure.status], !path.isEmpty {
            let files = FileManager.default
            guard files.fileExists(atPath: path) || files.createFile(atPath: path, contents: Data()) else {
                throw .statusNotWritten(path)
            }
        }
    }

    private static func number(_ text: String, of variable: String) throws(ShardFailure) -> Int {
        guard let number = Int(text) else { throw .notANumber(text, variable) }
        return number
    }
}
