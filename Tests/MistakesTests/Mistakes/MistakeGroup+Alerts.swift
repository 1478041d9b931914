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
