import FailureReporting

/// Why the variables that divide the tests name no part of them. Then no test is run, and each fails.
package enum ShardFailure: Failure, Hashable {
    case missing(String, beside: String)
    case notANumber(String, String)
    case noShards(Int)
    case outside(Int, count: Int)
    case statusNotWritten(String)

    static let index = "TEST_SHARD_INDEX"
    static let count = "TEST_TOTAL_SHARDS"
    static let status = "TEST_SHARD_STATUS_FILE"

    package var description: String {
        "\(reason) The test was not run. Set both, \(Self.index) from 0 to \(Self.count) - 1, or neither."
    }

    private var reason: String {
        switch self {
        case .missing(let missing, let other): "\(other) is set, but \(missing) is not."
        case .notANumber(let text, let variable):
            "\(variable) is \(String(reflecting: text)), which is not a whole number."
        case .noShards(let count): "\(Self.count) is \(count), which leaves no shard."
        case .outside(let index, let count):
            "\(Self.index) is \(index), but the \(count) shards are numbered 0 to \(count - 1)."
        case .statusNotWritten(let path):
            "\(Self.status) is \(String(reflecting: path)), where no file can be written."
        }
    }
}
