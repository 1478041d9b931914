import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// Views that are elsewhere: in another tab, under another screen, not loaded, gone, still to come.
    static let places = MistakeGroup(
        name: "Places", mistakes: offScreen + notLoaded + removed + stillToCome + nowhere)

    private static let offScreen = [
        Mistake(
            "A button in another tab",
            point:
                #"UIButton "Pay" #pay-button exists, but is not on screen: it is in CheckoutViewController"#
                + #" "Checkout", in the tab "Shop", which is not selected."#,
            make: { shop in
                shop.tabs.selectedIndex = 1
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                shop.tabs.selectedIndex = 1
                tapOn(theFirstView(withLabel("Shop")))
                tapOn(theFirstView(withLabel("Pay")))
            }),
        Mistake(
            "An element in another tab",
            point:
                #"UIButton "Pay" #pay-button exists, but is not on screen: it is in CheckoutViewController"#
                + #" "Checkout", in the tab "Shop", which is not selected."#,
            make: { shop in
                shop.tabs.selectedIndex = 1
                tapOn(theFirstElement(withName("Pay")))
            },
            mend: { shop in
                shop.tabs.selectedIndex = 1
                tapOn(theFirstView(withLabel("Shop")))
                tapOn(theFirstElement(withName("Pay")))
            }),
        Mistake(
            "A row below another screen of the navigation stack",
            point: #"below MessageViewController "Sender 3" on the navigation stack."#,
            make: { shop in
                shop.tabs.selectedIndex = 1
                tapOn(theFirstView(withText("Sender 3")))
                tapOn(theFirstView(withText("Sender 5")))
            },
            mend: { shop in
                shop.tabs.selectedIndex = 1
                tapOn(theFirstView(withText("Sender 3")))
                tapBackButton()
                tapOn(theFirstView(withText("Sender 5")))
            }),
        Mistake(
            "A button behind what is presented full screen",
            point: #"behind ReviewViewController "Review", which is presented full screen."#,
            make: { shop in
                shop.presentReview(.fullScreen)
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                shop.presentReview(.fullScreen)
                UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: false)
                tapOn(theFirstView(withLabel("Pay")))
            }),
        Mistake(
            "A button of a screen that was dismissed",
            point:
                #"it is in ReviewViewController "Review", which was dismissed at 1 s, after advance at MistakeGroup+Places.swift:"#,
            make: { shop in
                let review = shop.presentReview(.formSheet)
                await TimeLapse.advance(by: .seconds(1))
                review.dismiss(animated: false)
                tapOn(theFirstView(withLabel("Looks right")))
                withExtendedLifetime(review) {}
            },
            mend: { shop in
                shop.presentReview(.formSheet)
                await TimeLapse.advance(by: .seconds(1))
                tapOn(theFirstView(withLabel("Looks right")))
            }),
        Mistake(
            "A row in the hidden column of a split view",
            point: #"in the primary column of UISplitViewController, which is hidden."#,
            make: { shop in
                shop.showSplit()
                tapOn(theFirstView(withLabel("Looks right")))
            },
            mend: { shop in
                shop.showSplit()
                UIView.performWithoutAnimation {
                    (UIApplication.shared.keyWindow?.rootViewController as? UISplitViewController)?.show(
                        .primary)
                }
                tapOn(theFirstView(withLabel("Looks right")))
            }),
        Mistake(
            "A button of a view that the test holds, in another tab",
            point:
                #"tapOn cannot touch UIButton "Pay" #pay-button: it is in CheckoutViewController "Checkout", in"#
                + #" the tab "Shop", which is not selected. Show it first: tapOn(theFirstView(withLabel("Shop")))."#,
            make: { shop in
                shop.tabs.selectedIndex = 2
                tapOn(shop.checkout.pay)
            },
            mend: { shop in
                shop.tabs.selectedIndex = 2
                tapOn(theFirstView(withLabel("Shop")))
                tapOn(shop.checkout.pay)
            }),
        Mistake(
            "A button in another window",
            point: #"UIButton "Pay" #pay-button is in another window"#,
            make: { shop in
                shop.showOverlay()
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                shop.showOverlay()
                tapOn(theFirstView(withLabel("Pay")).inAllWindows())
            }),
    ]

    private static let notLoaded = [
        Mistake(
            "A button in a tab that has not loaded its view",
            point: #"Not searched: the tab "Account" has not loaded its view yet."#,
            make: { shop in
                shop.inbox.loadViewIfNeeded()
                shop.inbox.navigationController?.loadViewIfNeeded()
                tapOn(theFirstView(withLabel("Sign out")))
            },
            mend: { shop in
                shop.inbox.loadViewIfNeeded()
                shop.inbox.navigationController?.loadViewIfNeeded()
                tapOn(theFirstView(withLabel("Account")))
                tapOn(theFirstView(withLabel("Sign out")))
            }),
        Mistake(
            "A row that is not loaded",
            point: #"UILabel "Sender 30" is in row 30 of UITableView #inbox, which is not loaded"#,
            make: { shop in
                shop.tabs.selectedIndex = 1
                tapOn(theFirstView(withText("Sender 30")))
            },
            mend: { shop in
                shop.tabs.selectedIndex = 1
                scrollOn(theFirstView(withIdentifier("inbox")), until: withText("Sender 30"))
                tapOn(theFirstView(withText("Sender 30")))
            }),
        Mistake(
            "Scrolling for a row that is spelt otherwise",
            point: #"Nearest on the way: UILabel "Sender 39": text is "Sender 39", wanted "sender 39"."#,
            make: { shop in
                shop.tabs.selectedIndex = 1
                scrollOn(theFirstView(withIdentifier("inbox")), until: withText("sender 39"))
            },
            mend: { shop in
                shop.tabs.selectedIndex = 1
                scrollOn(theFirstView(withIdentifier("inbox")), until: withText("Sender 39"))
            }),
    ]

    private static let removed = [
        Mistake(
            "A label that was in a cell before the table was reloaded",
            point:
                #"it was removed from the window at 2 s, after advance at Shop+Places.swift:"#,
            make: { shop in
                shop.tabs.selectedIndex = 1
                guard let label = theFirstView(withText("Sender 0")).first else { return }
                await shop.reloadWithOneMessage()
                tapOn(label)
            },
            mend: { shop in
                shop.tabs.selectedIndex = 1
                await shop.reloadWithOneMessage()
                tapOn(theFirstView(withText("Sender 0")))
            }),
        Mistake(
            "A button of a screen that was popped",
            point: #"it was removed from its window at 0 s, in tapBackButton at MistakeGroup+Places.swift:"#,
            make: { shop in
                guard let delete = shop.openMessage() else { return }
                tapBackButton()
                tapOn(delete)
            },
            mend: { shop in
                guard let delete = shop.openMessage() else { return }
                tapOn(delete)
            }),
        Mistake(
            "A button of a screen that was popped, which the test holds",
            point:
                #"it is in MessageViewController "Sender 3", which was popped from its navigation stack at"#,
            make: { shop in
                guard let delete = shop.openMessage() else { return }
                let message = shop.inbox.navigationController?.topViewController
                tapBackButton()
                tapOn(delete)
                withExtendedLifetime(message) {}
            },
            mend: { shop in
                guard let delete = shop.openMessage() else { return }
                tapOn(delete)
            }),
    ]

    private static let stillToCome = [
        Mistake(
            "A button that a task shows later",
            point: #"Pending: sleeping task due at 2 s, scheduled at Shop+Places.swift:"#,
            make: { shop in
                shop.showReceiptAfterSleeping()
                await TimeLapse.advance(by: .zero)
                tapOn(theFirstView(withLabel("Show receipt")))
            },
            mend: { shop in
                shop.showReceiptAfterSleeping()
                await TimeLapse.advance(by: .zero)
                await TimeLapse.advance(by: .seconds(2))
                tapOn(theFirstView(withLabel("Show receipt")))
            }),
        Mistake(
            "A button that a timer shows later",
            point: #"Pending: timer due at 1.5 s, scheduled at Shop+Places.swift:"#,
            make: { shop in
                shop.showReceiptByTimer()
                tapOn(theFirstView(withLabel("Show receipt")))
            },
            mend: { shop in
                shop.showReceiptByTimer()
                await TimeLapse.advance(by: .milliseconds(1500))
                tapOn(theFirstView(withLabel("Show receipt")))
            }),
        Mistake(
            "A button that a block shows later",
            point: #"Pending: block on queue main due at 0.3 s, scheduled at Shop+Places.swift:"#,
            make: { shop in
                shop.showReceiptByBlock()
                tapOn(theFirstView(withLabel("Show receipt")))
            },
            mend: { shop in
                shop.showReceiptByBlock()
                await TimeLapse.advance(by: .milliseconds(300))
                tapOn(theFirstView(withLabel("Show receipt")))
            }),
        Mistake(
            "A button that an animation's completion shows",
            point: #"Pending: animation due at 0.5 s, scheduled at Shop+Places.swift:"#,
            make: { shop in
                shop.showReceiptAfterAnimation()
                tapOn(theFirstView(withLabel("Show receipt")))
            },
            mend: { shop in
                shop.showReceiptAfterAnimation()
                await TimeLapse.advance(by: .milliseconds(500))
                tapOn(theFirstView(withLabel("Show receipt")))
            }),
    ]

    private static let nowhere = [
        Mistake(
            "A view that was never in a window",
            point: #"it is not in a window. Show its controller in a window, such as"#
                + #" UIWindow.createWindowForTesting(showing: controller)."#,
            make: { _ in
                let review = ReviewViewController()
                review.loadViewIfNeeded()
                tapOn(review.button)
            },
            mend: { _ in
                let review = ReviewViewController()
                UIWindow.createWindowForTesting().rootViewController = review
                tapOn(review.button)
            }),
        Mistake(
            "A window with nothing in it",
            point: #"is empty: it has no rootViewController and no subviews."#,
            make: { _ in
                UIWindow.createWindowForTesting()
                tapOn(theFirstView(withLabel("Looks right")))
            },
            mend: { _ in
                UIWindow.createWindowForTesting().rootViewController = ReviewViewController()
                tapOn(theFirstView(withLabel("Looks right")))
            }),
    ]
}
