import Robot
import Testing

/// The examples of Finding, with what they find.
@MainActor @Suite("Examples of finding", .robot) struct FindingExamplesTests {
    private final class RowView: UIView {}

    private let window = UIWindow.createWindowForTesting()

    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 44))
        label.text = text
        return label
    }

    private func button(_ title: String, _ y: CGFloat) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 44))
        button.setTitle(title, for: .normal)
        window.addSubview(button)
        return button
    }

    @Test("Conditions, combinations, scopes and orders find views")
    func basics() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let deleteLabel = label("Delete", 0, 0)
        let email = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
        email.placeholder = "Email"
        email.tag = 3
        let hiddenButton = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        hiddenButton.isHidden = true
        row.addSubview(deleteLabel)
        for view in [row, email, hiddenButton] { window.addSubview(view) }

        // Example of Finding.md
        let buttons = allViews(ofClass(UIButton.self))  // and its subclasses
        let plainViews = allViews(ofExactClass(UIView.self))  // without subclasses
        let greetings = allViews(withText("Hello"), onScreen(true))  // both conditions
        let emails = allViews(withLabel("Email") || withIdentifier("email"))  // either
        let hidden = allViews(!withVisibility(true))  // not
        let tagged = allViews { $0.tag == 3 }  // anything that Swift can ask a view
        let delete = theFirstView(withText("Delete")).inside(row)  // inside one view
        let labels = allViews(ofClass(UILabel.self)).sortedBy(smallestOrigin(), largestSize())
        // End of example
        #expect(buttons.views == [hiddenButton])
        #expect(plainViews.views == [row])
        #expect(greetings.isEmpty)
        #expect(emails.views == [email])
        #expect(hidden.first == hiddenButton)
        #expect(tagged.views == [email])
        #expect(delete.views == [deleteLabel])
        #expect(labels.first == deleteLabel)
    }

    @Test("Texts are found in part, by regular expressions and by closures")
    func texts() {
        let order = label("Order 12", 100, 0)
        let field = UITextField(frame: CGRect(x: 110, y: 200, width: 100, height: 44))
        field.text = "ada@example.com"
        for view in [order, field] { window.addSubview(view) }

        // Example of Finding.md
        let orders = allViews(withLabel(.prefix("order").ignoringCase))  // .suffix, .containing
        let numbered = allViews(withText(/Order \d+/))
        let long = allViews(withValue { $0.count > 3 })
        // End of example
        #expect(orders.views == [order])
        #expect(numbered.views == [order])
        #expect(long.views == [field])
    }

    @Test("Views are found by relations and positions")
    func relations() {
        let row = RowView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        row.addSubview(label("Ada", 0, 0))
        let emailLabel = label("Email", 0, 200)
        let field = UITextField(frame: CGRect(x: 110, y: 200, width: 100, height: 44))
        for view in [row, emailLabel, field] { window.addSubview(view) }
        let buyButton = button("Buy", 300)
        buyButton.titleLabel?.isHidden = true

        // Example of Finding.md
        let adasRow = theFirstView(ofClass(RowView.self), containing(withText("Ada")))
        let emailField = theFirstView(ofClass(UITextField.self), rightOf(emailLabel))
        let buy = theOnlyView(withTitle("Buy"), visible(atLeast: 0.75))
        // End of example
        #expect(adasRow.first == row)
        #expect(emailField.first == field)
        #expect(buy.first == buyButton)
    }

    @Test("Views and elements are found by roles and names")
    func roles() {
        let mixer = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        let volume = UIAccessibilityElement(accessibilityContainer: mixer)
        volume.accessibilityLabel = "Volume"
        volume.accessibilityTraits = .adjustable
        volume.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 50, height: 50)
        mixer.accessibilityElements = [volume]
        window.addSubview(mixer)
        var log: [String] = []
        button("Save", 400).addAction(UIAction { _ in log.append("saved") }, for: .touchUpInside)
        let tap = UITapGestureRecognizer()
        mixer.addGestureRecognizer(tap)

        // Example of Finding.md
        tapOn(theOnlyView(withRole(.button, named: "Save")))
        tapOn(theFirstElement(withRole(.adjustable, named: "Volume")))
        // End of example
        #expect(log == ["saved"])
    }

    @Test("A screen is compared with a text as a whole, or in part")
    func accessibilityTree() {
        window.rootViewController = InboxViewController()
        // Example of Finding.md
        matchesAccessibilityTree(
            """
            staticText "Ada"
            staticText "Grace"
            …
            """)
        matchesAccessibilityTree(#"staticText /Sender \d+/"#, .part)
        // End of example
    }

    @Test("The items of a custom rotor are read one by one")
    func rotors() {
        let names = ["Ada", "Grace", "Edsger"]
        let labels = names.enumerated().map { label($1, 0, 50 * CGFloat($0)) }
        for label in labels { window.addSubview(label) }
        window.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Unread") { predicate in
                let place = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
                guard place + 1 < labels.count else { return nil }
                return UIAccessibilityCustomRotorItemResult(
                    targetElement: labels[place + 1], targetRange: nil)
            }
        ]
        // Example of Finding.md
        let items = theFirstElement(withName("Ada")).first?.items(ofRotor: "Unread")
        #expect(items?.map(\.text) == ["Grace", "Edsger"])
        // End of example
    }

    @Test("Views are found by properties and formats")
    func properties() {
        let order = label("Order 12", 0, 0)
        order.numberOfLines = 0
        for view in [order, label("Ada", 0, 100), UIView()] { window.addSubview(view) }
        // Example of Finding.md
        let multiline = allViews(having(\UILabel.numberOfLines, 0))
        let crowded = allViews(matching(format: "subviews[SIZE] > %@ AND hidden == NO", 2))
        // End of example
        #expect(multiline.views == [order])
        #expect(crowded.views == [window])
    }

    @Test("A failure says what is not found, and what is there instead")
    func nothingFound() {
        _ = button("Cancel order", 100)
        expectFailure(
            // Example of Finding.md, Failures.md
            """
            tapOn(theFirstView(withLabel("Cancel"))) found no view.
            Nearest: UIButton "Cancel order": label is "Cancel order", wanted "Cancel".
            …
            """
            // End of example
        ) {
            tapOn(theFirstView(withLabel("Cancel")))
        }
    }
}
