import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Nearness of elements") struct NearnessTests {
    private func lines(_ query: ViewQuery) -> [Substring] {
        QueryFailure(nothingFoundBy: query, for: nil).description.split(separator: "\n")
    }

    @Test("A role has near misses by its name, by another role, and by what hides it")
    func roles() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            FormTree.button("Cancel", "cancel", 0, 0, in: window)
            FormTree.button("Pay", "pay", 0, 0, in: window).isHidden = true
            #expect(
                lines(theFirstView(withRole(.button, named: "Cancle")))[1...3] == [
                    #"Nearest: UIButton "Cancel" #cancel: name is "Cancel", wanted "Cancle"."#,
                    #"All with the role .button: "Cancel"."#,
                    #"Try: theFirstView(withRole(.button, named: "Cancel"))"#,
                ])
            #expect(
                lines(theFirstView(withRole(.link, named: "Cancel")))[1]
                    == #"Nearest: UIButton "Cancel" #cancel: role is .button, wanted .link."#)
            #expect(
                lines(theFirstView(withRole(.button, named: "Pay")))[1]
                    == #"Nearest: UIButton "Pay" #pay: assistive technology does not see it: it is hidden."#)
            #expect(
                lines(theFirstView(withRole(.adjustable)))[1]
                    == "No element has the role .adjustable. Roles that there are: .button.")
        }
    }

    @Test("A long text is near one with the same beginning, and a number near another of its length")
    func lengths() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let long = String(repeating: "All that there is to say. ", count: 10)
            FormTree.label(long + "And more of it, at some length.", "long", 0, 0, in: window)
            FormTree.label("7", "digit", 0, 0, in: window)
            FormTree.label("x", "letter", 0, 0, in: window)
            #expect(
                lines(theFirstView(withText(long + "The end.")))[1].hasPrefix("Nearest: UILabel \"All that"))
            #expect(
                lines(theFirstView(withText("8")))[1]
                    == #"Nearest: UILabel "7" #digit: text is "7", wanted "8"."#)
            #expect(!lines(theFirstView(withText("8")))[2].contains("letter"))
            #expect(!lines(theFirstView(withText("y")))[1].contains("Nearest"))
        }
    }

    @Test("Views behind a modal one come last")
    func modal() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            FormTree.button("Cancel", "behind", 0, 0, in: window)
            let sheet = UIView().named("sheet", 0, 0, 390, 844, in: window)
            sheet.accessibilityViewIsModal = true
            FormTree.button("Cancels", "front", 0, 0, in: sheet)
            #expect(
                lines(theFirstView(withLabel("Cancle")))[1].hasPrefix(#"Nearest: UIButton "Cancels" #front"#))
        }
    }

    @Test("Another control is nearer to the wanted one than a label is")
    func classes() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            FormTree.label("Gift wrap", "text", 0, 0, in: window)
            FormTree.button("Gift wrap", "button", 0, 0, in: window)
            #expect(
                lines(theFirstView(ofClass(UISwitch.self), withLabel("Gift wrap")))[1]
                    == #"Nearest: UIButton "Gift wrap" #button: it is a UIButton, wanted UISwitch."#)
        }
    }
}
