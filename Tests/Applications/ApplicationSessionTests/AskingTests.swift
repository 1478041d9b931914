import Foundation
import Robot
import Testing

@testable import ApplicationSession

/// What a session tells besides the screen, and the ways it goes.
@MainActor @Suite("Asking and branching in a session") struct AskingTests {
    private let session = Session("Counter", tools: Tool.all) {
        UIWindow.createWindowForTesting().rootViewController = CounterController()
    }

    private func ask(_ line: String) -> String { Prompt(session).answer(PromptWords(line).words) }

    @Test("A branch has the steps so far, and each goes on by itself")
    func branches() {
        _ = ask("tap Add")
        #expect(ask("branch other").hasPrefix("on other\n"))
        _ = ask("tap Add")
        #expect(ask("branch") == "  main: 1 steps\n* other: 2 steps")
        #expect(ask("branch main").contains("e1 text \"1\""))
        #expect(ask("branch other").contains("e1 text \"2\""))
        #expect(ask("branch \"\"").hasPrefix("name is \"\""))
    }

    @Test("Steps are taken back to a number")
    func undo() {
        for _ in 0..<3 { _ = ask("tap Add") }
        #expect(session.answer("undo", Arguments(["to": .integer(1)])).text.contains("e1 text \"1\""))
        #expect(
            session.answer("undo", Arguments(["to": .integer(5)]))
                == Answer(error: "to is 5: there are 1 steps.", cures: [Call("steps")]))
    }

    @Test("Views are found by identifiers and predicates, and the audit says what is wrong")
    func views() {
        #expect(ask("query text == 'Far down'").contains("UILabel \"Far down\" at (20 2000; 200 30)"))
        #expect(ask("query #nothing") == "No view meets withIdentifier(\"nothing\").")
        #expect(ask("query text ===").contains("text ==="))
        #expect(ask("audit").contains("findings") || ask("audit").contains("finding"))
        let before = ask("look")
        let guises = ask("guises devices+orientations")
        #expect(guises.contains(" in 6 guises\n1. "), "\(guises)")
        #expect(ask("look") == before)
        #expect(ask("guises esential").hasPrefix("There is no set of guises with the name \"esential\"."))
    }

    @Test("The lines are found that made a view and added its action, also of one that a step made")
    func source() {
        _ = ask("tap Later")
        _ = ask("advance 31s")
        let root = FileManager.default.currentDirectoryPath + "/"
        let path = #filePath.hasPrefix(root) ? String(#filePath.dropFirst(root.count)) : #filePath
        let folder = path.dropLast("/AskingTests.swift".count)
        #expect(
            ask("source Later") == """
                e6 button "Later"
                made at \(folder)/Counter.swift:30
                    let later = UIButton(frame: CGRect(x: 20, y: 310, width: 100, height: 44))
                action added at \(folder)/Counter.swift:32
                    later.addAction(
                """)
        #expect(
            ask("source \"Done at last\"").contains(
                "made at \(folder)/Counter.swift:35\n    let done = UILabel("))
        #expect(ask("source Nobody").hasPrefix("theOnlyElement"))
        let paused = Prompt(Session(paused: session.application, tools: Tool.all))
        #expect(paused.answer(["source", "Later"]).hasSuffix("was made before the session began."))
    }

    @Test("Requests are listed, routes answer them, and the connection is what it is set to")
    func network() {
        let session = Session("Loader", tools: Tool.all) {
            let controller = UIViewController()
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
            button.setTitle("Load", for: .normal)
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
            label.text = "Nothing"
            button.addAction(
                UIAction { _ in
                    guard let url = URL(string: "https://example.com/items") else { return }
                    VirtualNetworking::URLSession.shared.dataTask(with: url) { data, _, error in
                        let text =
                            data.map { String(decoding: $0, as: UTF8.self) }
                            ?? (error == nil ? "" : "no answer")
                        DispatchQueue.main.async { label.text = text }
                    }.resume()
                }, for: .touchUpInside)
            for view in [button, label] { controller.view.addSubview(view) }
            UIWindow.createWindowForTesting().rootViewController = controller
        }
        let prompt = Prompt(session)
        func ask(_ words: String...) -> String { prompt.answer(words) }
        #expect(ask("network") == "Nothing was requested.")
        let failure = ask("tap", "Load")
        #expect(failure.contains("Try: network route \"GET https://example.com/items\" {}"), "\(failure)")
        #expect(ask("network", "route", "GET https://example.com/items", "[1]").contains("nothing changed"))
        #expect(ask("tap", "Load").contains("text \"[1]\""))
        #expect(ask("network").contains("GET https://example.com/items, answered with 200"))
        #expect(ask("network", "offline").contains("·"))
        #expect(ask("tap", "Load").contains("text \"no answer\""))
        #expect(ask("network", "route", "/x", "{}", "9").hasPrefix("status is 9"))
        #expect(ask("network", "fly").hasPrefix("action is \"fly\""))
    }

    @Test("A failure proposes commands that can be given next")
    func cures() {
        #expect(ask("tap Ad").hasSuffix("Try: tap e2"))
        #expect(ask("tap e99").hasSuffix("Try: look"))
        #expect(ask("type x").contains("Try: type x e4"))
        #expect(ask("wait never 1").hasSuffix("Try: pending\nTry: wait never 60s"))
        #expect(ask("tap Reset").hasSuffix("Try: why Reset"))
        let answer = session.answer("tap", Arguments(["target": .string("Ad")]))
        #expect(answer.called.hasSuffix("Try: tap {\"target\":\"e2\"}"), "\(answer.called)")
        #expect(JSONCommands.line(of: answer).contains("\"try\":[{\"tool\":\"tap\",\"target\":\"e2\"}]"))
    }

    @Test("What one process hands to the next is read as it was written")
    func handover() {
        var handover = Handover(steps: [
            Handover.Command(
                tool: "tap", arguments: Arguments(["target": .string("\"Ä\"\n"), "count": .integer(2)]))
        ])
        #expect(Handover(handover.text) == handover)
        handover.isRecorded = true
        handover.branches = ["one": handover.steps, "two": []]
        handover.command = Handover.Command(tool: "export", arguments: Arguments())
        (handover.branch, handover.lead, handover.line) = ("one", "took back\n", "{\"id\": 1}")
        (handover.rest, handover.history) = (Data([0, 0xC3, 10]), ["look", ""])
        #expect(Handover(handover.text) == handover)
        #expect(Handover("{}") == nil)
        #expect(Handover("") == nil)
    }

    @Test("Another process goes on where one has stopped, with the answer that it owes")
    func resuming() {
        _ = ask("tap Add")
        _ = ask("tap Add")
        var left: Handover?
        session.replaceProcess = { left = $0 }
        let here = ask("undo")
        let other = Session("Counter", tools: Tool.all) {
            UIWindow.createWindowForTesting().rootViewController = CounterController()
        }
        let answer = left.map { other.resume($0) }
        #expect(answer?.text == here)
        #expect(other.steps.map(\.words) == ["tap Add"])
    }
}
