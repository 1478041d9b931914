import Foundation

/// A terminal whose keys are read as they are pressed.
@MainActor
final class Terminal {
    private let input: Int32
    private let output: Int32
    private var reader = KeyReader()
    private var keys: [LineBuffer.Key] = []

    /// The terminal of standard input and output, or of the process; `nil` if there is none.
    init?() {
        if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            (input, output) = (STDIN_FILENO, STDOUT_FILENO)
        } else {
            return nil
        }
        if Self.isDumb { return nil }
    }

    /// The terminal that the process was started from, also where its input and output are others; `nil` if it has
    /// none.
    static func ofProcess() -> Terminal? {
        let file = open("/dev/tty", O_RDWR)
        return file < 0 || isDumb ? nil : Terminal(file)
    }

    private init(_ file: Int32) { (input, output) = (file, file) }

    /// Runs a body while the terminal is this process's: `swift test` runs tests in the background, where keys do not
    /// reach them.
    func whileInForeground(_ body: () -> Void) {
        let group = tcgetpgrp(input)
        guard group >= 0, group != getpgrp() else { return body() }
        // What a process in the background does to its terminal stops it, unless it ignores that.
        let former = signal(SIGTTOU, SIG_IGN)
        tcsetpgrp(input, getpgrp())
        body()
        tcsetpgrp(input, group)
        signal(SIGTTOU, former)
    }

    private static var isDumb: Bool {
        ["", "dumb"].contains(Computer.variable("TERM") ?? "")
    }

    /// Whether texts may be in colours: not where `NO_COLOR` is set (no-color.org).
    var hasColours: Bool { (Computer.variable("NO_COLOR") ?? "").isEmpty }

    var width: Int {
        var size = winsize()
        return ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes.removeFirst(count)
        }
    }

    /// Edits a line until it is entered; `nil` at the end of the input.
    func line(_ prompt: String, in buffer: inout LineBuffer) -> String? {
        var former = termios()
        guard tcgetattr(input, &former) == 0 else { return nil }
        var raw = former
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
        tcsetattr(input, TCSADRAIN, &raw)
        defer { tcsetattr(input, TCSADRAIN, &former) }
        show(prompt, buffer)
        while let key = nextKey() {
            switch buffer.press(key) {
            case .edited: show(prompt, buffer)
            case .entered(let line):
                write("\n")
                return line
            case .cancelled:
                write("^C\n")
                show(prompt, buffer)
            case .ended:
                write("\n")
                return nil
            case .clears:
                write("\u{1B}[H\u{1B}[2J")
                show(prompt, buffer)
            case .choices(let words):
                write("\n\(words.joined(separator: "  "))\n")
                show(prompt, buffer)
            }
        }
        return nil
    }

    private func nextKey() -> LineBuffer.Key? {
        while keys.isEmpty {
            var bytes = [UInt8](repeating: 0, count: 1024)
            let count = read(input, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            keys = reader.keys(bytes[..<count])
        }
        return keys.removeFirst()
    }

    /// Shows the line, or the part around the cursor of one that is too long.
    private func show(_ prompt: String, _ buffer: LineBuffer) {
        let room = max(10, width - prompt.count - 1)
        let first = max(0, buffer.cursor - room)
        let shown = buffer.characters[first..<min(buffer.characters.count, first + room)]
        let column = prompt.count + buffer.cursor - first
        write("\r\u{1B}[K\(prompt)\(String(shown))\r" + (column > 0 ? "\u{1B}[\(column)C" : ""))
    }
}
