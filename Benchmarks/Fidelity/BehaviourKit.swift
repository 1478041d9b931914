import Foundation

/// The files of behaviour that a Mac can run, counted.
struct BehaviourKit {
    /// How many logs are expected.
    let expected: Int
    /// How many of these a Mac recorded, and how many of those are the same.
    let recorded: Int
    let agreed: Int

    /// Counts the logs below a folder, in `Expected` and `Recorded`.
    init(folder: String) {
        let expected = Self.logs(in: "\(folder)/Expected")
        let recorded = Self.logs(in: "\(folder)/Recorded")
        self.expected = expected.count
        self.recorded = recorded.count { name, events in
            expected[name] != nil && !events.contains { $0.hasPrefix("skipped: ") }
        }
        agreed = expected.count { name, events in recorded[name] == events }
    }

    var agreedText: String {
        recorded == 0
            ? "none was run on a Mac yet"
            : "\(recorded) were run on a Mac, of which \(agreed) agree with Apple's own run"
    }

    /// The events by the log's name, in a folder and those in it; lines that begin with "#" are about the log.
    private static func logs(in folder: String) -> [String: [Substring]] {
        var logs: [String: [Substring]] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard path.hasSuffix(".log"),
                let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            else { continue }
            let name = URL(fileURLWithPath: path).lastPathComponent
            logs[name] = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        }
        return logs
    }
}
