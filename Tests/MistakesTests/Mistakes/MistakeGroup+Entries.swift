import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// Wrong values, indexes and formats, and mistakes of view code.
    static let entries = MistakeGroup(
        name: "Entries",
        mistakes: invalid + typed + values + viewCode)

    private static let invalid: [Mistake] = [
        Mistake(
            "An invalid format", point: "matching(format:) cannot read this format",
            make: { _ in tapOn(theFirstView(matching(format: "accessibilityLabel == 'Pay"))) },
            mend: { _ in tapOn(theFirstView(matching(format: "accessibilityLabel == 'Pay'"))) }),
        Mistake(
            "A key that no class has", point: #"Did you mean "accessibilityLabel""#,
            make: { _ in tapOn(theFirstView(matching(format: "accessibilityLable == 'Pay'"))) },
            mend: { _ in tapOn(theFirstView(matching(format: "accessibilityLabel == 'Pay'"))) }),
        Mistake(
            "A class name misspelt", point: "Did you mean UISwitch?",
            make: { _ in tapOn(theFirstView(ofClass("UISwich"))) },
            mend: { _ in tapOn(theFirstView(ofClass("UISwitch"))) }),
        Mistake(
            "An index out of range", point: "is out of range: the query finds 2 views",
            make: { _ in tapOn(allViews(withLabel("Remove"))[2]) },
            mend: { _ in tapOn(allViews(withLabel("Remove"))[1]) }),
        Mistake(
            "A row out of range", point: "there is 1 section, of 40 rows",
            make: { shop in
                tapOn(theFirstView(withLabel("Inbox")))
                _ = TableViewCells(in: shop.inbox.tableView)[99].textLabel?.text
            },
            mend: { shop in
                tapOn(theFirstView(withLabel("Inbox")))
                _ = TableViewCells(in: shop.inbox.tableView)[39].textLabel?.text
            }),
    ]

    private static let typed: [Mistake] = [
        Mistake(
            "Typing into a field that a tap did not reach", point: "it is disabled",
            make: { shop in
                shop.checkout.fields[0].isEnabled = false
                tapOn(theFirstView(withIdentifier("name-field")))
                SoftwareKeyboard.main.type("Ada")
            },
            mend: { shop in
                tapOn(theFirstView(withIdentifier("name-field")))
                SoftwareKeyboard.main.type("Ada")
            }),
        Mistake(
            "Typing without a first responder", point: "is first responder",
            make: { _ in SoftwareKeyboard.main.type("Ada") },
            mend: { _ in
                tapOn(theFirstView(withIdentifier("name-field")))
                SoftwareKeyboard.main.type("Ada")
            }),
        Mistake(
            "Typing after the keyboard was dismissed", point: "the keyboard was dismissed",
            make: { _ in
                tapOn(theFirstView(withIdentifier("name-field")))
                SoftwareKeyboard.main.dismiss()
                SoftwareKeyboard.main.type("Ada")
            },
            mend: { _ in
                tapOn(theFirstView(withIdentifier("name-field")))
                SoftwareKeyboard.main.dismiss()
                tapOn(theFirstView(withIdentifier("name-field")))
                SoftwareKeyboard.main.type("Ada")
            }),
        Mistake(
            "A letter on a number pad", point: "has no \"a\" key",
            make: { shop in
                shop.checkout.fields[4].keyboardType = .numberPad
                tapOn(theFirstView(withIdentifier("postal-code-field")))
                SoftwareKeyboard.main.type("12a4")
            },
            mend: { shop in
                shop.checkout.fields[4].keyboardType = .numberPad
                tapOn(theFirstView(withIdentifier("postal-code-field")))
                SoftwareKeyboard.main.type("1234")
            }),
    ]

    private static let values: [Mistake] = [
        Mistake(
            "A segment misspelt", point: #"Did you mean "Large"?"#,
            make: { _ in select(theFirstView(ofClass(UISegmentedControl.self)), segment: "Larg") },
            mend: { _ in select(theFirstView(ofClass(UISegmentedControl.self)), segment: "Large") }),
        Mistake(
            "The label of a slider instead of the slider", point: "add ofClass(UISlider.self)",
            make: { _ in slide(theFirstView(withLabel("Priority")).sortedBy(smallestOrigin()), to: 1) },
            mend: { _ in slide(theFirstView(withLabel("Priority"), ofClass(UISlider.self)), to: 1) }),
        Mistake(
            "A value out of a slider's range", point: "not in its range, 0.0 to 1.0",
            make: { _ in slide(theFirstView(ofClass(UISlider.self)), to: 5) },
            mend: { _ in slide(theFirstView(ofClass(UISlider.self)), to: 1) }),
        Mistake(
            "A value out of a stepper's range", point: "not in its range, 0 to 100",
            make: { _ in step(theFirstView(ofClass(UIStepper.self)), to: 500) },
            mend: { _ in step(theFirstView(ofClass(UIStepper.self)), to: 3) }),
    ]

    private static let viewCode: [Mistake] = [
        Mistake(
            "A batch update that does not add up",
            point: "the changes of the batch lead to 38: delete 0·38, delete 0·39",
            make: { shop in
                tapOn(theFirstView(withLabel("Inbox")))
                shop.inbox.senders.removeLast()
                shop.inbox.tableView.deleteRows(
                    at: [IndexPath(row: 38, section: 0), IndexPath(row: 39, section: 0)], with: .none)
            },
            mend: { shop in
                tapOn(theFirstView(withLabel("Inbox")))
                shop.inbox.senders.removeLast(2)
                shop.inbox.tableView.deleteRows(
                    at: [IndexPath(row: 38, section: 0), IndexPath(row: 39, section: 0)], with: .none)
            }),
        Mistake(
            "Presenting while presenting", point: "is presented there already",
            make: { shop in
                UIApplication.shared.clock.status.isStrict = true
                shop.checkout.present(AccountViewController(), animated: false)
                shop.checkout.present(CheckoutViewController(), animated: false)
                UIApplication.shared.clock.status.isStrict = false
            },
            mend: { shop in
                shop.checkout.present(AccountViewController(), animated: false)
                shop.checkout.dismiss(animated: false)
                shop.checkout.present(CheckoutViewController(), animated: false)
            }),
        Mistake(
            "Constraints on a view whose frame counts, too",
            point:
                #"The frame of UILabel "Total" counts, too: its translatesAutoresizingMaskIntoConstraints is true."#,
            make: { shop in shop.addTotal(keepingFrame: true) },
            mend: { shop in shop.addTotal(keepingFrame: false) }),
        Mistake(
            "Pushing twice", point: "is in the stack of",
            make: { shop in
                shop.checkout.navigationController?.pushViewController(shop.checkout, animated: false)
            },
            mend: { shop in
                shop.checkout.navigationController?.pushViewController(
                    AccountViewController(), animated: false)
            }),
        Mistake(
            "A task that never ends", point: "steps of tasks that never end",
            make: { _ in
                let task = Task { while !Task.isCancelled { await Task.yield() } }
                await TimeLapse.runUntilIdle()
                task.cancel()
            },
            mend: { _ in
                let task = Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } }
                await TimeLapse.advance(by: .seconds(10))
                task.cancel()
            }),
    ]
}
