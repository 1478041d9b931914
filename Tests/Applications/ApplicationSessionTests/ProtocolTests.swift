import JSONWriting
import Robot
import Testing

@testable import ApplicationSession

/// Commands as programs send them.
@MainActor @Suite("Protocols of sessions") struct ProtocolTests {
    private let session = Session("Counter", tools: Tool.all) {
        UIWindow.createWindowForTesting().rootViewController = CounterController()
    }

    @Test("A line of JSON is answered by one, whatever is in it")
    func lines() {
        let commands = JSONCommands(session)
        #expect(
            commands.answer(#"{"tool": "tap", "target": "Add"}"#).hasPrefix(
                #"{"text":"CounterController \"Counter\" "#))
        let errors = [
            "": "This line is not JSON: ", "{": "This line is not JSON: {", "[1]": "A command is an object",
            #"{"tool": 3}"#: "A command is an object", #"{"tool": "fly"}"#: #"There is no tool \"fly\"."#,
            #"{"tool": "tap", "target": null}"#: "tap needs target",
            #"{"tool": "tap", "target": ["Add"]}"#: "target is missing, or is no text.",
            #"{"tool": "tap", "target": "Add", "count": "two"}"#: "count is",
            #"{"tool": "tap", "target": "Add", "force": true}"#: #"tap has no argument \"force\"."#,
            "\u{0}\u{1}": "This line is not JSON",
        ]
        for (line, error) in errors {
            #expect(
                commands.answer(line).hasPrefix(#"{"error":""# + error), "\(line): \(commands.answer(line))")
        }
    }

    @Test("The Model Context Protocol: a client begins, lists the tools and calls them")
    func modelContextProtocol() throws {
        let server = MCPServer(session)
        let begun = try #require(
            server.answer(
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#
            ).flatMap { JSON(parsing: $0) })
        #expect(begun["result"]?["protocolVersion"]?.asText == "2025-03-26" && begun["id"] == .integer(1))
        #expect(server.answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
        let list = try #require(
            server.answer(#"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#).flatMap { JSON(parsing: $0) })
        guard case .array(let tools)? = list["result"]?["tools"] else {
            Issue.record("\(list.line)")
            return
        }
        #expect(tools.map { $0["name"]?.asText } == Tool.all.map(\.name) && list["id"] == .string("a"))
        for tool in tools { #expect(tool["inputSchema"]?["type"]?.asText == "object") }
        let call =
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"tap","arguments":{"target":"Add"}}}"#
        let called = try #require(server.answer(call).flatMap { JSON(parsing: $0) })
        #expect(called["result"]?["isError"] == .bool(false))
        let wrong =
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"tap","arguments":{"target":"Ad"}}}"#
        #expect(server.answer(wrong)?.contains(#""isError":true"#) == true)
    }

    @Test("What is no request of the protocol is an error with its code, or nothing for what needs no answer")
    func protocolErrors() {
        let server = MCPServer(session)
        let cases: [(line: String, code: Int?)] = [
            ("{", -32700), ("3", -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":[]}}"#,
                -32602
            ),
            (#"{"jsonrpc":"2.0","id":1,"result":{}}"#, nil),
            (#"{"jsonrpc":"2.0","method":"cancelled"}"#, nil),
        ]
        for (line, code) in cases {
            let answer = server.answer(line)
            if let code {
                #expect(answer?.contains("\"code\":\(code)") == true, "\(line)")
            } else {
                #expect(answer == nil, "\(line)")
            }
        }
        #expect(
            server.answer(#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#)
                == #"{"jsonrpc":"2.0","id":7,"result":{}}"#)
    }

    @Test("A line of a person's has words; what is in quotation marks is one")
    func words() {
        #expect(PromptWords("  type \"Ada  L\" into e3 ").words == ["type", "Ada  L", "into", "e3"])
        #expect(PromptWords("\"\" \"open").words == ["", "open"] && PromptWords(" ").words.isEmpty)
    }
}
