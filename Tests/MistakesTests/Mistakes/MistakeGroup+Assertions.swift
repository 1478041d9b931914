import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// Assertions that do not hold.
    static let assertions = MistakeGroup(
        name: "Assertions",
        mistakes: [
            Mistake(
                "Another total", point: #"text is "Total: 12.50 €", wanted "Total: 13.50 €""#,
                make: { _ in shouldSee(theFirstView(withText("Total: 13.50 €"))) },
                mend: { _ in shouldSee(theFirstView(withText("Total: 12.50 €"))) }),
            Mistake(
                "A total that is hidden", point: "is there, but it is hidden",
                make: { shop in
                    shop.checkout.total.isHidden = true
                    shouldSee(theFirstView(withText("Total: 12.50 €")))
                },
                mend: { shop in
                    shop.checkout.total.isHidden = false
                    shouldSee(theFirstView(withText("Total: 12.50 €")))
                }),
            Mistake(
                "A button below the bottom of the screen", point: "it is clipped by UIScrollView #form",
                make: { shop in
                    shop.checkout.pay.frame.origin.y = 1200
                    shouldSee(theFirstView(withIdentifier("pay-button")))
                },
                mend: { shop in
                    shop.checkout.pay.frame.origin.y = 1200
                    shop.checkout.scrollView.contentSize.height = 1300
                    scrollIntoView(theFirstView(withIdentifier("pay-button")))
                    shouldSee(theFirstView(withIdentifier("pay-button")))
                }),
            Mistake(
                "An error that should not show",
                point: #"UILabel "Postal code" (20 288; 100 34) can be seen"#,
                make: { _ in shouldNotSee(theFirstView(ofClass(UILabel.self), withText("Postal code"))) },
                mend: { _ in shouldNotSee(theFirstView(withText("Postal code is missing"))) }),
            Mistake(
                "One field too many", point: "found 6, wanted 5",
                make: { _ in shouldFind(allViews(ofClass(UITextField.self)), count: 5) },
                mend: { _ in shouldFind(allViews(ofClass(UITextField.self)), count: 6) }),
            Mistake(
                "A value that is not set", point: #"value is "0", wanted "1""#,
                make: { _ in
                    shouldMatch(theFirstView(withLabel("Gift wrap"), ofClass(UISwitch.self)), withValue("1"))
                },
                mend: { _ in
                    tapOn(theFirstView(withLabel("Gift wrap"), ofClass(UISwitch.self)))
                    shouldMatch(theFirstView(withLabel("Gift wrap"), ofClass(UISwitch.self)), withValue("1"))
                }),
            Mistake(
                "No alert", point: "no alert is showing. Presented: nothing",
                make: { _ in shouldSeeAlert("Delete the message?") },
                mend: { shop in
                    shop.tabs.selectedIndex = 1
                    tapOn(theFirstView(withText("Sender 3")))
                    tapOn(theFirstView(withLabel("Delete")))
                    shouldSeeAlert("Delete the message?")
                }),
            Mistake(
                "A title that is another",
                point: #"the alert "Delete the message?" with the buttons "Delete", "Keep""#,
                make: { shop in
                    shop.tabs.selectedIndex = 1
                    tapOn(theFirstView(withText("Sender 3")))
                    tapOn(theFirstView(withLabel("Delete")))
                    shouldSeeAlert("Delete message?")
                },
                mend: { shop in
                    shop.tabs.selectedIndex = 1
                    tapOn(theFirstView(withText("Sender 3")))
                    tapOn(theFirstView(withLabel("Delete")))
                    shouldSeeAlert("Delete the message?")
                }),
            Mistake(
                "A message that comes later than the test waits", point: "Pending: timer due at 2 s",
                make: { shop in
                    shop.showTotal("Thank you for your order", after: 2)
                    await shouldSee(theFirstView(withText("Thank you for your order")), within: .seconds(1))
                },
                mend: { shop in
                    shop.showTotal("Thank you for your order", after: 2)
                    await TimeLapse.advance(by: .seconds(1))
                    await shouldSee(theFirstView(withText("Thank you for your order")), within: .seconds(1))
                }),
        ])
}
