import Foundation

/// A session in a process of its own, which is restarted when the application's code ends it.
final class Supervisor {
    /// How lines are understood.
    struct Language: Sendable {
        /// Whether a line is answered.
        let isAnswered: @Sendable (String) -> Bool
        /// The answer to a line that says an error; `nil` if the line has none.
        let error: @Sendable (_ line: String, _ text: String) -> String?
        /// Whether a line asks for tests to be built and run, for which there is more patience.
        var runsTests: @Sendable (String) -> Bool = { _ in false }
        /// A line that does something, as a person would say it; `nil` for any other.
        var words: @Sendable (String) -> String? = { _ in nil }
    }

    /// For how many seconds a build and a run of tests may take.
    static let patienceForTests = 1800.0

    /// For how many seconds of real time an answer may take.
    static let patience = 60.0

    /// How many of the last commands are named after a crash.
    private static let fewCommands = 5

    private let language: Language
    private let patience: Double
    private let makeChild: () throws(LineChild.Ending) -> LineChild
    private var child: LineChild?
    /// What was answered, and is repeated after a crash.
    private var lines: [String] = []

    init(
        _ language: Language, patience: Double = Supervisor.patience,
        makeChild: @escaping () throws(LineChild.Ending) -> LineChild
    ) {
        (self.language, self.patience, self.makeChild) = (language, patience, makeChild)
    }

    /// The answer to a line; `nil` if it has none.
    func answer(_ line: String) -> String? {
        do throws(LineChild.Ending) {
            let child = try running()
            let isAnswered = language.isAnswered(line)
            let answer = try child.send(
                line, isAnswered: isAnswered,
                patience: language.runsTests(line) ? max(patience, Self.patienceForTests) : patience)
            lines.append(line)
            return isAnswered ? answer : nil
        } catch {
            child = nil
            return language.error(line, text(of: error))
        }
    }

    /// The process; a new one repeats what was answered.
    private func running() throws(LineChild.Ending) -> LineChild {
        if let child { return child }
        let new = try makeChild()
        for line in lines {
            do throws(LineChild.Ending) {
                _ = try new.send(line, isAnswered: language.isAnswered(line), patience: patience)
            } catch {
                // What was answered once ends it now: it depends on something outside.
                lines = []
                throw error
            }
        }
        child = new
        return new
    }

    private func text(of ending: LineChild.Ending) -> String {
        var text =
            "\(ending.text(patience: patience)) The next command begins it anew, with all commands before this one."
        let words = lines.compactMap(language.words).suffix(Self.fewCommands)
        if !words.isEmpty { text += "\nBefore it: \(words.joined(separator: ", "))" }
        return text
    }
}

extension LineChild.Ending {
    /// What happened, as a sentence.
    ///
    /// - Parameter patience: for how many seconds it was waited for an answer.
    func text(patience: Double = Supervisor.patience) -> String {
        switch self {
        case .exit(let status): "The application ended the process with status \(status)."
        case .signal(SIGINT): "The command was interrupted."
        case .signal(let signal):
            "The application crashed (signal \(signal)); standard error has what it said."
        case .silence: "The application did not return within \(Int(patience)) seconds, and was ended."
        case .notRun(let reason): "The session's process could not be run: \(reason)"
        }
    }
}
