import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Failures of queries by kind") struct KindsFailureTests {
    nonisolated static let cases = [
        FailureCase(
            "a closure",
            #"""
            tapOn(theFirstView(ofClass(UIButton.self), satisfying { … } at KindsFailureTests.swift:N)) found no view.
            Nearest: UIButton "Cancel order" #cancel: it does not match satisfying { … } at KindsFailureTests.swift:N.
            Also near:
              UIButton "Pay" #pay: it does not match satisfying { … } at KindsFailureTests.swift:N
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
            return theFirstView(ofClass(UIButton.self), satisfying { $0.tag == 3 })
        },
        FailureCase(
            "a property",
            #"""
            tapOn(theFirstView(withIdentifier("buttons"), having(\UIView.tag, 3))) found no view.
            Nearest: UIView #buttons: \UIView.tag is 7, wanted 3.
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)  <-- nearest miss
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window)
            return theFirstView(withIdentifier("buttons"), having(\UIView.tag, 3))
        },
        FailureCase(
            "either",
            #"""
            tapOn(theFirstView((withLabel("Play") || withIdentifier("play")))) found no view.
            Nearest: UIButton "Pay" #pay: identifier is "pay", wanted "play", and label is "Pay", wanted "Play".
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
            return theFirstView(withLabel("Play") || withIdentifier("play"))
        },
        FailureCase(
            "not",
            #"""
            tapOn(theFirstView(withLabel("Pay"), !ofClass(UIButton.self))) found no view.
            Nearest: UIButton "Pay" #pay: it matches ofClass(UIButton.self).
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
            return theFirstView(withLabel("Pay"), !ofClass(UIButton.self))
        },
        FailureCase(
            "a class of which there is no view",
            #"""
            tapOn(theFirstView(ofClass(UIImageView.self), withLabel("Pay"))) found no view.
            Nearest: UIButton "Pay" #pay: it is a UIButton, wanted UIImageView.
            No view matches ofClass(UIImageView.self).
            Try: theFirstView(ofClass(UIButton.self), withLabel("Pay"))
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
            return theFirstView(ofClass(UIImageView.self), withLabel("Pay"))
        },
        FailureCase(
            "a class by a name that no class has",
            #"""
            tapOn(theFirstView(ofClass("UIButtn"))) found no view.
            No view matches ofClass("UIButtn").
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
            return theFirstView(ofClass("UIButtn"))
        },
        FailureCase(
            "a class of which none is near",
            #"""
            tapOn(theFirstView(ofClass(UITextField.self), withLabel("Pay"), withTag(9))) found no view.
            Nearest: UIButton "Pay" #pay2: it is a UIButton, wanted UITextField.
            Also near:
              UIButton "Pay" #pay3: it is a UIButton, wanted UITextField
              UIButton "Pay" #pay4: it is a UIButton, wanted UITextField
            1 view matches ofClass(UITextField.self), but not withLabel("Pay") or withTag(9): UITextField #name.
            Try: theFirstView(ofClass(UIButton.self), withLabel("Pay"), withTag(9))
            Looked at 10 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)
                UIButton "Pay" #pay2 (0 0; 170 44)  <-- nearest miss
                UIButton "Pay" #pay3 (0 0; 170 44)  <-- nearest miss
                UIButton "Pay" #pay4 (0 0; 170 44)  <-- nearest miss
            """#
        ) { window in
            FormTree.build(in: window)
            FormTree.button("Pay", "pay2", 0, 0, in: window).tag = 9
            FormTree.button("Pay", "pay3", 0, 0, in: window).tag = 9
            FormTree.button("Pay", "pay4", 0, 0, in: window).tag = 9
            return theFirstView(ofClass(UITextField.self), withLabel("Pay"), withTag(9))
        },
    ]

    @Test("A failure of a query by kind says what was nearly found", arguments: cases)
    func texts(_ failure: FailureCase) {
        #expect(failure.failure() == failure.text)
    }
}
