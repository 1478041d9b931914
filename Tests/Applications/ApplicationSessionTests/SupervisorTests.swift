import Foundation
import Testing

@testable import ApplicationSession

/// A session in a process that the application's code may end.
@Suite("Sessions that crash") struct SupervisorTests {
    /// A process that answers a line by what it has got so far, and ends as it is told.
    private static let script = """
        all=""
        while read -r line; do
            case "$line" in
                crash) kill -SEGV $$ ;;
                leave) exit 3 ;;
                hang) exec sleep 100 ;;
                note*) all="$all $line" ;;
                *) all="$all $line"; echo "$all" ;;
            esac
        done
        """

    private let supervisor = Supervisor(
        Supervisor.Language(
            isAnswered: { !$0.hasPrefix("note") }, error: { "error in \($0): \($1)" },
            words: { $0.hasPrefix("c") ? nil : $0 }),
        patience: 1
    ) { () throws(LineChild.Ending) in
        try LineChild(URL(fileURLWithPath: "/bin/sh"), ["-c", SupervisorTests.script])
    }

    @Test("After a crash, an exit or silence the process is begun anew, and repeats what was answered")
    func endings() {
        let next = "The next command begins it anew, with all commands before this one."
        #expect(supervisor.answer("a") == " a")
        #expect(supervisor.answer("note b") == nil)
        let crash = "The application crashed (signal 11); standard error has what it said."
        #expect(supervisor.answer("crash") == "error in crash: \(crash) \(next)\nBefore it: a, note b")
        #expect(supervisor.answer("c") == " a note b c")
        #expect(
            supervisor.answer("leave")
                == "error in leave: The application ended the process with status 3. \(next)\nBefore it: a, note b"
        )
        #expect(supervisor.answer("d") == " a note b c d")
        let silence = "The application did not return within 1 seconds, and was ended."
        #expect(supervisor.answer("hang") == "error in hang: \(silence) \(next)\nBefore it: a, note b, d")
        #expect(supervisor.answer("e") == " a note b c d e")
    }

    @Test("A long answer, and a program that is not there")
    func extremes() {
        let long = String(repeating: "x", count: 200_000)
        #expect(supervisor.answer(long) == " \(long)")
        let nothing = Supervisor(Supervisor.Language(isAnswered: { _ in true }, error: { $1 })) {
            () throws(LineChild.Ending) in try LineChild(URL(fileURLWithPath: "/nonexistent/program"), [])
        }
        #expect(nothing.answer("a")?.hasPrefix("The session's process could not be run: ") == true)
    }

    @Test(
        "What a prompt goes on with after a crash: the steps before the command, and none if they crash as well"
    )
    @MainActor func prompts() {
        var state = Handover(steps: [
            Handover.Command(tool: "tap", arguments: Arguments(["target": .string("Add")]))
        ])
        (state.line, state.rest) = ("tap Break", Data("look".utf8))
        let next = state.after(.signal(11), last: nil)
        #expect(next?.steps == state.steps && next?.rest == state.rest)
        #expect(
            next?.lead == """
                The application crashed (signal 11); standard error has what it said.
                The session goes on without the last command.
                Repeated: tap Add
                Try: tap Break

                """)
        #expect(
            state.after(.signal(SIGINT), last: nil)?.lead.hasPrefix("The command was interrupted.\n") == true)
        let again = state.after(.signal(11), last: state)
        #expect(
            again?.steps == [] && again?.lead.contains("So did the steps when they were repeated") == true)
        state.steps = []
        #expect(state.after(.signal(11), last: state) == nil)
    }

    @Test("What needs no answer gets no error, and a call of a tool gets it as a result")
    @MainActor func protocolErrors() {
        #expect(MCPServer.error(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "Gone.") == nil)
        let call = #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"tap"}}"#
        #expect(
            MCPServer.error(call, "Gone.")?.contains(
                #""id":4,"result":{"content":[{"type":"text","text":"Gone."}],"isError":true}"#) == true)
        #expect(MCPServer.error("{", "Gone.")?.contains(#""code":-32603"#) == true)
    }
}
