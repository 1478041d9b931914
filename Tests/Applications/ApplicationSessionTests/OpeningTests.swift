import Foundation
import JSONWriting
import Robot
import SampleApp
import Testing

@testable import ApplicationSession

@MainActor @Suite("The page of a session") struct OpeningTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID()).html")

    private var page: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    @Test("An open page has the steps since it was opened, and is written again by undo")
    func steps() {
        defer { try? FileManager.default.removeItem(at: file) }
        let session = Session("Counter", tools: Tool.all) {
            UIWindow.createWindowForTesting().rootViewController = CounterController()
        }
        let prompt = Prompt(session)
        func ask(_ line: String) -> String { prompt.answer(PromptWords(line).words) }
        _ = ask("tap Add")
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(ask("open \(file.path)").hasPrefix("The page is \(file.path)."))
        #expect(page.contains("\"live\":1,"))
        _ = ask("tap Add")
        #expect(page.contains(",\"tap Add\""))
        _ = ask("set Sound on")
        #expect(page.contains("Sound"))
        #expect(page.contains("\"live\":3,"))
        #expect(ask("tap Sound 99").hasPrefix("count is 99"))
        #expect(page.contains("\"live\":3,"))
        _ = ask("undo 3")
        #expect(!page.contains(",\"tap Add\""))
        #expect(page.contains("\"live\":4,"))
        #expect(ask("steps") == "No steps yet.")
    }

    @Test("Without a file the page is in the temporary folder, named for the application")
    func usualFile() {
        let path = SessionPage.usualPath(of: "My App/1")
        #expect(path.hasSuffix("/robot-session-My-App-1.html"))
        #expect(!path.contains("robot-home"))
    }

    @Test("A page that cannot be written is an error, and no step tries it again")
    func unwritable() {
        let session = Session("Counter", tools: Tool.all) {
            UIWindow.createWindowForTesting().rootViewController = CounterController()
        }
        let answer = session.answer("open", Arguments(["file": .string("/dev/null/page.html")]))
        #expect(answer.isError)
        #expect(answer.text.hasPrefix("The page could not be written to \"/dev/null/page.html\": "))
        #expect(!session.answer("tap", Arguments(["target": .string("Add")])).isError)
    }
}
