import FailureReporting
import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Queries for each of several matches") struct SoleQueriesTests {
    /// The proposals in the failure of a query that finds several views.
    private func proposals(_ query: ViewQuery) -> [String] {
        let failures = FailureCollector.failures { #expect(query.isEmpty) }
        #expect(failures.count == 1)
        return failures[0].text.split(separator: "\n").dropFirst().map { line in
            line.firstRange(of: ": ").map { String(line[$0.upperBound...]) } ?? ""
        }
    }

    private func build() -> UIWindow {
        let window = UIWindow.createWindowForTesting()
        for name in ["Tea", "Cup"] {
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            FormTree.label(name, "", 0, 0, in: row)
            FormTree.button("Remove", "", 0, 0, in: row)
            window.addSubview(row)
        }
        return window
    }

    @Test("An identifier comes first, then the role and the name, both instead of the other conditions")
    func ownNames() {
        inOwnApplication {
            let window = build()
            window.subviews[0].subviews[1].accessibilityIdentifier = "remove-tea"
            window.subviews[1].subviews[1].accessibilityLabel = "Remove the cup"
            #expect(
                proposals(theOnlyView(ofClass(UIButton.self))) == [
                    #"theOnlyView(withIdentifier("remove-tea"))"#,
                    #"theOnlyView(withRole(.button, named: "Remove the cup"))"#,
                ])
        }
    }

    @Test("Views with the same name differ by those around them")
    func relations() {
        inOwnApplication {
            let window = build()
            #expect(
                proposals(theOnlyView(withLabel("Remove"))) == [
                    #"theOnlyView(withLabel("Remove"), withSibling(withText("Tea")))"#,
                    #"theOnlyView(withLabel("Remove"), withSibling(withText("Cup")))"#,
                ])
            window.subviews[0].accessibilityIdentifier = "tea"
            #expect(
                proposals(theOnlyView(withLabel("Remove")))[0]
                    == #"theOnlyView(withLabel("Remove"), withParent(withIdentifier("tea")))"#)
            #expect(
                theOnlyView(withLabel("Remove"), withParent(withIdentifier("tea"))).first
                    === window.subviews[0].subviews[1])
        }
    }

    @Test(
        "Equal views are told apart by their positions, and views in a scope by a condition to add"
    )
    func positions() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for _ in 0..<2 { FormTree.button("Go", "", 0, 0, in: window) }
            #expect(
                proposals(theOnlyView(withLabel("Go"))) == [
                    #"allViews(withLabel("Go"))[0], by its position alone"#,
                    #"allViews(withLabel("Go"))[1], by its position alone"#,
                ])
            window.subviews[0].tag = 1
            window.subviews[0].accessibilityIdentifier = "go"
            #expect(
                proposals(theOnlyView(withLabel("Go")).inside(window)) == [
                    #"add withIdentifier("go")"#, "the one at position 1",
                ])
        }
    }
}
