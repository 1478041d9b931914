/// A run of the compiler.
package struct CompilerRun {
    /// What it printed.
    package let output: String
    /// Whether it found nothing to complain of.
    package let isSuccess: Bool
    /// Whether it ended by itself, not by a signal.
    let hasExited: Bool
    /// Texts by which the compiler says that it stopped before the end.
    private static let stops = [
        "due to signal", "fatal error encountered", "too many errors emitted", "PLEASE submit a bug report",
        "Stack dump:",
    ]

    /// The errors in files, each once, in the compiler's order.
    var errors: [CompilerDiagnostic] { CompilerDiagnostic.all(in: output) }

    /// The line by which the compiler says that it stopped before the end; `nil` if it does not.
    var stop: String? {
        let lines = output.split(whereSeparator: \.isNewline)
        guard !hasExited || lines.contains(where: { line in Self.stops.contains { line.contains($0) } })
        else {
            return nil
        }
        return reason(lines)
    }

    /// Why it stopped, as far as it says so: the place at which it crashed, or an error outside of files.
    var reason: String { reason(output.split(whereSeparator: \.isNewline)) }

    private func reason(_ lines: [Substring]) -> String {
        let place = lines.last { $0.contains("While ") && $0.contains("(at [") }
        let error = lines.first { line in
            line.contains("error: ") && CompilerDiagnostic(line) == nil && !line.hasPrefix(" ")
        }
        let text = [error, place.map { $0.drop { $0 != "W" } }].compactMap { $0 }.joined(separator: ", ")
        return text.isEmpty ? "it ended early" : text
    }
}
