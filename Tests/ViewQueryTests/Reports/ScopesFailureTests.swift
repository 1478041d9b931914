import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Failures of queries by scope") struct ScopesFailureTests {
    nonisolated static let cases = [
        FailureCase(
            "the root view alone",
            #"""
            tapOn(theFirstView(ofClass(UIWindow.self), withoutRootView())) found no view.
            Nearest: UIWindow: it is the root view.
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)  <-- nearest miss
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(ofClass(UIWindow.self), withoutRootView())
        },
        FailureCase(
            "where the query begins",
            #"""
            tapOn(theFirstSubview(ofClass(UIWindow.self))) found no view.
            UIWindow is the root of the query, which only finds subviews.
            Looked at 0 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
            """#
        ) { _ in
            return theFirstSubview(ofClass(UIWindow.self))
        },
        FailureCase(
            "nothing to look at",
            #"""
            tapOn(allSubviews()) found no view.
            UIWindow (0 0; 390 844) is empty: it has no rootViewController and no subviews.
            Looked at 0 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
            """#
        ) { _ in
            return allSubviews()
        },
        FailureCase(
            "nothing inside",
            #"""
            tapOn(allSubviews(withLabel("Pay")).inside(UILabel "Name" #nameLabel)) found no view.
            UIButton "Pay" #pay is outside UILabel "Name" #nameLabel, in UIView #buttons.
            Looked at 0 views in UILabel "Name" #nameLabel (10 10; 100 20).
            The view hierarchy:
              UILabel "Name" #nameLabel (10 10; 100 20)
            """#
        ) { window in
            let form = FormTree.build(in: window)
            return allSubviews(withLabel("Pay")).inside(form.subviews[0])
        },
        FailureCase(
            "in another part",
            #"""
            tapOn(theFirstView(withLabel("Pay"), enabled(true)).inside(UILabel "Name" #nameLabel)) found no view.
            UIButton "Pay" #pay is outside UILabel "Name" #nameLabel, in UIView #buttons.
            Looked at 1 view in UILabel "Name" #nameLabel (10 10; 100 20).
            The view hierarchy:
              UILabel "Name" #nameLabel (10 10; 100 20)
            """#
        ) { window in
            let form = FormTree.build(in: window)
            return theFirstView(withLabel("Pay"), enabled(true)).inside(form.subviews[0])
        },
        FailureCase(
            "the text in another part",
            #"""
            tapOn(theFirstView(withLabel("Pay"), enabled(false)).inside(UILabel "Name" #nameLabel)) found no view.
            UIButton "Pay" #pay matches withLabel("Pay") and is outside UILabel "Name" #nameLabel, in UIView #buttons.
            Looked at 1 view in UILabel "Name" #nameLabel (10 10; 100 20).
            The view hierarchy:
              UILabel "Name" #nameLabel (10 10; 100 20)
            """#
        ) { window in
            let form = FormTree.build(in: window)
            return theFirstView(withLabel("Pay"), enabled(false)).inside(form.subviews[0])
        },
        FailureCase(
            "in another window",
            #"""
            tapOn(theFirstView(withLabel("OK"))) found no view.
            UIButton "OK" #ok is in another window, UIWindow #alert (20 300; 350 200).
            Try: theFirstView(withLabel("OK")).inAllWindows()
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            let alert = UIWindow().named("alert", 20, 300, 350, 200)
            alert.windowLevel = .alert
            alert.isHidden = false
            FormTree.button("OK", "ok", 0, 0, in: alert)
            return theFirstView(withLabel("OK"))
        },
        FailureCase(
            "in no window at all",
            #"""
            tapOn(theFirstView(withLabel("Play")).inside(UIView #card)) found no view.
            Nearest: UIButton "Pay" #pay: label is "Pay", wanted "Play".
            Looked at 7 views in UIView #card (0 0; 100 100), which is not in a window.
            The view hierarchy:
              UIView #card (0 0; 100 100)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { _ in
            let card = UIView().named("card", 0, 0, 100, 100)
            FormTree.build(in: card)
            return theFirstView(withLabel("Play")).inside(card)
        },
        FailureCase(
            "in all windows",
            #"""
            tapOn(theFirstView(withLabel("Play")).inAllWindows()) found no view.
            Nearest: UIButton "Pay" #pay: label is "Pay", wanted "Play".
            Try: theFirstView(withLabel("Pay")).inAllWindows()
            Looked at 3 views in all windows: UIWindow (0 0; 390 844), UIWindow #back (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIButton "Pay" #pay (0 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            UIWindow().named("back", 0, 0, 390, 844).isHidden = false
            window.makeKeyAndVisible()
            FormTree.button("Pay", "pay", 0, 0, in: window)
            return theFirstView(withLabel("Play")).inAllWindows()
        },
        FailureCase(
            "some positions",
            #"""
            tapOn(allViews(ofClass(UIButton.self))[2..<2]) found no view.
            Without [2..<2] it finds 2 views.
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return allViews(ofClass(UIButton.self))[0..<2][2..<2]
        },
        FailureCase(
            "the only one",
            #"""
            tapOn(theOnlyView(withLabel("Play"))) found no view.
            Nearest: UIButton "Pay" #pay: label is "Pay", wanted "Play".
            Try: theOnlyView(withLabel("Pay"))
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            FormTree.build(in: window)
            return theOnlyView(withLabel("Play"))
        },
        FailureCase(
            "inside what another query does not find",
            #"""
            tapOn(theFirstView(withLabel("Pay")).inside(theFirstView(withIdentifier("from")))) found no view: it looks inside theFirstView(withIdentifier("from")), which finds no view.
            theFirstView(withIdentifier("from")) found no view.
            Nearest: UIView #form: identifier is "form", wanted "from".
            Try: theFirstView(withIdentifier("form"))
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)  <-- nearest miss
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(withLabel("Pay")).inside(theFirstView(withIdentifier("from")))
        },
        FailureCase(
            "all of it together",
            #"""
            tapOn(theFirstView(ofClass(UIImageView.self), withLabel("Pey"), withIdentifier("Name"), below(theFirstView(withText("Nmae")))).inside(UIView #form)) found no view.
            below(…) has no reference view: theFirstView(withText("Nmae")) finds no view.
            "Name" is the label of UILabel "Name" #nameLabel: withLabel("Name").
            UITextField #name differs only in case: use withIdentifier(.exactly("Name").ignoringCase).
            Did you mean withText("Name")?
            UILabel "Pey" #pey matches withLabel("Pey") and is in another window, UIWindow #other (0 0; 390 844).
            Nearest: UITextField #name: it is a UITextField, wanted UIImageView; identifier is "name", wanted "Name"; text is "", wanted "Pey"; theFirstView(withText("Nmae")) finds no view.
            Also near:
              UIButton "Pay" #pay: it is a UIButton, wanted UIImageView; identifier is "pay", wanted "Name"; label is "Pay", wanted "Pey"; theFirstView(withText("Nmae")) finds no view
              UILabel "Name" #nameLabel: it is a UILabel, wanted UIImageView; identifier is "nameLabel", wanted "Name"; label is "Name", wanted "Pey"; theFirstView(withText("Nmae")) finds no view
            2 views match ofClass(UIImageView.self); the first, UIImageView, does not match withLabel("Pey") or withIdentifier("Name").
            Looked at 8 views in UIView #form (0 100; 390 200).
            The view hierarchy:
              UIView #form (0 100; 390 200)
                UILabel "Name" #nameLabel (10 10; 100 20)  <-- nearest miss
                UITextField #name (120 10; 200 20) placeholder "Full name"  <-- nearest miss
                UIView #buttons (0 50; 390 60)
                  UIButton "Cancel order" #cancel (10 0; 170 44)
                  UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            let form = FormTree.build(in: window)
            // Reading them creates them.
            for button in form.subviews[2].subviews { _ = (button as? UIButton)?.imageView }
            let other = UIWindow().named("other", 0, 0, 390, 844)
            other.isHidden = false
            window.makeKeyAndVisible()
            FormTree.label("Pey", "pey", 0, 0, in: other)
            return theFirstView(
                ofClass(UIImageView.self), withLabel("Pey"), withIdentifier("Name"),
                below(theFirstView(withText("Nmae")))
            ).inside(form)
        },
        FailureCase(
            "several roots",
            #"""
            tapOn(theFirstView(withLabel("Pai")).insideOneOf([UILabel "Name" #nameLabel, UITextField #name, UIView #buttons])) found no view.
            Nearest: UIButton "Pay" #pay: label is "Pay", wanted "Pai".
            Looked at 5 views in UILabel "Name" #nameLabel (10 10; 100 20), UITextField #name (120 10; 200 20), UIView #buttons (0 50; 390 60).
            The view hierarchy:
              UIView #buttons (0 50; 390 60)
                UIButton "Cancel order" #cancel (10 0; 170 44)
                UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            let form = FormTree.build(in: window)
            return theFirstView(withLabel("Pai")).insideOneOf(form.subviews)
        },
    ]

    @Test("A failure of a query by scope says what was nearly found", arguments: cases)
    func texts(_ failure: FailureCase) {
        #expect(failure.failure() == failure.text)
    }
}
