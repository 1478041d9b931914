import Foundation
import JSONWriting
import Synchronization
import TracePages

/// The folder that the traces of tests are written to, with an index of them.
final class TraceFolder: Sendable {
    /// A trace in the folder, for the index.
    struct Entry: Sendable {
        var file: String
        var test: TestDescription
        var steps: Int
        var failures: [String]
        var failedStep: String?
        var thumbnail: RecordedFrame?
    }

    private struct State: Sendable {
        var entries: [Entry] = []
        /// How often each name was given.
        var names: [String: Int] = [:]
    }

    /// The folder of this process: `ROBOT_TRACES`, and else `.build/traces` in the working directory.
    static let standard: TraceFolder = {
        let (path, warning) = TraceFolder.path(
            named: Foundation.ProcessInfo.processInfo.environment["ROBOT_TRACES"])
        if let warning { TraceWarning.write(warning) }
        return TraceFolder(URL(fileURLWithPath: path, isDirectory: true))
    }()

    /// The folder for a value of `ROBOT_TRACES`, and a warning if that names none.
    static func path(named value: String?) -> (path: String, warning: String?) {
        let usual = ".build/traces"
        guard let value else { return (usual, nil) }
        guard value.contains(where: { !$0.isWhitespace }) else {
            return (usual, "ROBOT_TRACES is empty: traces are written to \(usual).")
        }
        return (value, nil)
    }

    let url: URL
    private let state = Mutex(State())

    init(_ url: URL) {
        self.url = url
    }

    /// A file for the trace of a test, named after it; of several tests with one name, each has a number.
    func file(for suite: String, _ name: String) -> URL {
        let words = [suite, name].filter { !$0.isEmpty }.joined(separator: ".")
        let plain = String(words.map { Self.isPlain($0) ? $0 : "_" }.prefix(120))
        let base = plain.isEmpty ? "test" : plain
        let count = state.withLock { state in
            state.names[base, default: 0] += 1
            return state.names[base] ?? 1
        }
        return url.appending(path: count == 1 ? "\(base).html" : "\(base)-\(count).html")
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || ".-".contains(character))
    }

    /// Adds a trace to the index, which is written when the process ends.
    func add(_ entry: Entry) {
        let isFirst = state.withLock { state in
            state.entries.append(entry)
            return state.entries.count == 1
        }
        guard isFirst, self === Self.standard else { return }
        atexit { TraceFolder.standard.writeIndex() }
    }

    /// Writes the page that lists the traces of this process.
    func writeIndex() {
        let entries = state.withLock { $0.entries }
            .sorted { ($0.test.suite, $0.test.name, $0.file) < ($1.test.suite, $1.test.name, $1.file) }
        var tables = TraceTables()
        var frames: [JSON] = []
        var writer = FrameWriter(isForThumbnails: true)
        let tests = entries.map { entry -> JSON in
            let frame = entry.thumbnail.map { writer.json(of: $0, &tables) }
            if let frame { frames.append(frame) }
            return entry.json(frame: frame == nil ? nil : frames.count - 1)
        }
        let index = JSON.object(
            [("version", .integer(1)), ("title", .string("Traces"))] + tables.drawings.written() + [
                ("frames", .array(frames)), ("tests", .array(tests)),
            ])
        do {
            try PageFile(url: url.appending(path: "index.html")).write(TracePage().index(index))
        } catch {
            TraceWarning.write("the index of traces was not written: \(error)")
        }
    }
}

extension TraceFolder.Entry {
    fileprivate func json(frame: Int?) -> JSON {
        let link = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        return .members(
            test.pairs + [
                ("trace", .string(link)), ("steps", .integer(steps)),
                ("failures", .array(failures.map { .string($0) })),
                ("failedStep", failedStep.map { .string($0) }), ("frame", frame.map { .integer($0) }),
            ])
    }
}
