import Foundation
import JSONWriting
import Robot

/// Launches an application, and lets a person or a program, such as an agent, drive it from outside.
///
/// A program of a few lines is a session:
///
/// ```swift
/// @testable import MyApp
/// import ApplicationSession
///
/// ApplicationSession("MyApp") {
///     SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
/// }.run()
/// ```
///
/// `swift run MyAppSession` reads commands as a person types them, with `--json` lines of JSON, and with `--mcp` those
/// of the Model Context Protocol, each on standard input. See "Sessions".
public struct ApplicationSession: Sendable {
    private let name: String
    private let launch: @MainActor @Sendable () -> Void
    private let source: LaunchSource

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - name: the application's name.
    ///   - launch: launches the application, or shows a screen. It is called again for `undo`, in a world of its own.
    ///   - file: the file in which it is written, for exported tests.
    ///   - line: its line.
    public init(
        _ name: String, file: String = #filePath, line: Int = #line,
        launch: @escaping @MainActor @Sendable () -> Void
    ) {
        (self.name, self.launch) = (name, launch)
        source = LaunchSource(file: file, line: line)
    }

    /// Answers what standard input asks until it ends, and ends the program.
    ///
    /// The status is 2 for arguments that it does not know.
    public func run() -> Never {
        // The program's first lines are on the main thread; in Swift 5 mode the compiler does not know it.
        MainActor.assumeIsolated {
            let arguments = CommandLine.arguments.dropFirst()
            guard let way = Way(arguments) else {
                let text =
                    "error: A session does not know \(arguments.joined(separator: " ")).\n\(Way.usage)\n"
                FileHandle.standardError.write(Data(text.utf8))
                exit(2)
            }
            ProcessRestart.makeHashingTheSame()
            // A reader that has gone is not the end of the program by a signal, but of its output.
            signal(SIGPIPE, SIG_IGN)
            switch way {
            case .help: print(Way.help(for: name), terminator: "")
            case .prompt: prompt()
            case .json:
                answer(
                    in: .json, by: { JSONCommands($0).answer },
                    resumed: { answer, _ in JSONCommands.line(of: answer) })
            case .mcp: answer(in: .mcp, by: { MCPServer($0).answer }, resumed: MCPServer.line)
            }
            exit(0)
        }
    }

    /// The variable that a process has which answers itself, and is watched by another one.
    private static let variable = "ROBOT_SESSION_PROCESS"

    /// The session; one that takes the place of another process has its steps, and the answer that is owed.
    @MainActor
    private func session(_ input: InputLines, _ handover: Handover?) -> (Session, owed: Answer?) {
        let session = Session(
            name, tools: Tool.all, source: source, wantedView: handover?.view, launch: launch)
        func withRest(_ handover: Handover) -> Handover {
            var handover = handover
            handover.rest = input.rest
            return handover
        }
        session.replaceProcess = { ProcessRestart.run(withRest($0)) }
        let owed = handover.map { session.resume($0) }
        session.writesDown = PromptProcess.writesDown.map { write in { write(withRest($0)) } }
        return (session, owed)
    }

    /// Reads what a person types, or a file of commands, in a child process that is restarted after a crash.
    @MainActor
    private func prompt() {
        if getenv(Self.variable) == nil {
            setenv(Self.variable, "1", 1)
            if let status = PromptProcess.run() { exit(status) }
        }
        let handover = ProcessRestart.take()
        let input = InputLines(rest: handover?.rest ?? Data())
        let (session, owed) = session(input, handover)
        guard let terminal = Terminal() else {
            return Prompt(session).run(input, first: owed?.typed ?? Prompt(session).greeting)
        }
        TerminalPrompt(session, terminal).run(
            first: owed ?? Answer(text: Prompt(session).greeting), history: session.history)
    }

    /// Answers lines in a process that a crash of the application may end, and that is restarted then.
    @MainActor
    private func answer(
        in language: Supervisor.Language, by answer: (Session) -> (String) -> String?,
        resumed: (Answer, _ line: String) -> String
    ) {
        if getenv(Self.variable) != nil {
            let handover = ProcessRestart.take()
            let input = InputLines(output: StandardOutput.takeOver(), rest: handover?.rest ?? Data())
            let (session, owed) = session(input, handover)
            if let owed, let handover, !input.write(resumed(owed, handover.line) + "\n") { return }
            return input.answer(by: answer(session))
        }
        let supervisor = Supervisor(language) { () throws(LineChild.Ending) in
            try LineChild(
                Self.program, Array(CommandLine.arguments.dropFirst()),
                // The failure itself is written without; a backtrace takes seconds.
                environment: [Self.variable: "1", "SWIFT_BACKTRACE": "enable=no"])
        }
        InputLines().answer(by: supervisor.answer)
    }

    /// This program's file, also where it was found by the shell's search path.
    private static var program: URL {
        let path = try? FileManager().destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: path ?? CommandLine.arguments[0])
    }

    /// How commands come, and answers go.
    private enum Way: String {
        case prompt
        case json = "--json"
        case mcp = "--mcp"
        case help = "--help"

        static let usage = "Usage: swift run NAME [--json | --mcp | --help]"

        /// What the program does, its options and an example.
        static func help(for application: String) -> String {
            """
            Launches \(application), and lets a person or a program drive it from outside: look at the screen, tap,
            type, let time pass.

            \(usage)

            Without an option, it reads commands as a person types them; the command help lists them.
            --json  reads lines of JSON, and answers in such lines
            --mcp   speaks the Model Context Protocol, for agents
            --help  prints this

            Example: swift run NAME --json <<< '{"tool": "look"}'

            """
        }

        init?(_ arguments: some Collection<String>) {
            guard let first = arguments.first else {
                self = .prompt
                return
            }
            if arguments.contains("--help") || arguments.contains("-h") {
                self = .help
                return
            }
            guard arguments.count == 1, first.hasPrefix("--") else { return nil }
            self.init(rawValue: first)
        }
    }
}

extension Supervisor.Language {
    fileprivate static let json = Self(
        isAnswered: { _ in true }, error: { JSONCommands.line(of: Answer(error: $1)) },
        runsTests: { line in
            let command = JSON(parsing: line)
            return command?["tool"] == .string("export") && command?["folder"] != nil
        },
        words: { line in
            let command = JSON(parsing: line)
            return words(of: command?["tool"], command)
        })
    fileprivate static let mcp = Self(
        isAnswered: MCPServer.isAnswered, error: MCPServer.error,
        runsTests: { line in
            let call = JSON(parsing: line)?["params"]
            return call?["name"] == .string("export") && call?["arguments"]?["folder"] != nil
        },
        words: { line in
            let call = JSON(parsing: line)?["params"]
            return words(of: call?["name"], call?["arguments"])
        })

    /// A step that a line asks for, as a person would type it; `nil` if it asks for none.
    private static func words(of tool: JSON?, _ arguments: JSON?) -> String? {
        guard let tool = tool?.asText else { return nil }
        let command = Handover.Command(tool: tool, arguments: arguments?.asArguments ?? Arguments())
        return Session.Step(command, of: Tool.all).flatMap { $0.tool.acts ? $0.words : nil }
    }
}
