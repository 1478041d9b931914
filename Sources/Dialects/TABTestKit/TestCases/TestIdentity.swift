import Synchronization

/// Identifiers of test runs: another one for each test, and the same again in the next run of the process.
enum TestIdentity {
    /// How often tests of a name have begun.
    private static let counts = Mutex<[String: Int]>([:])

    static func next(for name: String) -> String {
        let number = counts.withLock { counts in
            counts[name, default: 0] += 1
            return counts[name, default: 0]
        }
        let (high, low) = (hash("\(name)#\(number)", from: 0), hash("\(name)#\(number)", from: 1))
        let bytes = (0..<16).map { UInt8(truncatingIfNeeded: ($0 < 8 ? high : low) >> (8 * ($0 % 8))) }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString }
    }

    /// The FNV-1a hash of a text, which unlike `Hasher` is the same in each process.
    private static func hash(_ text: String, from seed: UInt64) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
