import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

/// Typing into a target, which is tapped before unless it has keyboard focus.
@MainActor
@Suite("Typing into a target") struct TypingTargetTests {
    @Test("A target is tapped, and typed into; the next time it has keyboard focus already")
    func typing() {
        KeyboardStage.run { stage in
            let field = stage.field("email")
            var taps = 0
            field.addAction(UIAction { _ in taps += 1 }, for: .touchDown)
            theFirstView(withIdentifier("email")).type("ad")
            field.type("x", .delete, "a", .return)
            #expect(field.text == "ada" && taps == 1)
            let notes = stage.textView()
            notes.type("Hello")
            theFirstElement(withIdentifier("email")).type("b")
            #expect(notes.text == "Hello" && field.text == "adab" && taps == 2)
            allViews(withIdentifier("email")).clearText()
            #expect(field.text == "" && notes.text == "Hello")
        }
    }

    @Test("What does not take keyboard focus is a failure, at the caller's line, and nothing is typed")
    func failures() throws {
        try KeyboardStage.run { stage in
            let field = stage.field()
            let button = UIButton().named("button", 0, 200, 100, 40, in: stage.window)
            let query = theFirstView(withIdentifier("button"))
            let line = #line + 1
            let first = FailureCollector.failures { query.type("a") }
            let site = try #require(first.first?.site)
            #expect(
                first.count == 1 && first[0].text.hasPrefix("type failed: UIButton #button takes no text"))
            #expect("\(site.fileID)" == "KeyboardTests/TypingTargetTests.swift" && site.line == line)
            tapOn(field)
            #expect(
                failureTexts { query.type("a") } == [
                    "type failed: UIButton #button did not become first responder when it was tapped, and "
                        + "UITextField #field still is."
                ])
            button.isHidden = true
            #expect(failureTexts { query.type("a") }.first?.contains("it is hidden") == true)
            #expect(failureTexts { theFirstView(withIdentifier("none")).clearText() }.count == 1)
            #expect(field.text == "")
        }
    }

    /// A form of a test's own, with a method named `type`.
    @MainActor
    private struct Form {
        func type(_ email: String) { theFirstView(withIdentifier("email")).type(email) }
    }

    @Test("A page with a method named type hands on to it")
    func page() {
        KeyboardStage.run { stage in
            let field = stage.field("email")
            Form().type("ada")
            #expect(field.text == "ada")
        }
    }

    @Test("A search bar is typed into; a cell with a field is, too")
    func insideOut() {
        KeyboardStage.run { stage in
            let bar = UISearchBar().named("search", 0, 300, 390, 56, in: stage.window)
            bar.type("swift")
            bar.type("b")
            #expect(bar.text == "swiftb")
        }
    }
}
