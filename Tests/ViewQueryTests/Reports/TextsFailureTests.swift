import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Failures of queries by text") struct TextsFailureTests {
    nonisolated static let cases = [
        FailureCase(
            "a longer text",
            #"""
            tapOn(theFirstView(ofClass(UIButton.self), withLabel("Cancel"))) found no view.
            Nearest: UIButton "Cancel order" #cancel: label is "Cancel order", wanted "Cancel".
            Try: theFirstView(ofClass(UIButton.self), withLabel("Cancel order"))
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)  <-- nearest miss
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(ofClass(UIButton.self), withLabel("Cancel"))
        },
        FailureCase(
            "others of a series, none of which is meant",
            #"""
            tapOn(theFirstView(withText("Row 10"))) found no view.
            Nearest: UILabel "Row 11" #r1: text is "Row 11", wanted "Row 10".
            Also near:
              UILabel "Row 12" #r2: text is "Row 12", wanted "Row 10"
              UILabel "Row 13" #r3: text is "Row 13", wanted "Row 10"
            Looked at 10 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UILabel "Row 11" #r1 (0 20; 100 20)  <-- nearest miss
                UILabel "Row 12" #r2 (0 40; 100 20)  <-- nearest miss
                UILabel "Row 13" #r3 (0 60; 100 20)  <-- nearest miss
                UILabel "Row 14" #r4 (0 80; 100 20)
                UILabel "Row 15" #r5 (0 100; 100 20)
                UILabel "Row 16" #r6 (0 120; 100 20)
                UILabel "Row 17" #r7 (0 140; 100 20)
                UILabel "Row 18" #r8 (0 160; 100 20)
                UILabel "Row 19" #r9 (0 180; 100 20)
            """#
        ) { window in
            for index in 1...9 {
                FormTree.label("Row 1\(index)", "r\(index)", 0, CGFloat(index) * 20, in: window)
            }
            return theFirstView(withText("Row 10"))
        },
        FailureCase(
            "more similar texts than near misses",
            #"""
            tapOn(theFirstView(withText("Plan z"))) found no view.
            Nearest: UILabel "Plan a" #a: text is "Plan a", wanted "Plan z".
            Also near:
              UILabel "Plan b" #b: text is "Plan b", wanted "Plan z"
              UILabel "Plan c" #c: text is "Plan c", wanted "Plan z"
            Did you mean withText("Plan d") or withText("Plan e")?
            Try: theFirstView(withText("Plan a"))
            Looked at 6 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UILabel "Plan a" #a (0 20; 100 20)  <-- nearest miss
                UILabel "Plan b" #b (0 40; 100 20)  <-- nearest miss
                UILabel "Plan c" #c (0 60; 100 20)  <-- nearest miss
                UILabel "Plan d" #d (0 80; 100 20)
                UILabel "Plan e" #e (0 100; 100 20)
            """#
        ) { window in
            for (index, name) in ["a", "b", "c", "d", "e"].enumerated() {
                FormTree.label("Plan \(name)", name, 0, CGFloat(index + 1) * 20, in: window)
            }
            return theFirstView(withText("Plan z"))
        },
        FailureCase(
            "another case",
            #"""
            tapOn(theFirstView(withLabel("cancel ORDER"))) found no view.
            Nearest: UIButton "Cancel order" #cancel: label is "Cancel order", wanted "cancel ORDER".
            UIButton "Cancel order" #cancel differs only in case: use withLabel(.exactly("cancel ORDER").ignoringCase).
            Try: theFirstView(withLabel("Cancel order"))
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)  <-- nearest miss
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(withLabel("cancel ORDER"))
        },
        FailureCase(
            "accents and case",
            #"""
            tapOn(theFirstView(withText("cafe"))) found no view.
            "cafe" is the identifier of UILabel "Café" #cafe: withIdentifier("cafe").
            UILabel "Café" #cafe differs only in case and accents: use withText(.exactly("cafe").ignoringCase.ignoringDiacritics).
            Try: theFirstView(withIdentifier("cafe"))
            Looked at 2 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UILabel "Café" #cafe (0 0; 100 20)  <-- nearest miss
            """#
        ) { window in
            FormTree.label("Café", "cafe", 0, 0, in: window)
            return theFirstView(withText("cafe"))
        },
        FailureCase(
            "whitespace",
            #"""
            tapOn(theFirstView(withText("Pay now"))) found no view.
            Nearest: UILabel "Pay now" #now: text is "Pay\u{A0}now", wanted "Pay now".
            UILabel "Pay now" #now differs only in whitespace: use withText(.exactly("Pay now").foldingWhiteSpace).
            Try: theFirstView(withText(.exactly("Pay now").foldingWhiteSpace))
            Looked at 2 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UILabel "Pay now" #now (0 0; 100 20)  <-- nearest miss
            """#
        ) { window in
            FormTree.label("Pay\u{A0}now", "now", 0, 0, in: window)
            return theFirstView(withText("Pay now"))
        },
        FailureCase(
            "an identifier taken for a label",
            #"""
            tapOn(theFirstView(withLabel("pay"))) found no view.
            "pay" is the identifier of UIButton "Buy" #pay: withIdentifier("pay").
            Try: theFirstView(withIdentifier("pay"))
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Buy" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            FormTree.build(in: window).subviews[2].subviews[1].accessibilityLabel = "Buy"
            return theFirstView(withLabel("pay"))
        },
        FailureCase(
            "a label taken for an identifier",
            #"""
            tapOn(theFirstView(withIdentifier("Full name"))) found no view.
            "Full name" is the label of UITextField #name: withLabel("Full name").
            Try: theFirstView(withLabel("Full name"))
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"  <-- nearest miss
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(withIdentifier("Full name"))
        },
    ]

    @Test("A failure of a query by text says what was nearly found", arguments: cases)
    func texts(_ failure: FailureCase) {
        #expect(failure.failure() == failure.text)
    }
}
