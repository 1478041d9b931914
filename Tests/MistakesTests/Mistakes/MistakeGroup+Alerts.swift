import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// Alerts that are not there, and alerts in front of something else.
    static let alerts = MistakeGroup(
        name: "Alerts",
        mistakes: [
            Mistake(
                "The button of an alert that was never shown", point: "No alert is showing",
                make: { _ in tapOn(theFirstView(withLabel("OK"))) },
                mend: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Keep")))
                }),
            Mistake(
                "The button of an alert that was answered already",
                point:
                    #"No alert is showing: the alert "Delete the message?" with the buttons "Delete", "Keep" was"#
                    + #" dismissed at 0 s, in tapOn at MistakeGroup+Alerts.swift:"#,
                make: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Keep")))
                    tapOn(theFirstView(withLabel("Keep")))
                },
                mend: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Keep")))
                }),
            Mistake(
                "The button of an alert that was never shown, as an element", point: "No alert is showing",
                make: { _ in tapOn(theFirstElement(withRole(.button, named: "OK"))) },
                mend: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstElement(withRole(.button, named: "Keep")))
                }),
            Mistake(
                "The button of an alert that a timer shows later", point: "Pending: timer due at 2 s",
                make: { shop in
                    shop.askByTimer()
                    tapOn(theFirstView(withLabel("OK")))
                },
                mend: { shop in
                    shop.askByTimer()
                    await TimeLapse.advance(by: .seconds(2))
                    tapOn(theFirstView(withLabel("OK")))
                }),
            Mistake(
                "An alert that was answered already is expected",
                point:
                    #"The last one, the alert "Delete the message?" with the buttons "Delete", "Keep", was dismissed"#,
                make: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Keep")))
                    shouldSeeAlert("Delete the message?")
                },
                mend: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    shouldSeeAlert("Delete the message?")
                    tapOn(theFirstView(withLabel("Keep")))
                }),
            Mistake(
                "An alert is expected before a timer shows it", point: "Pending: timer due at 2 s",
                make: { shop in
                    shop.askByTimer()
                    shouldSeeAlert("Really?")
                },
                mend: { shop in
                    shop.askByTimer()
                    await TimeLapse.advance(by: .seconds(2))
                    shouldSeeAlert("Really?")
                }),
            Mistake(
                "A misspelt button of an alert", point: #"label is "Keep", wanted "Kepe""#,
                make: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Kepe")))
                },
                mend: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Keep")))
                }),
            Mistake(
                "A button in another tab, with an alert in front",
                point: "in the tab \"Shop\", which is not selected",
                make: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Pay")))
                },
                mend: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Keep")))
                    tapOn(theFirstView(withLabel("Shop")))
                    tapOn(theFirstView(withLabel("Pay")))
                }),
            Mistake(
                "A label that is nowhere, with an alert in front",
                point: #"The alert "Delete the message?" with the buttons "Delete", "Keep" is in front."#,
                make: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Sign out")))
                },
                mend: { shop in
                    shop.openMessage()
                    tapOn(theFirstView(withLabel("Delete")))
                    tapOn(theFirstView(withLabel("Keep")))
                    tapOn(theFirstView(withLabel("Account")))
                    tapOn(theFirstView(withLabel("Sign out")))
                }),
        ])
}
