import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Failures of queries by relation") struct RelationsFailureTests {
    nonisolated static let cases = [
        FailureCase(
            "in another superview",
            #"""
            tapOn(theFirstView(withLabel("Pay"), withParent(withIdentifier("form")))) found no view.
            Nearest: UIButton "Pay" #pay: its superview UIView #buttons: identifier is "buttons", wanted "form".
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
            return theFirstView(withLabel("Pay"), withParent(withIdentifier("form")))
        },
        FailureCase(
            "with nothing such in it",
            #"""
            tapOn(theFirstView(ofClass(UIView.self), containing(withText("Nmae")))) found no view.
            containing(…) cannot match: no view matches withText("Nmae").
            Nearest: UIWindow: no view inside it matches withText("Nmae").
            Also near:
              UIView #form: no view inside it matches withText("Nmae")
              UILabel "Name" #nameLabel: no view inside it matches withText("Nmae")
            Did you mean withText("Name")?
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)  <-- nearest miss
                UIView #form (0 100; 390 200)  <-- nearest miss
                  UILabel "Name" #nameLabel (10 10; 100 20)  <-- nearest miss
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(ofClass(UIView.self), containing(withText("Nmae")))
        },
        FailureCase(
            "without such a sibling",
            #"""
            tapOn(theFirstView(withLabel("Pay"), withSibling(withLabel("Name")))) found no view.
            Nearest: UIButton "Pay" #pay: no sibling matches withLabel("Name").
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
            return theFirstView(withLabel("Pay"), withSibling(withLabel("Name")))
        },
        FailureCase(
            "in a superview that is hidden",
            #"""
            tapOn(theFirstView(withLabel("Pay"), includingSuperviews(withVisibility(true)))) found no view.
            Nearest: UIButton "Pay" #pay: its ancestor UIView #form: it is hidden.
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200) hidden
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            FormTree.build(in: window).isHidden = true
            return theFirstView(withLabel("Pay"), includingSuperviews(withVisibility(true)))
        },
        FailureCase(
            "on the other side",
            #"""
            tapOn(theFirstView(ofClass(UIButton.self), leftOf(theFirstView(withIdentifier("nameLabel"))))) found no view.
            Nearest: UIButton "Cancel order" #cancel: it is at (10 150; 170 44), wanted left of UILabel "Name" #nameLabel at (10 110; 100 20).
            Also near:
              UIButton "Pay" #pay: it is at (200 150; 170 44), wanted left of UILabel "Name" #nameLabel at (10 110; 100 20)
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)  <-- nearest miss
                    UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(ofClass(UIButton.self), leftOf(theFirstView(withIdentifier("nameLabel"))))
        },
        FailureCase(
            "beside nothing",
            #"""
            tapOn(theFirstView(ofClass(UITextField.self), rightOf(theFirstView(withText("Nmae"))))) found no view.
            rightOf(…) has no reference view: theFirstView(withText("Nmae")) finds no view.
            Nearest: UITextField #name: theFirstView(withText("Nmae")) finds no view.
            Did you mean withText("Name")?
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
            return theFirstView(ofClass(UITextField.self), rightOf(theFirstView(withText("Nmae"))))
        },
        FailureCase(
            "too far away",
            #"""
            tapOn(theFirstView(ofClass(UIButton.self), near(UITextField #name, within: 5))) found no view.
            Nearest: UIButton "Cancel order" #cancel: it is 20 points away, wanted 5 at most.
            Also near:
              UIButton "Pay" #pay: it is 20 points away, wanted 5 at most
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)  <-- nearest miss
                    UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            let form = FormTree.build(in: window)
            return theFirstView(ofClass(UIButton.self), near(form.subviews[1], within: 5))
        },
        FailureCase(
            "in an ancestor",
            #"""
            tapOn(theFirstView(withLabel("Pay"), withAncestor(matching(ofClass(UIControl.self), withTag(4))))) found no view.
            withAncestor(…) cannot match: no view matches matching(ofClass(UIControl.self), withTag(4)).
            Nearest: UIButton "Pay" #pay: no ancestor matches matching(ofClass(UIControl.self), withTag(4)).
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
            return theFirstView(withLabel("Pay"), withAncestor(ofClass(UIControl.self), withTag(4)))
        },
    ]

    @Test("A failure of a query by relation says what was nearly found", arguments: cases)
    func texts(_ failure: FailureCase) {
        #expect(failure.failure() == failure.text)
    }
}
