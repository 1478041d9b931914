import Foundation
import Robot
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("What views are called in a trace", .robot(trace: .off).leftovers(.ignored))
struct NameCountsTests {
    private final class Badge: UILabel {}

    private func counts(_ modules: Set<String> = ["TraceTests"]) -> NameCounts {
        NameCounts(of: .shared, modules)
    }

    private func button(_ title: String, identifier: String? = nil) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        return button
    }

    private func show(_ views: UIView...) {
        let window = UIWindow.createWindowForTesting()
        for view in views { window.addSubview(view) }
        TimeLapse.advance(by: .zero)
    }

    @Test("A view has its role and name if it is the only element with them, and a turn if it is not")
    func roles() {
        let (pay, buy, second) = (button("Pay"), button("Buy"), button("  Buy\u{A0}"))
        show(pay, buy, second)
        let counts = counts()
        let names = counts.names(of: pay)
        #expect(names.role == "button")
        #expect(names.label == "Pay")
        #expect(names.alone.contains(.role))
        #expect(names.turn == nil && names.place == nil)
        // Names are compared as they are heard.
        #expect([buy, second].map { counts.names(of: $0).turn } == [0, 1])
        #expect(counts.names(of: buy).place == nil)
    }

    @Test("A hidden view has no role, and its texts are alone only where hidden views are looked for")
    func hidden() {
        let (pay, twin) = (button("Pay", identifier: "pay"), button("Pay", identifier: "twin"))
        pay.isHidden = true
        show(pay, twin)
        let (hidden, shown) = (counts().names(of: pay), counts().names(of: twin))
        #expect(hidden.role == "")
        #expect(hidden.alone == [.identifier])
        #expect(shown.alone == [.role, .identifier, .identifierAnywhere, .labelWithTraitAnywhere])
        #expect(shown.trait == "button")
    }

    @Test("A view of which nothing is alone has its place among those of a class that the test can name")
    func places() {
        let (one, other) = (Badge(), Badge())
        show(one, other)
        let names = [one, other].map { counts().names(of: $0) }
        #expect(names.map(\.className) == ["UILabel", "UILabel"])
        #expect(names.map(\.place) == [0, 1])
        #expect(names.map(\.alone) == [[], []])
        #expect(counts().names(of: one.window ?? one).alone == [.className])
    }

    @Test("A view outside of the key window is looked for in all windows")
    func windows() {
        let (below, above) = (button("Pay"), button("Pay"))
        show(below)
        show(above)
        let (first, last) = (counts().names(of: below), counts().names(of: above))
        #expect([first.isElsewhere, last.isElsewhere] == [true, false])
        #expect(last.alone.contains(.role))
        #expect(first.turn == 1)
    }

    @Test("The modules whose inside a test sees are its own and those that its file imports with @testable")
    func modules() {
        let lines = [
            ("@testable import App", "App"), ("  @testable import class App.Form", "App"),
            ("@testable import App // for the form", "App"), ("@testable public import App;", "App"),
            ("import App", nil), ("// @testable import App", nil),
            ("let text = \"@testable import App\"", nil),
        ]
        for (line, module) in lines { #expect(TestModules.testableImport(in: line) == module, "\(line)") }
        #expect(TestModules(module: "TraceTests", file: #filePath).names == ["TraceTests", "Trace"])
    }
}
