import Robot
import Testing

/// The examples of Verbs.md that stand in no other document.
@MainActor @Suite("Examples of the verbs", .robot) struct VerbExamplesTests {
    private let device = SimulatedDevice.current

    private func button(_ title: String, _ frame: CGRect) -> UIButton {
        let button = UIButton(frame: frame)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test("Views are found, touched and typed into")
    func touching() throws {
        let (screen, inbox) = (UIViewController(), InboxViewController())
        UIWindow.createWindowForTesting().rootViewController = screen
        screen.addChild(inbox)
        let table = try #require(inbox.tableView)
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        map.isMultipleTouchEnabled = true
        let pinch = UIPinchGestureRecognizer()
        map.addGestureRecognizer(pinch)
        let nameField = UITextField(frame: CGRect(x: 0, y: 610, width: 390, height: 44))
        let saveButton = button("Save", CGRect(x: 0, y: 660, width: 390, height: 44))
        for view in [table, map, nameField, saveButton] { screen.view.addSubview(view) }
        inbox.didMove(toParent: screen)
        var saves = 0
        saveButton.addAction(UIAction { _ in saves += 1 }, for: .touchUpInside)

        // Example of Verbs.md
        let save = theOnlyView(withRole(.button, named: "Save"))
        let prices = allViews(ofClass(UILabel.self), withText(/\d+ €/), onScreen(true))
        let adasRow = theFirstView(ofClass(UITableViewCell.self), containing(withText("Ada")))
        // End of example
        #expect(prices.isEmpty)

        // Example of Verbs.md
        tapOn(save)
        swipeLeftOn(adasRow)
        tapOn(theFirstView(withLabel("Delete")))
        scrollOn(table, until: withText("Sender 30"))
        pinchOn(map, scale: 2)
        tapOn(nameField)
        SoftwareKeyboard.main.type("Ada Lovelacw", .delete, "e", .return)
        // End of example
        // Example of Verbs.md
        printHierarchy()
        print(layoutReport(of: map))
        // End of example
        #expect(saves == 1)
        #expect(adasRow.isEmpty)
        #expect(nameField.text == "Ada Lovelace")
    }

    @Test("Assertions pass")
    func assertions() {
        let window = UIWindow.createWindowForTesting()
        let nameField = UITextField(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        nameField.text = "Ada Lovelace"
        let state = UILabel(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
        for view in [nameField, state] { window.addSubview(view) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { state.text = "Saved" }
        // Example of Verbs.md
        shouldSee(theFirstView(withText("Saved")), within: .seconds(5))
        shouldMatch(nameField, withText("Ada Lovelace"), enabled(true))
        // End of example
    }

    @Test("Three gestures are called as methods of queries")
    func methods() {
        let window = UIWindow.createWindowForTesting()
        let saveButton = button("Save", CGRect(x: 0, y: 100, width: 390, height: 44))
        var saves = 0
        saveButton.addAction(UIAction { _ in saves += 1 }, for: .touchUpInside)
        let email = UITextField(frame: CGRect(x: 0, y: 150, width: 390, height: 44))
        email.placeholder = "Email"
        let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
        list.contentSize = CGSize(width: 390, height: 2000)
        let row = UILabel(frame: CGRect(x: 0, y: 1900, width: 390, height: 44))
        row.text = "Row 40"
        list.addSubview(row)
        for view in [saveButton, email, list] { window.addSubview(view) }
        let save = theOnlyView(withRole(.button, named: "Save"))
        save.tap()
        theFirstView(withLabel("Email")).type("ada@example.com")
        theFirstView(withText("Row 40")).scrollIntoView()
        #expect(saves == 1)
        #expect(email.text == "ada@example.com")
        #expect(list.contentOffset.y > 0)
    }

    @Test("Time advances")
    func time() {
        let window = UIWindow.createWindowForTesting()
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 175, y: 100, width: 40, height: 40))
        let save = button("Save", CGRect(x: 0, y: 200, width: 390, height: 44))
        for view in [spinner, save] { window.addSubview(view) }
        let action = UIAction { _ in
            spinner.startAnimating()
            DispatchQueue.main.asyncAfter(deadline: .now() + 30) { spinner.stopAnimating() }
        }
        save.addAction(action, for: .touchUpInside)
        // Example of Verbs.md
        tapOn(save, lapse: .animations)  // the spinner is shown, the answer has not come
        #expect(spinner.isAnimating)
        TimeLapse.advance(by: .seconds(30))
        #expect(!spinner.isAnimating)
        // End of example
    }

    @Test("Cells, bars and alerts are used")
    func screens() throws {
        let inbox = InboxViewController()
        let navigation = UINavigationController(rootViewController: inbox)
        UIWindow.createWindowForTesting().rootViewController = navigation
        let table = try #require(inbox.tableView)
        // Example of Verbs.md
        let cells = TableViewCells(in: table)
        #expect(cells.count == 40)
        #expect(cells[section: 0, row: -1].textLabel?.text == "Sender 40")
        // End of example
        navigation.pushViewController(LetterViewController(), animated: false)
        // Example of Verbs.md
        tapRightBarButton()
        tapOn(theFirstView(withLabel("Keep it")))
        #expect(!isAlertVisible())
        tapBackButton()
        // End of example
        #expect(navigation.topViewController === inbox)
    }

    @Test("The device is rotated, and the application relaunched,")
    func launching() {
        // Example of Verbs.md
        device.launch(DraftDelegate.self)
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        device.pressHome()
        device.relaunch()
        // End of example
        #expect(UIApplication.shared.applicationState == .active)
    }
}
