import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// What happened before, and is told: a view that was removed, focus that was lost; and names that do not exist.
    static let moments = MistakeGroup(
        name: "Moments",
        mistakes: [
            Mistake(
                "Typing after the field resigned",
                point: "UITextField #name-field resigned at 0 s, after tapOn at MistakeGroup+Moments.swift:",
                make: { shop in
                    tapOn(theFirstView(withIdentifier("name-field")))
                    shop.checkout.fields[0].resignFirstResponder()
                    SoftwareKeyboard.main.type("Ada")
                },
                mend: { shop in
                    tapOn(theFirstView(withIdentifier("name-field")))
                    shop.checkout.fields[0].resignFirstResponder()
                    tapOn(theFirstView(withIdentifier("name-field")))
                    SoftwareKeyboard.main.type("Ada")
                }),
            Mistake(
                "A tap on a view that was removed",
                point: "it was removed from its window at 0 s, after tapOn at MistakeGroup+Moments.swift:",
                make: { shop in
                    tapOn(theFirstView(withLabel("Cancel")))
                    shop.checkout.pay.removeFromSuperview()
                    tapOn(shop.checkout.pay)
                },
                mend: { shop in
                    tapOn(theFirstView(withLabel("Cancel")))
                    tapOn(shop.checkout.pay)
                }),
            Mistake(
                "A tap on a view that another tap removed",
                point: "it was removed from its window at 0 s, in tapOn at MistakeGroup+Moments.swift:",
                make: { shop in
                    shop.removesPay()
                    tapOn(theFirstView(withLabel("Cancel")))
                    tapOn(shop.checkout.pay)
                },
                mend: { shop in
                    shop.removesPay()
                    tapOn(shop.checkout.pay)
                }),
            Mistake(
                "A tap on a view that another one replaced",
                point: #"Ask for it again: theFirstView(withIdentifier("pay-button"))"#,
                make: { shop in
                    let pay = shop.checkout.pay
                    shop.replacesPay()
                    tapOn(theFirstView(withLabel("Cancel")))
                    tapOn(pay)
                },
                mend: { shop in
                    shop.replacesPay()
                    tapOn(theFirstView(withLabel("Cancel")))
                    tapOn(theFirstView(withIdentifier("pay-button")))
                }),
            Mistake(
                "Typing after a button ended editing",
                point: "UITextField #name-field resigned at 0 s, in tapOn at MistakeGroup+Moments.swift:",
                make: { shop in
                    shop.endsEditing()
                    tapOn(theFirstView(withIdentifier("name-field")))
                    tapOn(theFirstView(withRole(.button, named: "Remove")))
                    SoftwareKeyboard.main.type("Ada")
                },
                mend: { shop in
                    shop.endsEditing()
                    tapOn(theFirstView(withIdentifier("name-field")))
                    tapOn(theFirstView(withRole(.button, named: "Remove")))
                    tapOn(theFirstView(withIdentifier("name-field")))
                    SoftwareKeyboard.main.type("Ada")
                }),
            Mistake(
                "A text that goes away later", point: "Pending: timer due at 2 s",
                make: { shop in
                    shop.showTotal("Thank you", after: 2)
                    shouldNotSee(theFirstView(withText("Total: 12.50 €")))
                },
                mend: { shop in
                    shop.showTotal("Thank you", after: 2)
                    await TimeLapse.advance(by: .seconds(2))
                    shouldNotSee(theFirstView(withText("Total: 12.50 €")))
                }),
            Mistake(
                "A text that changes later", point: "Pending: timer due at 2 s",
                make: { shop in
                    shop.showTotal("Thank you", after: 2)
                    shouldMatch(shop.checkout.total, withText("Thank you"))
                },
                mend: { shop in
                    shop.showTotal("Thank you", after: 2)
                    await TimeLapse.advance(by: .seconds(2))
                    shouldMatch(shop.checkout.total, withText("Thank you"))
                }),
            Mistake(
                "A label that is nowhere", point: #"No label is similar. The labels there: "Remove" (2), "#,
                make: { _ in tapOn(theFirstView(withLabel("Log out"))) },
                mend: { _ in tapOn(theFirstView(withLabel("Remove"))) }),
            Mistake(
                "An identifier that no view has",
                point: #"No identifier is similar. The identifiers there: "#,
                make: { _ in tapOn(theFirstView(withIdentifier("logout"))) },
                mend: { _ in tapOn(theFirstView(withIdentifier("pay-button"))) }),
            Mistake(
                "An identifier that is given as a label, beside a similar label",
                point: #""product-1" is the identifier of UIButton "Product 1" #product-1"#,
                make: { shop in
                    shop.checkout.pay.accessibilityIdentifier = "product-1"
                    shop.checkout.pay.accessibilityLabel = "Product 1"
                    tapOn(theFirstView(withLabel("product-1")))
                },
                mend: { shop in
                    shop.checkout.pay.accessibilityIdentifier = "product-1"
                    shop.checkout.pay.accessibilityLabel = "Product 1"
                    tapOn(theFirstView(withIdentifier("product-1")))
                }),
            Mistake(
                "A role and a name that are nowhere", point: #"All with the role .button: "Remove" (2), "#,
                make: { _ in tapOn(theFirstView(withRole(.button, named: "Log out"))) },
                mend: { _ in tapOn(theFirstView(withRole(.button, named: "Remove"))) }),
            Mistake(
                "A button by its role that a timer shows later", point: "Pending: timer due at 1.5 s",
                make: { shop in
                    shop.showReceiptByTimer()
                    tapOn(theFirstElement(withRole(.button, named: "Show receipt")))
                },
                mend: { shop in
                    shop.showReceiptByTimer()
                    await TimeLapse.advance(by: .milliseconds(1500))
                    tapOn(theFirstElement(withRole(.button, named: "Show receipt")))
                }),
            Mistake(
                "The beginning of a label that is nowhere", point: "No label matches. The labels there: ",
                make: { _ in tapOn(theFirstView(withLabel(.prefix("Sign")))) },
                mend: { _ in tapOn(theFirstView(withLabel(.prefix("Rem")))) }),
            Mistake(
                "A view without a size", point: "UIButton \"Pay\" #pay-button",
                make: { shop in
                    shop.checkout.pay.frame.size = .zero
                    tapOn(theFirstView(withLabel("Pay")))
                },
                mend: { _ in tapOn(theFirstView(withLabel("Pay"))) }),
            Mistake(
                "A back button on the first screen", point: "tapBackButton",
                make: { _ in tapBackButton() },
                mend: { shop in
                    shop.openMessage()
                    tapBackButton()
                }),
            Mistake(
                "A segment that does not exist, and is near none", point: "Huge",
                make: { _ in select(theFirstView(ofClass(UISegmentedControl.self)), segment: "Huge") },
                mend: { _ in select(theFirstView(ofClass(UISegmentedControl.self)), segment: "Large") }),
        ])
}
