import FailureReporting
import Robot
import TestSupport
import Testing

/// Hierarchies of 100,000 levels, of 500 in a quick run, in a test that is async: its thread has a small stack.
@MainActor
@Suite("Interaction in very deep hierarchies", .robot) struct DeepTreeTests {
    private static let levels = Rounds.of(100_000, share: 200)

    /// Puts a view into as many others.
    private func show<View: UIView>(_ view: View) -> View {
        let window = UIWindow.createWindowForTesting()
        view.frame = window.bounds
        var top: UIView = view
        for _ in 0..<Self.levels {
            let outer = UIView(frame: window.bounds)
            outer.addSubview(top)
            top = outer
        }
        window.addSubview(top)
        return view
    }

    @Test("Gestures on a view at the bottom of very many take no stack")
    func gestures() async throws {
        try await Task.sleep(for: .milliseconds(1))
        let view = show(UIControl())
        var events: [String] = []
        view.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
        tapOn(view)
        longPressOn(view, duration: .milliseconds(1))
        swipeLeftOn(view, duration: .milliseconds(1))
        pinchOn(view, scale: 2, duration: .milliseconds(1))
        #expect(events == ["tap", "tap", "tap", "tap"])
    }

    @Test("A touch that no view of very many handles goes up to the window, and so does a key")
    func unhandled() async throws {
        try await Task.sleep(for: .milliseconds(1))
        let label = show(UILabel())
        label.text = "Hello"
        let failures = FailureCollector.failures { tapOn(label) }.map {
            String($0.text.prefix { !$0.isNewline })
        }
        #expect(
            failures == [
                "tapOn cannot touch UILabel \"Hello\": its isUserInteractionEnabled is false, and none of its ancestors"
                    + " handles touches."
            ])
        #expect(label.undoManager != nil)
        label.copy(nil)
        #expect(label.target(forAction: .copy, withSender: nil) == nil)
    }

    @Test("A field at the bottom of very many views is typed into")
    func typing() async throws {
        try await Task.sleep(for: .milliseconds(1))
        let field = show(UITextField())
        tapOn(field)
        SoftwareKeyboard.main.type("hi")
        #expect(field.text == "hi")
        #expect(theFirstView(withText("hi")).first === field)
        #expect(field.resignFirstResponder())
    }

    @Test("The hierarchy of very many views is printed, and a failure there has its text")
    func texts() async throws {
        try await Task.sleep(for: .milliseconds(1))
        let view = show(UIControl())
        view.isEnabled = false
        let failures = FailureCollector.failures { tapOn(view) }.map {
            String($0.text.prefix { !$0.isNewline })
        }
        #expect(failures == ["tapOn cannot touch UIControl: it is disabled."])
        #expect(hierarchyText().contains("UIControl"))
        #expect(!view.isHittable)
    }

    @Test("Very many views of an application's own class are a failure that says so, and no crash")
    func ownClasses() async throws {
        try await Task.sleep(for: .milliseconds(1))
        let window = UIWindow.createWindowForTesting()
        var top: UIView = Own(frame: window.bounds)
        let bottom = top
        for _ in 0..<Rounds.of(5000, share: 10) {
            let outer = Own(frame: window.bounds)
            outer.addSubview(top)
            top = outer
        }
        window.addSubview(top)
        let texts = FailureCollector.failures { bottom.touchesBegan([], with: nil) }.map(\.text)
        #expect(
            texts == [
                "More than 250 responders of your own classes are on one responder chain, the last Own:"
                    + " it was not passed further up."
            ])
        let hits = FailureCollector.failures { tapOn(bottom) }.map {
            String($0.text.prefix { !$0.isNewline })
        }
        #expect(hits.first == "More than 250 overridden hit tests are nested in each other, the last of Own.")
    }
}

private final class Own: UIView {}
