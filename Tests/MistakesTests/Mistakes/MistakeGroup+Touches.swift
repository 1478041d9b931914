import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// Views that are found, and cannot be touched.
    static let touches = MistakeGroup(
        name: "Touches",
        mistakes: states + covers + motions)

    private static let states: [Mistake] = [
        Mistake(
            "A hidden view", point: "it is hidden",
            make: { shop in
                shop.checkout.pay.isHidden = true
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                shop.checkout.pay.isHidden = false
                tapOn(theFirstView(withLabel("Pay")))
            }),
        Mistake(
            "A view in a hidden one", point: "its superview UIView #article-cup is hidden",
            make: { shop in
                theFirstView(withIdentifier("article-cup"))[0].isHidden = true
                tapOn(theFirstView(withLabel("Remove")).inside(theFirstView(withIdentifier("article-cup"))))
            },
            mend: { shop in
                tapOn(theFirstView(withLabel("Remove")).inside(theFirstView(withIdentifier("article-cup"))))
            }),
        Mistake(
            "The first of two matches is hidden",
            point: #"Another match can be touched: UIButton "Remove" in UIView #article-cup."#,
            make: { shop in
                theFirstView(withIdentifier("article-tea"))[0].isHidden = true
                tapOn(theFirstView(withLabel("Remove")))
            },
            mend: { shop in
                theFirstView(withIdentifier("article-tea"))[0].isHidden = true
                tapOn(theFirstView(withRole(.button, named: "Remove")))
            }),
        Mistake(
            "A transparent view", point: "it has alpha 0",
            make: { shop in
                shop.checkout.pay.alpha = 0
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                shop.checkout.pay.alpha = 1
                tapOn(theFirstView(withLabel("Pay")))
            }),
        Mistake(
            "A disabled button", point: "it is disabled",
            make: { shop in
                shop.checkout.pay.isEnabled = false
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { _ in tapOn(theFirstView(withLabel("Pay"))) }),
        Mistake(
            "User interaction is off",
            point: "user interaction is disabled for its superview UIScrollView #form",
            make: { shop in
                shop.checkout.scrollView.isUserInteractionEnabled = false
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                shop.checkout.scrollView.isUserInteractionEnabled = true
                tapOn(theFirstView(withLabel("Pay")))
            }),
    ]

    private static let covers: [Mistake] = [
        Mistake(
            "Covered by a banner", point: #"it is covered by UILabel "Your cart was saved""#,
            make: { shop in
                let banner = UILabel(frame: CGRect(x: 0, y: 671, width: 390, height: 80))
                banner.text = "Your cart was saved"
                banner.isUserInteractionEnabled = true
                shop.checkout.view.addSubview(banner)
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { _ in tapOn(theFirstView(withLabel("Pay"))) }),
        Mistake(
            "Covered by a view that cannot be seen", point: "That view cannot be seen, but takes touches",
            make: { shop in
                let overlay = UIView(frame: shop.checkout.view.bounds)
                overlay.accessibilityIdentifier = "overlay"
                shop.checkout.view.addSubview(overlay)
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                let overlay = UIView(frame: shop.checkout.view.bounds)
                overlay.accessibilityIdentifier = "overlay"
                shop.checkout.view.addSubview(overlay)
                theFirstView(withIdentifier("overlay"))[0].isUserInteractionEnabled = false
                tapOn(theFirstView(withLabel("Pay")))
            }),
        Mistake(
            "Behind an alert", point: #"the alert "Delete the message?""#,
            make: { shop in
                askToDelete(in: shop)
                tapOn(theFirstView(withIdentifier("delete-button")))
            },
            mend: { shop in
                askToDelete(in: shop)
                tapOn(theFirstView(withLabel("Keep")))
                tapOn(theFirstView(withIdentifier("delete-button")))
            }),
        Mistake(
            "Behind a permission alert", point: "permission alert",
            make: { shop in
                let manager = CLLocationManager()
                manager.requestWhenInUseAuthorization()
                tapOn(theFirstView(withIdentifier("pay-button")).inside(shop.window))
                SystemScreen.current.close()
            },
            mend: { shop in
                let manager = CLLocationManager()
                manager.requestWhenInUseAuthorization()
                tapOn(theFirstView(withLabel("Allow While Using App")))
                tapOn(theFirstView(withIdentifier("pay-button")).inside(shop.window))
            }),
        Mistake(
            "Behind a permission alert that could have been answered beforehand",
            point: "Allow “App” to use your location?",
            make: { shop in
                let manager = CLLocationManager()
                manager.requestAlwaysAuthorization()
                tapOn(theFirstView(withIdentifier("pay-button")).inside(shop.window))
                SystemScreen.current.close()
            },
            mend: { shop in
                SimulatedDevice.current.permissions[.location] = .granted
                let manager = CLLocationManager()
                manager.requestAlwaysAuthorization()
                tapOn(theFirstView(withIdentifier("pay-button")).inside(shop.window))
            }),
        Mistake(
            "Beneath the keyboard", point: "the keyboard covers it",
            make: { _ in
                tapOn(theFirstView(withIdentifier("name-field")))
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { _ in
                tapOn(theFirstView(withIdentifier("name-field")))
                SoftwareKeyboard.main.dismiss()
                tapOn(theFirstView(withLabel("Pay")))
            }),
    ]

    private static let motions: [Mistake] = [
        Mistake(
            "Off screen in a scroll view",
            point: "Try: tapOn(theFirstView(withLabel(\"Pay\")).scrolledIntoView)",
            make: { shop in
                makeLonger(shop)
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                makeLonger(shop)
                tapOn(theFirstView(withLabel("Pay")).scrolledIntoView)
            }),
        Mistake(
            "A view that is moving", point: "it gets no touches while it is animated",
            make: { shop in
                UIView.animate(withDuration: 1) { shop.checkout.pay.frame.origin.y -= 40 }
                tapOn(theFirstView(withLabel("Pay")))
            },
            mend: { shop in
                UIView.animate(withDuration: 1) { shop.checkout.pay.frame.origin.y -= 40 }
                await TimeLapse.waitForAnimationsToFinish()
                tapOn(theFirstView(withLabel("Pay")))
            }),
        Mistake(
            "A view in no window", point: "it is not in a window",
            make: { shop in tapOn(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))) },
            mend: { shop in tapOn(shop.checkout.pay) }),
    ]

    @MainActor private static func askToDelete(in shop: Shop) {
        tapOn(theFirstView(withLabel("Inbox")))
        tapOn(theFirstView(withText("Sender 3")))
        tapOn(theFirstView(withLabel("Delete")))
    }

    @MainActor private static func makeLonger(_ shop: Shop) {
        shop.checkout.pay.frame.origin.y += 1000
        shop.checkout.scrollView.contentSize.height += 1000
    }
}
