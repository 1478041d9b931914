import FailureReporting
import Foundation
import HeadlessUIKit
import JSONWriting
import Robot
import SampleApp
import Testing

@testable import ApplicationSession

/// An application that is driven by commands.
@MainActor @Suite("Sessions") struct SessionTests {
    private let session = Session("Counter", tools: Tool.all) {
        UIWindow.createWindowForTesting().rootViewController = CounterController()
    }

    /// The answer to a command as a person types it.
    @discardableResult
    private func ask(_ line: String) -> String {
        Prompt(session).answer(PromptWords(line).words)
    }

    @Test("A look has the screen, and each element on it with its role, name, value and state")
    func look() {
        #expect(
            ask("look") == """
                CounterController "Counter" · 0 s
                e1 text "0"
                e2 button "Add"
                e3 button "Reset" disabled
                e4 textField "Name"
                e5 toggle "Sound" = "0"
                e6 button "Later"
                off screen: 1 below
                """)
    }

    @Test("A step says what changed, was added and has gone; references stay those of their elements")
    func steps() {
        ask("look")
        #expect(
            ask("tap Add") == """
                CounterController "Counter" · 0 s
                ~ e1 text "1"
                ~ e3 button "Reset"
                off screen: 1 below
                """)
        ask("tap e2")
        #expect(ask("tap Reset").contains("~ e1 text \"0\"\n- 1 gone"))
        #expect(ask("tap e3") == "e3 is gone. It was button \"Reset\" disabled.\nTry: look")
        #expect(ask("set Sound to on").contains("~ e5 toggle \"Sound\" = \"1\""))
        #expect(ask("type \"Ada L\" into Name").contains("~ e4 textField \"Name\" = \"Ada L\" focused"))
        #expect(ask("type x").contains("= \"Ada Lx\""))
        #expect(ask("set e4 Eve").contains("= \"Eve\""))
        #expect(
            ask("steps").split(separator: "\n") == [
                "1. tap Add", "2. tap e2", "3. tap Reset", "4. set Sound on", "5. type \"Ada L\" Name",
                "6. type x", "7. set e4 Eve",
            ])
    }

    @Test("Time passes when it is told to, and a wait says what it waits for")
    func time() {
        #expect(ask("tap Later").contains("pending: "))
        #expect(ask("advance 20s").contains("· 20 s\nnothing changed"))
        #expect(ask("wait \"at last\"").contains("· 30 s\n+ e7 text \"Done at last\""))
        #expect(ask("advance 300ms").hasPrefix("CounterController \"Counter\" · 30.3 s"))
        #expect(ask("wait never 1").hasPrefix("The condition was still false after 1 s of virtual time"))
        #expect(ask("pending") == "Nothing is pending.")
    }

    @Test("Steps are taken back by running those before them once more, with the same references")
    func undo() {
        ask("look")
        let empty = ask("look")
        ask("tap Add")
        let one = ask("look")
        ask("tap Add")
        ask("type Ada into Name")
        #expect(ask("undo 2") == "took back tap Add, type Ada Name\n\(one)")
        #expect(ask("undo") == "took back tap Add\n\(empty)")
        #expect(ask("undo") == "There is no step to take back.")
        #expect(ask("tap e2").contains("~ e1 text \"1\""))
    }

    @Test("What cannot be done is said, and is no step")
    func errors() {
        let errors = [
            ("tpa Add", "There is no tool \"tpa\". Did you mean \"tap\" or \"type\"?"),
            ("tap", "tap needs target: "),
            ("tap e9", "There is no e9: 6 elements have been seen.\nTry: look"),
            ("tap e0", "theOnlyElement(withName(\"e0\")) found no element."),
            ("tap Ad", "theOnlyElement(withName(\"Ad\")) found no element.\nNearest: button \"Add\""),
            ("tap Add 99", "count is 99: it has to be a whole number from 1 to 10."),
            ("tap Add 1 2", "tap has no argument \"argument 3\". It takes target, role, count."),
            ("tap Add role:nose", "\"nose\" is no role. Roles: toggle, "),
            ("swipe sideways", "direction is \"sideways\", and has to be up, down, left, right."),
            ("advance -1", "time is \"-1\": it has to be a time such as 2, 2s or 300ms."),
            ("advance 1e99", "time is "),
            ("set Add 3", "button \"Add\" has no value that can be set."),
            ("set Sound maybe", "value is \"maybe\", and has to be on or off."),
            ("picture /nonexistent/a.svg", "The picture could not be written to \"/nonexistent/a.svg\""),
            ("device fly", "action is \"fly\", and has to be rotate left, "),
        ]
        for (line, error) in errors {
            let answer = ask(line)
            #expect(answer.hasPrefix(error), "\(line): \(answer)")
        }
        #expect(ask("steps") == "No steps yet.")
    }

    @Test("What an action fails for is the answer, with what cures it")
    func failures() {
        #expect(ask("tap Reset").hasPrefix("tapOn cannot touch button \"Reset\": it is disabled."))
        #expect(ask("why Reset").contains("It cannot be tapped: it is disabled."))
        #expect(ask("why Add").contains("It can be tapped."))
        #expect(ask("type x").hasPrefix("Typing \"x\" failed: nothing in UIWindow is first responder"))
        #expect(ask("tap \"Far down\"").contains("Far down"))
    }

    @Test("Several elements of one name are listed, and one is chosen by reference or role")
    func ambiguous() {
        let session = Session("Twins", tools: Tool.all) {
            let controller = UIViewController()
            for index in 0..<2 {
                let button = UIButton(frame: CGRect(x: 20, y: 100 + 60 * index, width: 100, height: 44))
                button.setTitle("Buy", for: .normal)
                controller.view.addSubview(button)
            }
            UIWindow.createWindowForTesting().rootViewController = controller
        }
        let answer = session.answer("tap", Arguments(["target": .string("Buy")]))
        #expect(answer.isError)
        #expect(
            answer.text == "2 elements are named \"Buy\". Say which:\ne1 button \"Buy\"\ne2 button \"Buy\"")
        #expect(!session.answer("tap", Arguments(["target": .string("e2")])).isError)
    }

    @Test("A launch that fails is said with the first answer")
    func launch() {
        let session = Session("Broken", tools: Tool.all) { TestFailure("The store is gone.").record() }
        #expect(
            session.answer("steps", Arguments()).text
                == "The launch failed: The store is gone.\nNo steps yet.")
        #expect(session.answer("look", Arguments()).text == "no screen · 0 s")
    }

    @Test("Two sessions with the same commands say the same, and their looks are short")
    func sameness() {
        func run() -> [String] {
            let session = Session("Notebook", tools: Tool.all) {
                SimulatedDevice.current.launch(NotebookDelegate.self)
            }
            let prompt = Prompt(session)
            return [
                "look", "type ada@example.com into Email", "type secret1 into Password", "tap \"Sign in\"",
                "look",
                "device \"rotate left\"", "look", "device home", "look", "tree", "undo 3", "steps",
            ]
            .map { prompt.answer(PromptWords($0).words) }
        }
        let first = run()
        #expect(first == run())
        #expect(first[4].contains("That password is not right."))
        for index in [0, 4, 6, 8] { #expect(first[index].count <= 1600, "\(first[index])") }
    }

    @Test("The session of the page about sessions is as it stands there")
    func example() {
        let text =
            // Example of Sessions.md
            """
            Notebook. Type help for the commands.
            SignInViewController "Sign in" · 0 s
            e1 header "Notebook"
            e2 textField "Email"
            e3 secureTextField "Password"
            e4 button "Sign in" disabled
            > type ada@example.com into Email
            SignInViewController "Sign in" · 0 s
            ~ e2 textField "Email" = "ada@example.com" focused
            keyboard up
            > type secret1 into Password
            SignInViewController "Sign in" · 0 s
            ~ e2 textField "Email" = "ada@example.com"
            ~ e3 secureTextField "Password" = "•••••••" focused
            ~ e4 button "Sign in"
            keyboard up
            > tap e4
            SignInViewController "Sign in" · 2 s
            ~ e3 secureTextField "Password" = "•••••••"
            + e5 text "That password is not right." #sign-in-error
            """
        // End of example
        let end =
            // Example of README.md
            """
            > type secret1 into Password
            SignInViewController "Sign in" · 0 s
            ~ e2 textField "Email" = "ada@example.com"
            ~ e3 secureTextField "Password" = "•••••••" focused
            ~ e4 button "Sign in"
            keyboard up
            > tap e4
            SignInViewController "Sign in" · 2 s
            ~ e3 secureTextField "Password" = "•••••••"
            + e5 text "That password is not right." #sign-in-error
            """
        // End of example
        #expect(text.hasSuffix(end))
        let prompt = Prompt(
            Session("Notebook", tools: Tool.all) { SimulatedDevice.current.launch(NotebookDelegate.self) })
        var lines = [prompt.greeting]
        for line in text.split(separator: "\n") where line.hasPrefix("> ") {
            lines.append("\(line)\n\(prompt.answer(PromptWords(String(line.dropFirst(2))).words))")
        }
        #expect(lines.joined(separator: "\n") == text)
    }

    @Test("An exported session is a test: the one that stands beside this file, and passes")
    func export() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let program = folder.appending(path: "../../../Examples/sample-session/main.swift").standardized.path
        let session = Session("Notebook", tools: Tool.all, source: LaunchSource(file: program, line: 5)) {
            SimulatedDevice.current.launch(NotebookDelegate.self)
        }
        let prompt = Prompt(session)
        for line in [
            "type ada@example.com into Email", "type secret1 into Password", "tap \"Sign in\" role:button",
            "tap Missing", "expect \"That password is not right.\"", "advance 300ms",
        ] {
            _ = prompt.answer(PromptWords(line).words)
        }
        let file = try String(contentsOf: folder.appending(path: "RecordedTests.swift"), encoding: .utf8)
        // It is the example of a page, too.
        let recorded = file.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("// ")
        }
        .joined(separator: "\n")
        #expect(prompt.answer(["export"]) == recorded)
        let other = prompt.answer(["export", "robot", "xctest", "Login"])
        #expect(
            other.contains(
                "import XCTest\n\n@MainActor final class LoginTests: RobotTestCase {\n    func testSession() {"
            ))
        #expect(prompt.answer(["export", "robot", "testing", "no name"]).hasPrefix("name is \"no name\""))
    }

    @Test(
        "Elements that are alike are told apart in exported code by identifier or place, and off screen scrolled to"
    )
    func code() throws {
        let session = Session("Twins", tools: Tool.all) {
            let controller = UIViewController()
            let scroll = UIScrollView(frame: UIScreen.main.bounds)
            scroll.contentSize = CGSize(width: 390, height: 3000)
            for index in 0..<3 {
                let button = UIButton(frame: CGRect(x: 20, y: 100 + 900 * index, width: 100, height: 44))
                button.setTitle("Buy", for: .normal)
                if index == 1 { button.accessibilityIdentifier = "second" }
                scroll.addSubview(button)
            }
            controller.view.addSubview(scroll)
            UIWindow.createWindowForTesting().rootViewController = controller
        }
        for line in ["look", "find Buy", "tap e1", "tap e2", "tap e3"] {
            _ = Prompt(session).answer(PromptWords(line).words)
        }
        #expect(
            try session.record().flatMap { RobotWords().lines(for: $0, before: nil, isTimed: false) ?? [] }
                == [
                    "tapOn(allElements(withRole(.button, named: \"Buy\"))[0])",
                    "tapOn(theOnlyElement(withIdentifier(\"second\")).scrolledIntoView)",
                    "tapOn(allElements(withRole(.button, named: \"Buy\"))[2].scrolledIntoView)",
                ])
    }
}
