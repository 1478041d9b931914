import Robot
import Testing

@testable import ApplicationSession

/// The line that is edited at a terminal's prompt.
@Suite("The line of a prompt") struct LineBufferTests {
    /// What a terminal sends, what the line is then, and where the cursor stands.
    private static let edits: [(keys: String, line: String, cursor: Int)] = [
        ("tap e1", "tap e1", 6), ("abc\u{1B}[D\u{1B}[Dx", "axbc", 2), ("abc\u{7F}\u{8}", "a", 1),
        ("abc\u{1}x\u{5}y", "xabcy", 5), ("abc\u{1B}[H\u{1B}[3~", "bc", 0), ("one two\u{17}", "one ", 4),
        ("one two\u{1B}[1;5D\u{B}", "one ", 4), ("one two\u{1B}b\u{15}", "two", 0), ("é👍🏽\u{7F}", "é", 1),
        ("a\u{1B}[99Xb", "ab", 2), ("ab\u{1B}OD\u{1B}OCc", "abc", 3), ("abc\u{4}", "abc", 3),
        ("\u{7F}\u{1B}[D", "", 0),
    ]

    @Test("Keys edit the line where the cursor stands", arguments: edits)
    func editing(keys: String, line: String, cursor: Int) {
        var (reader, buffer) = (KeyReader(), LineBuffer())
        // A terminal may send them in any pieces.
        for byte in keys.utf8 { for key in reader.keys([byte]) { _ = buffer.press(key) } }
        #expect(buffer.text == line)
        #expect(buffer.cursor == cursor)
    }

    @Test("Lines that were entered come back by the arrow keys, and the new one is kept meanwhile")
    func history() {
        var buffer = LineBuffer(history: ["look"])
        for key in [LineBuffer.Key.text("tap e1"), .enter, .text("ta"), .up] { _ = buffer.press(key) }
        #expect(buffer.text == "tap e1")
        _ = buffer.press(.up)
        _ = buffer.press(.up)
        #expect(buffer.text == "look")
        for _ in 0..<3 { _ = buffer.press(.down) }
        #expect(buffer.text == "ta")
        #expect(buffer.press(.cancel) == .cancelled)
        #expect(buffer.text.isEmpty)
        #expect(buffer.press(.endOfInput) == .ended)
        #expect(buffer.history == ["look", "tap e1"])
    }

    @Test("Tab completes the last word as far as it is certain, and then lists what is possible")
    func completion() {
        var buffer = LineBuffer { line in
            ["\"Sign in\"", "\"Sign up\"", "Email"].filter { $0.hasPrefix(line.contains("E") ? "E" : "\"S") }
        }
        _ = buffer.press(.text("tap \"S"))
        #expect(buffer.press(.tab) == .edited)
        #expect(buffer.text == "tap \"Sign ")
        #expect(buffer.press(.tab) == .choices(["\"Sign in\"", "\"Sign up\""]))
        _ = buffer.press(.deleteToStart)
        _ = buffer.press(.text("tap E"))
        #expect(buffer.press(.tab) == .edited)
        #expect(buffer.text == "tap Email ")
    }

    @MainActor
    @Test("Commands, elements on the screen and choices are completed")
    func words() {
        let session = Session("Counter", tools: Tool.all) {
            UIWindow.createWindowForTesting().rootViewController = CounterController()
        }
        let completion = Completion(session: session)
        #expect(completion.words("ta") == ["tap"])
        #expect(completion.words("tap A") == ["Add"])
        #expect(completion.words("tap fa") == ["\"Far down\""])
        #expect(completion.words("device rotate l").contains("rotate left") == false)
        #expect(completion.words("swipe d") == ["down"])
        #expect(completion.words("tap Add role:but") == ["role:button"])
        #expect(completion.words("nothing x").isEmpty)
    }

    @Test("A terminal shows what came and changed in colours, and cuts lines that are too wide")
    func colours() {
        let plain = AnswerColours(width: 12, hasColours: false)
        #expect(
            plain.text("Screen · 0 s\n+ e1 button \"Add\"", isError: false) == "Screen · 0 s\n+ e1 button…")
        #expect(
            plain.text("A text of an error that is long.", isError: true)
                == "A text of an error that is long.")
        let coloured = AnswerColours(width: 80, hasColours: true)
        #expect(
            coloured.text("Screen · 0 s\n+ e1", isError: false)
                == "\u{1B}[1mScreen · 0 s\u{1B}[0m\n\u{1B}[32m+ e1\u{1B}[0m")
    }
}
