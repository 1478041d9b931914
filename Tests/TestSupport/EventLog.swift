import Synchronization

/// What happened in a test, line by line, in the order in which it was noted.
///
/// ```swift
/// let log = EventLog()
/// button.addAction(UIAction { _ in log.add("tapped") }, for: .touchUpInside)
/// tapOn(button)
/// #expect(log.take() == "tapped")
/// ```
package final class EventLog: Sendable {
    private let state = Mutex<[String]>([])

    package init() {}

    /// The lines noted since the start, or since they were last taken.
    package var lines: [String] { state.withLock { $0 } }

    /// The lines as one text.
    package var text: String { lines.joined(separator: "\n") }

    package func add(_ line: String) {
        state.withLock { $0.append(line) }
    }

    /// Returns the lines as one text, and empties the log.
    package func take() -> String {
        takeLines().joined(separator: "\n")
    }

    /// Returns the lines, and empties the log.
    package func takeLines() -> [String] {
        state.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
