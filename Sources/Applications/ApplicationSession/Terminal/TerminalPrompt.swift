import Foundation
import Robot

/// The prompt of a session in a terminal, with completion, history and colours.
@MainActor
struct TerminalPrompt {
    private let session: Session
    private let terminal: Terminal

    init(_ session: Session, _ terminal: Terminal) {
        (self.session, self.terminal) = (session, terminal)
    }

    /// Reads commands until `quit`.
    func run(first: Answer, history: [String] = []) {
        let completion = Completion(session: session)
        var buffer = LineBuffer(history: history) { completion.words($0) }
        write(first)
        while let line = terminal.line("> ", in: &buffer) {
            let words = PromptWords(line).words
            if words.first == "quit" || words.first == "exit" { return }
            session.history = buffer.history
            session.take(line)
            write(Prompt(session).answer(to: words))
        }
    }

    func write(_ answer: Answer) {
        let colours = AnswerColours(width: terminal.width, hasColours: terminal.hasColours)
        let text = colours.text(answer.typed, isError: answer.isError)
        if !text.isEmpty { terminal.write("\(text)\n") }
    }
}
