import HeadlessUIKit
import Testing
import ViewQuery

/// A label that a control shows itself with is a part of it.
@MainActor
@Suite("Labels that are parts of controls") struct LabelOfControlTests {
    private func run(_ body: (UIView) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.createWindowForTesting()
            let root = UIView(frame: window.bounds)
            window.addSubview(root)
            body(root)
        }
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle(title, for: .normal)
        return button
    }

    @Test("A titled button is one view, and its title label is found by its text and its class")
    func titledButton() {
        run { root in
            let button = button("Cancel")
            root.addSubview(button)
            // The second time an index answers.
            for _ in 0..<3 {
                #expect(theOnlyView(withLabel("Cancel")).views == [button])
                #expect(allViews(withLabel(.prefix("Can"))).views == [button])
                #expect(allViews(withText("Cancel")).views == [button.titleLabel])
                #expect(allViews(ofClass(UILabel.self)).views == [button.titleLabel])
            }
            #expect(allViews(!withLabel("Cancel"), ofClass(UILabel.self)).views == [button.titleLabel])
        }
    }

    @Test("A query that reads the labels of buttons, which creates some of them, finds those with the title")
    func readingQuery() {
        run { root in
            for index in 0..<20 {
                let button = index % 5 == 0 ? button("Cancel") : UIButton()
                button.frame.origin.y = 40 * CGFloat(index)
                root.addSubview(button)
            }
            for _ in 0..<3 {
                let query = allViews(satisfying { ($0 as? UIButton)?.titleLabel?.text == "Cancel" })
                #expect(query.views.map(\.frame.minY) == [0, 200, 400, 600])
                #expect(allViews(matching(format: "titleLabel.text == 'Cancel'")).count == 4)
                #expect(allViews(ofClass(UIButton.self)).count == 20)
                #expect(allViews(withText("Cancel")).count == 4)
            }
        }
    }

    @Test("A button with a label of its own leaves its title to be found, and takes it back with the label")
    func otherLabel() {
        run { root in
            let button = button("Cancel")
            root.addSubview(button)
            let query = allViews(withLabel("Cancel"))
            #expect(query.views == [button])
            button.accessibilityLabel = "Stop"
            #expect(query.views == [button.titleLabel])
            #expect(allViews(withLabel("Stop")).views == [button])
            button.accessibilityLabel = nil
            #expect(query.views == [button])
            button.titleLabel?.accessibilityLabel = "Title"
            #expect(allViews(withLabel("Title")).views == [button.titleLabel])
        }
    }

    @Test(
        "A label in a custom control or element is a part of it; a label beside it is a view by itself"
    )
    func others() {
        run { root in
            let (control, card, plain) = (UIControl(), UIView(), UIView())
            card.isAccessibilityElement = true
            for (index, view) in [control, card, plain].enumerated() {
                view.accessibilityLabel = "Name"
                view.tag = index
                let label = UILabel()
                label.text = "Name"
                label.tag = 10 + index
                view.addSubview(label)
                root.addSubview(view)
            }
            let beside = UILabel()
            beside.text = "Name"
            beside.tag = 20
            root.addSubview(beside)
            #expect(allViews(withLabel("Name")).map(\.tag) == [0, 1, 2, 12, 20])
        }
    }

    @Test("The other controls with labels in them are one view each")
    func segments() {
        run { root in
            let control = UISegmentedControl(items: ["Small", "Large"])
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
            bar.items = [UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)]
            root.addSubview(control)
            root.addSubview(bar)
            root.window?.layoutIfNeeded()
            #expect(allViews(withLabel("Large")).count == 1)
            #expect(allViews(withLabel("Save")).count == 1)
        }
    }

    @Test("Where only the title label could be meant, the control is found in its place, and nothing else")
    func titleLabelAlone() {
        run { root in
            root.addSubview(button("Cancel"))
            #expect(allViews(withLabel("Cancel"), ofClass(UILabel.self)).isEmpty)
            #expect(allViews(withText("Cancel"), ofClass(UILabel.self)).count == 1)
        }
    }
}
