import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// Rows that are not loaded, or do not exist.
    static let lists = MistakeGroup(
        name: "Lists",
        mistakes: [
            Mistake(
                "A misspelt text of a row that is not loaded", point: "in row 30 of UITableView #inbox",
                make: { shop in
                    shop.showInbox()
                    tapOn(theFirstView(withText("Sendre 30")))
                },
                mend: { shop in
                    shop.showInbox()
                    scrollOn(theFirstView(withIdentifier("inbox")), until: withText("Sender 30"))
                    tapOn(theFirstView(withText("Sender 30")))
                }),
            Mistake(
                "A row that does not exist",
                point:
                    "UITableView #inbox has 40 rows; rows 0 to 17 are loaded, and none of the others matches.",
                make: { shop in
                    shop.showInbox()
                    tapOn(theFirstView(withText("Sender 99")))
                },
                mend: { shop in
                    shop.inbox.senders[3] = "Sender 99"
                    shop.showInbox()
                    tapOn(theFirstView(withText("Sender 99")))
                }),
            Mistake(
                "A text that is in no row", point: "No label is similar. The labels there: \"Sender 0\"",
                make: { shop in
                    shop.showInbox()
                    tapOn(theFirstView(withLabel("Log out")))
                },
                mend: { shop in
                    shop.inbox.senders[3] = "Log out"
                    shop.showInbox()
                    tapOn(theFirstView(withLabel("Log out")))
                }),
            Mistake(
                "A row above those that are loaded", point: "in row 3 of UITableView #inbox",
                make: { shop in
                    shop.showInbox()
                    scrollOn(theFirstView(withIdentifier("inbox")), to: .bottom)
                    tapOn(theFirstView(withText("Sender 3")))
                },
                mend: { shop in
                    shop.showInbox()
                    scrollOn(theFirstView(withIdentifier("inbox")), to: .bottom)
                    scrollOn(
                        theFirstView(withIdentifier("inbox")), until: withText("Sender 3"), toward: .top)
                    tapOn(theFirstView(withText("Sender 3")))
                }),
            Mistake(
                "A swipe in the wrong direction before a tap on a row",
                point: "in row 30 of UITableView #inbox",
                make: { shop in
                    shop.showInbox()
                    swipeDownOn(theFirstView(withIdentifier("inbox")))
                    tapOn(theFirstView(withText("Sender 30")))
                },
                mend: { shop in
                    shop.showInbox()
                    swipeDownOn(theFirstView(withIdentifier("inbox")))
                    scrollOn(theFirstView(withIdentifier("inbox")), until: withText("Sender 30"))
                    tapOn(theFirstView(withText("Sender 30")))
                }),
            Mistake(
                "Scrolling a list for what is in another tab",
                point: #"UIButton "Pay" #pay-button exists, but is not on screen"#,
                make: { shop in
                    shop.showInbox()
                    scrollOn(theFirstView(withIdentifier("inbox")), until: withLabel("Pay"))
                },
                mend: { shop in
                    shop.showInbox()
                    tapOn(theFirstView(withLabel("Shop")))
                    shouldSee(theFirstView(withLabel("Pay")))
                }),
            Mistake(
                "Scrolling a list away from the row", point: "in row 3 of UITableView #inbox",
                make: { shop in
                    shop.showInbox()
                    scrollOn(theFirstView(withIdentifier("inbox")), to: .bottom)
                    scrollOn(theFirstView(withIdentifier("inbox")), until: withText("Sender 3"))
                },
                mend: { shop in
                    shop.showInbox()
                    scrollOn(theFirstView(withIdentifier("inbox")), to: .bottom)
                    scrollOn(
                        theFirstView(withIdentifier("inbox")), until: withText("Sender 3"), toward: .top)
                }),
            Mistake(
                "An element in a row that is not loaded", point: "in row 30 of UITableView #inbox",
                make: { shop in
                    shop.showInbox()
                    tapOn(theFirstElement(withName("Sender 30")))
                },
                mend: { shop in
                    shop.showInbox()
                    scrollOn(theFirstView(withIdentifier("inbox")), until: withText("Sender 30"))
                    tapOn(theFirstElement(withName("Sender 30")))
                }),
            Mistake(
                "An identifier with another number",
                point: "identifier is \"product-1\", wanted \"product-19\"",
                make: { shop in
                    shop.numberFields()
                    tapOn(theFirstView(withIdentifier("product-19")))
                },
                mend: { shop in
                    shop.numberFields()
                    tapOn(theFirstView(withIdentifier("product-1")))
                }),
        ])
}
