import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// A text, label, identifier, class or role that is not quite right, and several views where one is wanted.
    static let names = MistakeGroup(name: "Names", mistakes: texts + kinds + several)

    private static let texts = [
        Mistake(
            "A label with two letters swapped", point: #"UIButton "Cancel""#,
            make: { _ in tapOn(theFirstView(withLabel("Cancle"))) },
            mend: { _ in tapOn(theFirstView(withLabel("Cancel"))) }),
        Mistake(
            "A label in another case", point: #"label is "Remove", wanted "remove""#,
            make: { _ in tapOn(theFirstView(withLabel("remove"))) },
            mend: { _ in tapOn(theFirstView(withLabel("Remove"))) }),
        Mistake(
            "A text with a space at its end", point: #"text is "Tea", wanted "Tea ""#,
            make: { _ in _ = theOnlyView(withText("Tea ")).first },
            mend: { _ in _ = theOnlyView(withText("Tea")).first }),
        Mistake(
            "A text with a space that does not break", point: #""Total: 12.50\u{A0}€""#,
            make: { shop in
                shop.checkout.total.text = "Total: 12.50\u{A0}€"
                _ = theOnlyView(withText("Total: 12.50 €")).first
            },
            mend: { shop in
                shop.checkout.total.text = "Total: 12.50\u{A0}€"
                _ = theOnlyView(withText(.exactly("Total: 12.50 €").foldingWhiteSpace)).first
            }),
        Mistake(
            "A whole text where only its beginning is given",
            point: #"text is "Total: 12.50 €", wanted "Total""#,
            make: { _ in _ = theOnlyView(withText("Total")).first },
            mend: { _ in _ = theOnlyView(withText("Total: 12.50 €")).first }),
        Mistake(
            "A text with other quotation marks", point: #""It’s on the way", wanted "It's on the way""#,
            make: { shop in
                shop.checkout.total.text = "It’s on the way"
                _ = theOnlyView(withText("It's on the way")).first
            },
            mend: { shop in
                shop.checkout.total.text = "It’s on the way"
                _ = theOnlyView(withText("It’s on the way")).first
            }),
        Mistake(
            "A number that has changed", point: #"UILabel "2": text is "2", wanted "3""#,
            make: { shop in
                shop.checkout.total.text = "2"
                _ = theOnlyView(withText("3")).first
            },
            mend: { shop in
                shop.checkout.total.text = "2"
                _ = theOnlyView(withText("2")).first
            }),
        Mistake(
            "A long text of which a sentence has changed", point: "Large orders arrive on Tuesday.",
            make: { shop in
                shop.checkout.total.text = longText(ending: "on Wednesday, or a day later where it is far")
                _ = theOnlyView(withText(longText(ending: "on Tuesday"))).first
            },
            mend: { shop in
                shop.checkout.total.text = longText(ending: "on Wednesday, or a day later where it is far")
                _ = theOnlyView(withText(.prefix("All orders are packed by hand, and by no"))).first
            }),
        Mistake(
            "An identifier that is given as a label",
            point: #""pay-button" is the identifier of UIButton "Pay""#,
            make: { _ in tapOn(theFirstView(withLabel("pay-button"))) },
            mend: { _ in tapOn(theFirstView(withIdentifier("pay-button"))) }),
    ]

    private static func longText(ending: String) -> String {
        "All orders are packed by hand, and by noon at the latest. Large orders arrive \(ending)."
    }

    private static let kinds = [
        Mistake(
            "A role with a misspelt name", point: #"name is "Remove", wanted "Remvoe""#,
            make: { _ in tapOn(theFirstView(withRole(.button, named: "Remvoe"))) },
            mend: { _ in tapOn(theFirstView(withRole(.button, named: "Remove"))) }),
        Mistake(
            "A role with a name in another language", point: #"All with the role .button: "Remove" (2)"#,
            make: { _ in tapOn(theFirstView(withRole(.button, named: "Entfernen"))) },
            mend: { _ in tapOn(theFirstView(withRole(.button, named: "Remove"))) }),
        Mistake(
            "Another role than the element has", point: "role is .button, wanted .link",
            make: { _ in tapOn(theFirstView(withRole(.link, named: "Remove"))) },
            mend: { _ in tapOn(theFirstView(withRole(.button, named: "Remove"))) }),
        Mistake(
            "An element with a misspelt name", point: #"name is "Quantity", wanted "Qantity""#,
            make: { _ in _ = theOnlyElement(withName("Qantity")).first },
            mend: { _ in _ = theOnlyElement(withName("Quantity")).first }),
        Mistake(
            "An element that is not accessible",
            point: "assistive technology does not see it: it is not an accessibility element",
            make: { shop in
                shop.checkout.pay.isAccessibilityElement = false
                tapOn(theFirstElement(withRole(.button, named: "Pay")))
            },
            mend: { shop in
                shop.checkout.pay.isAccessibilityElement = false
                tapOn(theFirstView(withIdentifier("pay-button")))
            }),
        Mistake(
            "Another class than the view has", point: "it is a UIStepper, wanted UISwitch",
            make: { _ in _ = theOnlyView(ofClass(UISwitch.self), withLabel("Quantity")).first },
            mend: { _ in _ = theOnlyView(ofClass(UIStepper.self), withLabel("Quantity")).first }),
        Mistake(
            "A relation to a view that is not there", point: #"no view matches withText("Coffee")"#,
            make: { _ in tapOn(theFirstView(withLabel("Remove"), withSibling(withText("Coffee")))) },
            mend: { _ in tapOn(theFirstView(withLabel("Remove"), withSibling(withText("Tea")))) }),
        Mistake(
            "Another state than the view has", point: "it is enabled",
            make: { _ in _ = theOnlyView(withLabel("Pay"), enabled(false)).first },
            mend: { _ in _ = theOnlyView(withLabel("Pay"), enabled(true)).first }),
        Mistake(
            "A condition in code that no view meets", point: "it does not match satisfying { … }",
            make: { _ in tapOn(theFirstView(withLabel("Remove"), satisfying { $0.tag == 3 })) },
            mend: { _ in tapOn(theFirstView(withLabel("Remove"), satisfying { $0.tag == 0 })) }),
    ]

    private static let several = [
        Mistake(
            "The first of several views cannot be touched", point: "Another match can be touched",
            make: { shop in
                shop.checkout.scrollView.subviews[0].isHidden = true
                tapOn(theFirstView(withLabel("Remove")))
            },
            mend: { shop in
                shop.checkout.scrollView.subviews[0].isHidden = true
                tapOn(theFirstView(withRole(.button, named: "Remove")))
            }),
        Mistake(
            "Several views with a label where one is wanted",
            point: #"withParent(withIdentifier("article-tea"))"#,
            make: { _ in tapOn(theOnlyView(withLabel("Remove"))) },
            mend: { _ in tapOn(theOnlyView(withLabel("Remove"), withParent(withIdentifier("article-tea")))) }),
        Mistake(
            "Several elements with a role where one is wanted",
            point: #".inside(theFirstView(withIdentifier("article-tea"))[0])"#,
            make: { _ in tapOn(theOnlyElement(withRole(.button, named: "Remove"))) },
            mend: { _ in
                tapOn(
                    theOnlyElement(withRole(.button, named: "Remove"))
                        .inside(theFirstView(withIdentifier("article-tea"))[0]))
            }),
        Mistake(
            "Several views of a class where one is wanted",
            point: #"theOnlyView(withIdentifier("name-field"))"#,
            make: { _ in tapOn(theOnlyView(ofClass(UITextField.self))) },
            mend: { _ in tapOn(theOnlyView(withIdentifier("name-field"))) }),
    ]
}
