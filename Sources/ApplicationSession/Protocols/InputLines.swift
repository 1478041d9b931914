import Foundation

/// The lines of standard input.
struct InputLines {
    /// Where answers are written.
    var output = FileHandle.standardOutput
    /// The longest line that is read.
    private static let longest = 1 << 20

    /// Answers each line, until there are no more or nobody reads the answers.
    ///
    /// - Parameter answer: returns the answer's line; `nil` for none.
    @MainActor
    func answer(by answer: (String) -> String?) {
        while let line = next() {
            guard let text = answer(line) else { continue }
            guard write(text + "\n") else { return }
        }
    }

    /// The next line that is not empty; `nil` at the end. The rest of one that is too long is dropped.
    func next() -> String? {
        while let line = readLine(strippingNewline: true) {
            if line.utf8.count > Self.longest { return String(line.prefix(Self.longest / 4)) }
            if line.contains(where: { !$0.isWhitespace }) { return line }
        }
        return nil
    }

    /// Writes a text; returns whether that was possible.
    func write(_ text: String) -> Bool {
        (try? output.write(contentsOf: Data(text.utf8))) != nil
    }
}
