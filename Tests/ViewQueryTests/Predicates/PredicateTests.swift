import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Predicates") struct PredicateTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var predicate: ViewPredicate
        var expected: String
        var testDescription: String { predicate.description }

        init(_ predicate: ViewPredicate, _ expected: String) {
            self.predicate = predicate
            self.expected = expected
        }
    }

    nonisolated static let visible = """
        window header title logo form email save save.title fancy inHidden inFaint inClipper aside inAside \
        scroller row lowRow turned
        """
    nonisolated static let onScreenNames = """
        window header title logo form email save save.image save.title fancy hidden inHidden faint inFaint \
        clipper inClipper inAside scroller row
        """
    nonisolated static let shown = "window header title logo form email save save.title fancy scroller row"

    nonisolated static let cases = [
        Case(ofClass(UILabel.self), "title save.title fancy inHidden"),
        Case(ofExactClass(UILabel.self), "title save.title inHidden"),
        Case(ofClass(FancyLabel.self), "fancy"),
        Case(ofClass(UIControl.self), "email save"),
        Case(ofExactClass(UIControl.self), ""),
        Case(ofClass(UIWindow.self), "window"),
        Case(withText("Title"), "title fancy"),
        Case(withText("title"), ""),
        Case(withText("Save"), "save.title"),
        Case(withText("ada@example.com"), "email"),
        Case(withText("Email"), ""),
        Case(withText(""), ""),
        Case(withLabel("Title"), "title fancy"),
        Case(withLabel("Heading"), "title"),
        Case(withLabel("Email"), "email"),
        Case(withLabel("ada@example.com"), "email"),
        Case(withLabel("Save"), "save"),
        Case(withIdentifier("row"), "row"),
        Case(withIdentifier("ro"), ""),
        Case(withVisibility(true), visible),
        Case(withVisibility(false), "save.image hidden faint clipper"),
        Case(onScreen(true), onScreenNames),
        Case(onScreen(false), "aside lowRow turned"),
        Case(onScreenAndVisible(true), shown),
        Case(satisfying { $0.tag == 3 }, "inFaint row"),
        Case(matching(), SampleTree.names),
        Case(matching(withText("Title"), ofExactClass(UILabel.self)), "title"),
        Case(withText("Title") && ofClass(FancyLabel.self), "fancy"),
        Case(withText("Secret") || withIdentifier("row") || withIdentifier("header"), "header inHidden row"),
        Case(!withVisibility(true), "save.image hidden faint clipper"),
        Case(!(!withText("Title")), "title fancy"),
        Case(ofClass(UILabel.self) && !(withText("Title") || withText("Save")), "inHidden"),
        Case(!(ofClass(UILabel.self) || onScreen(true)), "aside lowRow turned"),
        Case(matching(ofClass(UILabel.self), onScreenAndVisible(true)), "title save.title fancy"),
        Case(
            onScreenAndVisible(true) || withIdentifier("inHidden"),
            shown.replacing("fancy", with: "fancy inHidden")),
        Case(onScreen(true) && onScreen(false), ""),
    ]

    @Test("A predicate finds just the views that meet it, in the order of the tree", arguments: cases)
    func finds(_ item: Case) {
        inOwnApplication {
            SampleTree.build()
            #expect(allViews(item.predicate).names == item.expected)
            #expect(allSubviews(item.predicate).names == item.expected.withoutWindow)
            #expect(
                theFirstView(item.predicate).names == item.expected.split(separator: " ").prefix(1).joined())
        }
    }

    @Test(
        "A predicate with false finds all other views",
        arguments: [
            (withVisibility(true), withVisibility(false)), (onScreen(true), onScreen(false)),
            (onScreenAndVisible(true), onScreenAndVisible(false)),
        ])
    func complement(yes: ViewPredicate, no: ViewPredicate) {
        inOwnApplication {
            SampleTree.build()
            let found = Set(allViews(yes).names.split(separator: " "))
            let others = SampleTree.names.split(separator: " ").filter { !found.contains($0) }
            #expect(allViews(no).names == others.joined(separator: " "))
            #expect(allViews(!yes).names == allViews(no).names)
        }
    }

    @Test("A closure is asked only about views that meet the other conditions, wherever it is written")
    func closuresAreAskedLast() {
        inOwnApplication {
            SampleTree.build()
            let isTitle = satisfying { ($0 as! UILabel).text == "Title" }
            #expect(allViews(isTitle, ofClass(UILabel.self)).names == "title fancy")
            #expect(allViews(isTitle && ofClass(UILabel.self)).names == "title fancy")
            #expect(
                allViews(withIdentifier("row") || (isTitle && ofClass(UILabel.self))).names
                    == "title fancy row")
            #expect(
                allViews(!(isTitle && ofClass(UILabel.self)), ofClass(UILabel.self)).names
                    == "save.title inHidden")
        }
    }

    @Test("A text is read where there is one: an empty text field has the empty text, a view none")
    func emptyTexts() {
        inOwnApplication {
            let root = UIView().named("root", 0, 0, 100, 100)
            UITextField().named("field", 0, 0, 10, 10, in: root)
            UILabel().named("label", 0, 0, 10, 10, in: root)
            UILabel().named("empty", 0, 0, 10, 10, in: root).text = ""
            #expect(allViews(withText("")).inside(root).names == "field empty")
        }
    }

    @Test("The dots of a secret are not its text")
    func secrets() {
        inOwnApplication {
            let field = UITextField().named("field", 0, 0, 10, 10)
            field.isSecureTextEntry = true
            field.text = "abc"
            #expect(allViews(withText("abc")).inside(field).names == "field")
            #expect(allViews(withLabel("•••")).inside(field).names == "")
        }
    }
}

extension String {
    fileprivate var withoutWindow: String {
        split(separator: " ").filter { $0 != "window" }.joined(separator: " ")
    }
}
