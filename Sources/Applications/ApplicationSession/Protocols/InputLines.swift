import Foundation

/// The lines of standard input.
@MainActor
final class InputLines {
    /// Where answers are written.
    private let output: FileHandle
    /// What was read, and belongs to no line yet.
    private(set) var rest: Data
    private var isAtEnd = false
    /// The longest line that is read, in bytes.
    private static let longest = 1 << 20

    init(output: FileHandle = .standardOutput, rest: Data = Data()) {
        (self.output, self.rest) = (output, rest)
    }

    /// Answers each line, until there are no more or nobody reads the answers.
    ///
    /// - Parameter answer: returns the answer's line; `nil` for none.
    func answer(by answer: (String) -> String?) {
        while let line = next() {
            guard let text = answer(line) else { continue }
            guard write(text + "\n") else { return }
        }
    }

    /// The next line that is not empty; `nil` at the end. The rest of one that is too long is dropped.
    func next() -> String? {
        while let bytes = nextBytes() {
            let line = String(
                decoding: bytes.count > Self.longest ? bytes.prefix(Self.longest / 4) : bytes, as: UTF8.self)
            if line.contains(where: { !$0.isWhitespace }) { return line }
        }
        return nil
    }

    private func nextBytes() -> Data? {
        var searched = rest.startIndex
        while true {
            if let end = rest[searched...].firstIndex(of: 0x0A) {
                let line = rest[..<end]
                rest = Data(rest[(end + 1)...])
                return line.last == 0x0D ? line.dropLast() : line
            }
            searched = rest.endIndex
            if isAtEnd {
                defer { rest = Data() }
                return rest.isEmpty ? nil : rest
            }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count > 0 { rest += buffer[..<count] } else { isAtEnd = true }
        }
    }

    /// Writes a text; returns whether that was possible.
    func write(_ text: String) -> Bool {
        (try? output.write(contentsOf: Data(text.utf8))) != nil
    }
}
