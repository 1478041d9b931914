import Foundation

/// A line on the terminal that is written over again and again; nothing where standard error is no terminal.
struct ProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var shown: String?

    mutating func show(_ text: String) {
        guard isTerminal, text != shown else { return }
        shown = text
        Self.write("\r\u{1B}[K\(text.prefix(79))")
    }

    mutating func clear() {
        if shown != nil { Self.write("\r\u{1B}[K") }
        shown = nil
    }

    private static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
