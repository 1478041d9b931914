import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Failures of queries") struct QueryFailureTests {
    private func text(_ query: ViewQuery) -> String {
        #expect(query.isEmpty)
        return QueryFailure(nothingFoundBy: query, for: "tapOn").description
    }

    @Test("Without a key window there is nothing to look at")
    func noKeyWindow() {
        inOwnApplication {
            #expect(
                text(theFirstView(withLabel("Cancel"))) == """
                    tapOn(theFirstView(withLabel("Cancel"))) found no view: there is no key window. \
                    Show one first, such as UIWindow.createWindowForTesting(showing: controller).
                    """)
        }
    }

    @Test("An empty window is shown as it is")
    func emptyWindow() {
        inOwnApplication {
            UIWindow.createWindowForTesting()
            #expect(
                text(theFirstView(withLabel("Cancel"))) == """
                    tapOn(theFirstView(withLabel("Cancel"))) found no view.
                    UIWindow (0 0; 390 844) is empty: it has no rootViewController and no subviews.
                    Looked at 1 view in the key window, UIWindow (0 0; 390 844).
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                    """)
            #expect(
                text(allSubviews()).hasPrefix(
                    "tapOn(allSubviews()) found no view.\nUIWindow (0 0; 390 844) is empty: "))
        }
    }

    @Test(
        "Views with a text like the wanted one are named, nearest first, at most three, without worse guesses"
    )
    func nearTexts() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for text in ["Cancle", "OK", "Cncl", "Cansel", "Chancels", "cancel", "Delete", ""] {
                UILabel().named(text.lowercased(), 0, 0, 10, 10, in: window).text = text
            }
            #expect(
                text(theFirstView(withText("Cancel"))) == """
                    tapOn(theFirstView(withText("Cancel"))) found no view.
                    Nearest: UILabel "cancel" #cancel: text is "cancel", wanted "Cancel".
                    Also near:
                      UILabel "Cancle" #cancle: text is "Cancle", wanted "Cancel"
                      UILabel "Cansel" #cansel: text is "Cansel", wanted "Cancel"
                    UILabel "cancel" #cancel differs only in case: use withText(.exactly("Cancel").ignoringCase).
                    Try: theFirstView(withText("cancel"))
                    Looked at 9 views in the key window, UIWindow (0 0; 390 844).
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                        UILabel "Cancle" #cancle (0 0; 10 10)  <-- nearest miss
                        UILabel "OK" #ok (0 0; 10 10)
                        UILabel "Cncl" #cncl (0 0; 10 10)
                        UILabel "Cansel" #cansel (0 0; 10 10)  <-- nearest miss
                        UILabel "Chancels" #chancels (0 0; 10 10)
                        UILabel "cancel" #cancel (0 0; 10 10)  <-- nearest miss
                        UILabel "Delete" #delete (0 0; 10 10)
                        UILabel (0 0; 10 10)
                    """)
        }
    }

    @Test("Texts with no character in common are not alike, however short")
    func shortTexts() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for text in ["", "No", "a"] { UILabel().named("l", 0, 0, 10, 10, in: window).text = text }
            #expect(!text(theFirstView(withText("Yes"))).contains("Nearest"))
            #expect(!text(theFirstView(withText("OK"))).contains("Nearest"))
            #expect(text(theFirstView(withText("Nö"))).contains(#"text is "No", wanted "Nö""#))
        }
    }

    struct Miss: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var predicate: ViewPredicate
        var text: String

        init(_ description: String, _ predicate: ViewPredicate, _ text: String) {
            testDescription = description
            self.predicate = predicate
            self.text = text
        }
    }

    nonisolated static let misses = [
        Miss(
            "label", withLabel("Headings"),
            #"UILabel "Heading" #title: label is "Heading", wanted "Headings""#),
        Miss("identifier", withIdentifier("row2"), #"UIView #row: identifier is "row", wanted "row2""#),
        Miss(
            "class", matching(ofClass(UIButton.self), withText("Secret")),
            #"UILabel "Secret" #inHidden: it is a UILabel, wanted UIButton"#),
        Miss(
            "hidden by a superview", matching(withText("Secret"), onScreenAndVisible(true)),
            #"UILabel "Secret" #inHidden: its superview UIView #hidden is hidden"#),
        Miss(
            "hidden itself", matching(withIdentifier("hidden"), onScreenAndVisible(true)),
            "UIView #hidden: it is hidden"),
        Miss(
            "in a transparent one", matching(withIdentifier("inFaint"), onScreenAndVisible(true)),
            "UIView #inFaint: its superview UIView #faint has alpha 0"),
        Miss(
            "clipped to nothing", matching(withIdentifier("clipper"), withVisibility(true)),
            "UIView #clipper: it is clipped to nothing, with a size of 0×0"),
        Miss(
            "in a clipping one", matching(withIdentifier("inClipper"), onScreenAndVisible(true)),
            "UIView #inClipper: its superview UIView #clipper is clipped to nothing, with a size of 0×0"),
        Miss(
            "off screen", matching(withIdentifier("lowRow"), onScreen(true)),
            "UIView #lowRow: it is off screen, at (0 1000; 100 20)"),
        Miss(
            "in one off screen", matching(withIdentifier("inAside"), onScreenAndVisible(true)),
            "UIView #inAside: its superview UIView #aside is off screen, at (390 0; 100 100)"),
        Miss(
            "on screen", matching(withIdentifier("row"), onScreen(false)),
            "UIView #row: it is on screen"),
        Miss(
            "not", matching(withIdentifier("row"), !onScreen(true)), "UIView #row: it matches onScreen(true)"),
        Miss(
            "two parts", matching(withIdentifier("fancy"), withText("Titles"), withVisibility(false)),
            #"""
            FancyLabel "Title" #fancy: it is visible; \#
            text is "Title", wanted "Titles"
            """#),
        Miss(
            "no text", matching(withIdentifier("row"), withText("Lorem")),
            #"UIView #row: it has no text, wanted "Lorem""#),
    ]

    @Test("A view that only meets conditions on its state is not a near miss")
    func strangers() {
        inOwnApplication {
            SampleTree.build()
            let nothingNear = [
                theFirstView(withText("Unheard of"), onScreenAndVisible(true)),
                theFirstView(withVisibility(true), withIdentifier("elsewhere")),
                allViews(onScreen(false), onScreenAndVisible(true)),
            ]
            for query in nothingNear { #expect(!text(query).contains("Nearest")) }
        }
    }

    @Test("The nearest miss says what it lacks", arguments: misses)
    func shortfalls(_ miss: Miss) {
        inOwnApplication {
            SampleTree.build()
            let lines = text(theFirstView(miss.predicate)).split(separator: "\n")
            #expect(lines[1] == "Nearest: \(miss.text).")
        }
    }

    @Test("Looking for near misses asks closures no more than the query did")
    func closures() {
        inOwnApplication {
            SampleTree.build()
            let line = #line + 1
            let isCross = satisfying { ($0 as! UIButton).currentTitle == "x" }
            let query = theFirstView(isCross, ofClass(UIButton.self))
            #expect(
                text(query).split(separator: "\n")[1]
                    == #"Nearest: UIButton "Save" #save: it does not match satisfying { … } at "#
                    + "QueryFailureTests.swift:\(line).")
        }
    }

    @Test("Long texts are shown where they differ, and line breaks as escapes")
    func longTexts() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let long = String(repeating: "lorem ipsum ", count: 100)
            UILabel().named("l", 0, 0, 10, 10, in: window).text = long + "dolor\nsit" + long
            let failure = text(theFirstView(withText(long + "dolar\nsit" + long)).inside(window.subviews[0]))
            let shown = failure.split(separator: "\n").suffix(4).map(String.init)
            let after = "lorem ipsum lorem ipsum lorem ipsu"
            #expect(
                shown == [
                    #"Nearest: UILabel "\#(long.prefix(39))…" #l: text is …"psum lorem ipsum dolor\nsit\#(after)"…, "#
                        + #"wanted …"psum lorem ipsum dolar\nsit\#(after)"…."#,
                    "Looked at 1 view in \(window.subviews[0]).",
                    "The view hierarchy:",
                    #"  UILabel "\#(long.prefix(39))…" #l (0 0; 10 10)  <-- nearest miss"#,
                ])
        }
    }

    @Test("What only shows the text of a near miss is not named beside it")
    func partsOfMisses() {
        inOwnApplication {
            SampleTree.build()
            let lines = text(theFirstView(withLabel("Safe"))).split(separator: "\n")
            #expect(
                lines[1] == #"Nearest: UIButton "Save" #save: label is "Save", wanted "Safe"."#)
            #expect(lines[2] == #"Try: theFirstView(withLabel("Save"))"#)
        }
    }

    @Test("The most expensive conditions are checked for the nearest views, wherever they are")
    func nearestLast() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for index in 0..<100 { FormTree.button("Row \(index)", "row", 0, 0, in: window) }
            FormTree.button("Save", "save", 0, 0, in: window)
            UIView().named("veil", 0, 0, 390, 844, in: window)
            let query = theFirstView(ofClass(UIButton.self), withLabel("Save"), hittable(true))
            #expect(
                text(query).split(separator: "\n")[1]
                    == #"Nearest: UIButton "Save" #save: it is covered by UIView #veil at (0 0; 390 844) of the "#
                    + "window.")
        }
    }

    @Test("The failure is the same each time it is made")
    func deterministic() {
        inOwnApplication {
            SampleTree.build()
            let query = allViews(ofClass(UILabel.self), withText("Titel")).sortedBy(by(\.tag), by(\.center.x))
            #expect(Set((0..<5).map { _ in text(query) }).count == 1)
            #expect(!text(query).contains("0x"))
        }
    }

    @Test("In a tree 20,000 levels deep with all of it hidden, a failure takes no stack and little room")
    func deepTrees() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            var deepest: UIView = window
            for _ in 0..<20_000 {
                let inner = UIView()
                deepest.addSubview(inner)
                deepest = inner
            }
            window.subviews[0].isHidden = true
            let failure = text(allSubviews(ofClass(UIView.self), onScreenAndVisible(true)))
            #expect(failure.count < 4000)
            #expect(failure.contains("  UIView: its superview UIView is hidden\n"))
        }
    }
}
