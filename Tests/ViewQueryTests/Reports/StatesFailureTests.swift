import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Failures of queries by state") struct StatesFailureTests {
    nonisolated static let cases = [
        FailureCase(
            "disabled",
            #"""
            tapOn(theFirstView(withLabel("Pay"), enabled(true))) found no view.
            Nearest: UIButton "Pay" #pay: it is disabled.
            Try: theFirstView(withLabel("Pay"), enabled(false))
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44) disabled  <-- nearest miss
            """#
        ) { window in
            (FormTree.build(in: window).subviews[2].subviews[1] as? UIButton)?.isEnabled = false
            return theFirstView(withLabel("Pay"), enabled(true))
        },
        FailureCase(
            "transparent by its superview",
            #"""
            tapOn(theFirstView(withLabel("Cancel order"), onScreenAndVisible(true))) found no view.
            Nearest: UIButton "Cancel order" #cancel: its superview UIView #buttons has alpha 0.
            Looked at 7 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60) alpha 0
                    UIButton "Cancel order" #cancel (10 0; 170 44)  <-- nearest miss
                    UIButton "Pay" #pay (200 0; 170 44)
            """#
        ) { window in
            FormTree.build(in: window).subviews[2].alpha = 0
            return theFirstView(withLabel("Cancel order"), onScreenAndVisible(true))
        },
        FailureCase(
            "covered",
            #"""
            tapOn(theFirstView(withLabel("Pay"), hittable(true))) found no view.
            Nearest: UIButton "Pay" #pay: it is covered by UIView #veil at (0 0; 390 844) of the window.
            Looked at 8 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
                UIView #veil (0 0; 390 844)
            """#
        ) { window in
            FormTree.build(in: window)
            UIView().named("veil", 0, 0, 390, 844, in: window)
            return theFirstView(withLabel("Pay"), hittable(true))
        },
        FailureCase(
            "covered in part",
            #"""
            tapOn(theFirstView(withLabel("Pay"), visible(atLeast: 0.75))) found no view.
            Nearest: UIButton "Pay" #pay: 54 % of it is visible (covered by UIView #banner), wanted 75 %.
            Looked at 8 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #form (0 100; 390 200)
                  UILabel "Name" #nameLabel (10 10; 100 20)
                  UITextField #name (120 10; 200 20) placeholder "Full name"
                  UIView #buttons (0 50; 390 60)
                    UIButton "Cancel order" #cancel (10 0; 170 44)
                    UIButton "Pay" #pay (200 0; 170 44)  <-- nearest miss
                UIView #banner (0 160; 390 20)
            """#
        ) { window in
            FormTree.build(in: window)
            UIView().named("banner", 0, 160, 390, 20, in: window).backgroundColor = .white
            return theFirstView(withLabel("Pay"), visible(atLeast: 0.75))
        },
        FailureCase(
            "not selected",
            #"""
            tapOn(theFirstView(ofClass(UIButton.self), selected(true))) found no view.
            Nearest: UIButton "Cancel order" #cancel: it is not selected.
            Also near:
              UIButton "Pay" #pay: it is not selected
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
            return theFirstView(ofClass(UIButton.self), selected(true))
        },
        FailureCase(
            "traits",
            #"""
            tapOn(theFirstView(withLabel("Pay"), withTraits([.button, .selected]))) found no view.
            Nearest: UIButton "Pay" #pay: its traits are .button, wanted [.button, .selected].
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
            return theFirstView(withLabel("Pay"), withTraits([.button, .selected]))
        },
    ]

    @Test("A failure of a query by state says what was nearly found", arguments: cases)
    func texts(_ failure: FailureCase) {
        #expect(failure.failure() == failure.text)
    }
}
