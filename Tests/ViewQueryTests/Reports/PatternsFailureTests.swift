import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Failures of queries by pattern") struct PatternsFailureTests {
    nonisolated static let cases = [
        FailureCase(
            "a part",
            #"""
            tapOn(theFirstView(withLabel(.containing("ordre")))) found no view.
            Nearest: UIButton "Cancel order" #cancel: label is "Cancel order", wanted .containing("ordre").
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
            return theFirstView(withLabel(.containing("ordre")))
        },
        FailureCase(
            "a beginning and an end",
            #"""
            tapOn(theFirstView(withLabel(.prefix("order")), withLabel(.suffix("Cancel")))) found no view.
            No label matches. The labels there: "Cancel order", "Pay", "Name".
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
            return theFirstView(withLabel(.prefix("order")), withLabel(.suffix("Cancel")))
        },
        FailureCase(
            "an expression",
            #"""
            tapOn(theFirstView(ofClass(UIButton.self), withLabel(/^Order \d+$/))) found no view.
            Nearest: UIButton "Cancel order" #cancel: label is "Cancel order", wanted /^Order \d+$/.
            Also near:
              UIButton "Pay" #pay: label is "Pay", wanted /^Order \d+$/
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
            return theFirstView(ofClass(UIButton.self), withLabel(/^Order \d+$/))
        },
        FailureCase(
            "a closure on texts",
            #"""
            tapOn(theFirstView(ofClass(UIButton.self), withLabel(.satisfying { … } at PatternsFailureTests.swift:N))) found no view.
            Nearest: UIButton "Cancel order" #cancel: label is "Cancel order", wanted .satisfying { … } at PatternsFailureTests.swift:N.
            Also near:
              UIButton "Pay" #pay: label is "Pay", wanted .satisfying { … } at PatternsFailureTests.swift:N
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
            return theFirstView(ofClass(UIButton.self), withLabel { $0.count > 20 })
        },
        FailureCase(
            "lines and quotes",
            #"""
            tapOn(theFirstView(withText("Say \"no\"\nor not"))) found no view.
            Nearest: UILabel "Say "no" or nod" #say: text is "Say \"no\"\nor nod", wanted "Say \"no\"\nor not".
            Try: theFirstView(withText("Say \"no\"\nor nod"))
            Looked at 2 views in the key window, UIWindow (0 0; 390 844).
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UILabel "Say "no" or nod" #say (0 0; 100 20)  <-- nearest miss
            """#
        ) { window in
            FormTree.label("Say \"no\"\nor nod", "say", 0, 0, in: window)
            return theFirstView(withText("Say \"no\"\nor not"))
        },
        FailureCase(
            "an empty text",
            #"""
            tapOn(theFirstView(withText(""))) found no view.
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
            return theFirstView(withText(""))
        },
    ]

    @Test("A failure of a query by pattern says what was nearly found", arguments: cases)
    func texts(_ failure: FailureCase) {
        #expect(failure.failure() == failure.text)
    }
}
