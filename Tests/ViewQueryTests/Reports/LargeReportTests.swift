import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Failures in large hierarchies") struct LargeReportTests {
    private func text(_ query: ViewQuery) -> String {
        QueryFailure(nothingFoundBy: query, for: nil).description
    }

    @Test("Over very many views that all nearly fit, a report is short, and asks few of them what costs most")
    func wide() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let list = UIView().named("list", 0, 0, 390, 844, in: window)
            let count = Rounds.of(20_000, share: 10)
            for index in 0..<count {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.accessibilityIdentifier = "row"
                view.tag = index
                list.addSubview(view)
            }
            let queries = [
                theFirstView(withIdentifier("row"), hittable(true), withTag(-1)),
                theFirstView(withIdentifier("raw"), visible(atLeast: 2)),
                theFirstView(withIdentifier("row"), leftOf(list), withVisibility(false)),
                theFirstView(withIdentifier("raw"), withSibling(withIdentifier("column"))),
            ]
            for query in queries {
                let lines = text(query).split(separator: "\n")
                #expect(lines.count < 40)
                #expect(lines.contains { $0.hasPrefix("Looked at \(count + 2) views in ") })
                #expect(lines.contains { $0.hasPrefix("Nearest: UIView #row: ") })
                #expect(lines.last?.hasSuffix(" views") == true)
                #expect(lines.last?.hasPrefix("      … \(count / 10 - 1)") == true)
            }
        }
    }

    @Test("In a very deep tree a report shows both ends of the way")
    func deep() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var innermost = root
        let count = Rounds.of(100_000, share: 10)
        for _ in 1..<count {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            innermost.addSubview(view)
            innermost = view
        }
        innermost.accessibilityIdentifier = "inner"
        // Where nothing is pending.
        inOwnApplication {
            #expect(
                text(theFirstView(withIdentifier("innner"), onScreenAndVisible(true)).inside(root)) == """
                    theFirstView(withIdentifier("innner"), onScreenAndVisible(true)).inside(UIView) found no view.
                    Nearest: UIView #inner: identifier is "inner", wanted "innner".
                    Looked at \(count) views in UIView (0 0; 100 100), which is not in a window.
                    The view hierarchy:
                      UIView (0 0; 100 100)
                        … \(count - 3) levels
                          UIView (0 0; 100 100)
                            UIView #inner (0 0; 100 100)  <-- nearest miss
                    """)
        }
    }

    @Test("A query of thousands of views, or with an endless text, is not written out whole")
    func longQueries() {
        let root = UIView()
        for index in 0..<3000 { UIView().named("v\(index)", 0, 0, 1, 1, in: root) }
        let query = theFirstView(withText(String(repeating: "long ", count: 10_000))).insideOneOf(
            root.subviews)
        var lines: [Substring] = []
        inOwnApplication { lines = text(query).split(separator: "\n") }
        #expect(lines[0].count < 650)
        #expect(
            lines[0].hasSuffix(
                ".insideOneOf([UIView #v0, UIView #v1, UIView #v2, and 2997 more]) found no view."))
        #expect(lines[1] == "No view there has a text.")
        #expect(
            lines[2] == """
                Looked at 3000 views in UIView #v0 (0 0; 1 1), UIView #v1 (0 0; 1 1), UIView #v2 (0 0; 1 1) and \
                2997 more, which are not in a window.
                """)
        #expect(lines.count < 10)
    }

    /// Takes views away when it is asked what it is called.
    private final class Saboteur: UIView {
        var victims: [UIView] = []

        func arm(_ views: [UIView]) { victims = views.filter { $0 !== self } }

        override var accessibilityLabel: String? {
            get {
                for victim in victims {
                    for view in victim.subviews { view.removeFromSuperview() }
                    victim.removeFromSuperview()
                }
                victims = []
                return "Saboteur"
            }
            set {}
        }
    }

    @Test("Code that takes views out of the tree and frees them meanwhile does no harm", arguments: 0..<8)
    func sabotage(_ position: Int) {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for index in 0..<8 {
                let card = UIView().named("card\(index)", 0, 0, 10, 10, in: window)
                for inner in 0..<4 { FormTree.button("Pay \(inner)", "pay\(inner)", 0, 0, in: card) }
            }
            let saboteur = Saboteur()
            window.insertSubview(saboteur, at: position)
            saboteur.arm(window.subviews)
            #expect(text(theFirstView(withLabel("Pay"))).contains("Looked at "))
            saboteur.arm(window.subviews)
            #expect(text(theFirstView(withLabel("Saboteurs"), hittable(true))).contains("UIWindow"))
            window.addSubview(UIView().named("more", 0, 0, 10, 10))
            saboteur.arm(window.subviews)
            #expect(window.hierarchyText().contains("Saboteur"))
        }
    }

    @Test("A closure that takes the views away that it is asked about does no harm")
    func closures() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for index in 0..<20 { FormTree.button("B\(index)", "b\(index)", 0, 0, in: window) }
            let query = allViews(
                ofClass(UIButton.self),
                satisfying { view in
                    view.superview?.subviews.last?.removeFromSuperview()
                    view.removeFromSuperview()
                    return false
                })
            let failure = text(query)
            #expect(failure.contains("Nearest: UIButton \"B0\" #b0: it does not match satisfying"))
            #expect(window.subviews.isEmpty)
        }
    }

    @Test("Closures in alternatives are asked only about views that meet what stands beside them")
    func guardedClosures() {
        inOwnApplication {
            FormTree.build(in: UIWindow.createWindowForTesting())
            let isStrange = satisfying { ($0 as! UIButton).accessibilityLabel == "Strange" }
            let query = theFirstView(
                withLabel("Nome") || matching(ofClass(UIButton.self), isStrange), withTag(0))
            #expect(text(query).contains(#"Nearest: UILabel "Name" #nameLabel: "#))
        }
    }
}
