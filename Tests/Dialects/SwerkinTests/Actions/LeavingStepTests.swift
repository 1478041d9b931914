import CoreLocation
import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that leave or dismiss a screen", .robot) struct LeavingStepTests {
    // MARK: What is presented

    @Test(
        "What is presented is dismissed as a user does",
        arguments: [.sheet, .tallSheet, .scrollingSheet, .popover, .actionSheet] as [PresentingStage.Kind])
    func dismiss(_ kind: PresentingStage.Kind) {
        let played = play(PresentingStage(kind)) { _ in When.IDismissModal() }
        #expect(played == Played(log: ["dismissed"]))
    }

    @Test("A popover behind an alert of the system fails once")
    func behindSystemAlert() {
        let played = play(PresentingStage(.popover)) { _ in
            CLLocationManager().requestWhenInUseAuthorization()
            When.IDismissModal()
        }
        #expect(played.failures.count == 1)
        #expect(
            played.failures.first?.hasPrefix(
                """
                When IDismissModal(): failed.
                Could not dismiss PresentedController.
                tapOn cannot touch
                """) == true)
    }

    @Test("A popover is dismissed by a tap outside")
    func popover() {
        let played = play(PresentingStage(.popover)) { _ in When.IDismissPopoverElement() }
        #expect(played == Played(log: ["dismissed"]))
    }

    @Test("What is presented within the time-out is dismissed")
    func late() {
        let played = play(PresentingStage(.sheet, after: 1)) { _ in When.IDismissModal() }
        #expect(played == Played(log: ["dismissed"]))
    }

    @Test(
        "What a user cannot dismiss fails, and says why",
        arguments: [
            (
                .none, ["Did not find anything to dismiss within 2 s.", "No view controller is presented."],
                true
            ),
            (
                .alert,
                [
                    "Could not dismiss UIAlertController.",
                    #"It is an alert. Touch one of its buttons: "Delete", "Keep"."#,
                ], false
            ),
            (
                .fullScreen,
                [
                    "Could not dismiss PresentedController.",
                    "Neither a tap outside nor a swipe down dismisses it. Touch a button that does.",
                ], false
            ),
            (
                .modalSheet,
                ["Could not dismiss PresentedController.", "Its isModalInPresentation is true."], false
            ),
            (
                .refusedSheet,
                [
                    "Could not dismiss PresentedController.",
                    "Its delegate, PresentingStage, may refuse it, in presentationControllerShouldDismiss(_:).",
                ], false
            ),
            (
                .refusedPopover,
                [
                    "Could not dismiss PresentedController.",
                    "Its delegate, PresentingStage, may refuse it, in presentationControllerShouldDismiss(_:).",
                ], false
            ),
            (
                .actionSheetWithoutCancel,
                [
                    "Could not dismiss UIAlertController.",
                    "None of its actions has the style cancel. Touch one of its buttons.",
                ], false
            ),
        ] as [(PresentingStage.Kind, [String], Bool)])
    func refused(_ kind: PresentingStage.Kind, _ lines: [String], _ waits: Bool) {
        let played = play(PresentingStage(kind)) { _ in When.IDismissModal() }
        let failed = played.failures.map { $0.split(separator: "\n").map(String.init) }
        #expect(failed.map { Array($0.dropFirst()) } == [lines])
        #expect(failed.first?.first?.hasPrefix("When IDismissModal(): failed") == true)
        #expect(!played.log.contains("dismissed"))
    }

    @Test(
        "Without a popover on top, the step that dismisses one fails",
        arguments: [
            (.none, "No view controller is presented."),
            (.sheet, "PresentedController on top is a sheet. Try: IDismissModal()"),
            (.alert, "UIAlertController on top is not a popover."),
        ] as [(PresentingStage.Kind, String)])
    func noPopover(_ kind: PresentingStage.Kind, _ reason: String) {
        let played = play(PresentingStage(kind)) { _ in When.IDismissPopoverElement() }
        #expect(
            played
                == Played(failures: [
                    """
                    When IDismissPopoverElement(): failed after 2 s of virtual time.
                    Did not find a popover to dismiss within 2 s.
                    \(reason)
                    """
                ]))
    }

    // MARK: Back

    @Test("The element with the label Back is touched")
    func back() {
        let played = play(BackStage(title: nil)) { stage in
            When.IGoBack()
            stage.noteTop()
        }
        #expect(played == Played(log: ["on top: BackStage"]))
    }

    @Test("A back button with another label fails, and is named")
    func otherBack() {
        let played = play(BackStage(title: "Home")) { _ in When.IGoBack() }
        #expect(
            played
                == Played(failures: [
                    """
                    When IGoBack(): failed after 2 s of virtual time.
                    Did not find element with label "Back" within 2 s.
                    The navigation bar's back button has the label "Home". Try: ITouchElement(withLabel: "Home")
                    """
                ]))
    }

    @Test("Nothing that leads back fails")
    func noBack() {
        let played = play(ActionForm()) { _ in When.IGoBack() }
        #expect(
            played.failures == [
                """
                When IGoBack(): failed after 2 s of virtual time.
                Did not find element with label "Back" within 2 s.
                Nothing like it is there.
                """
            ])
    }

    // MARK: The system's alerts

    @Test("A permission alert of the system is answered with the button that allows it")
    func allow() {
        let played = play(ActionForm()) { stage in
            let manager = CLLocationManager()
            manager.requestWhenInUseAuthorization()
            When.ITouchAllowSystemAlert()
            stage.log.append("\(manager.authorizationStatus == .authorizedWhenInUse)")
        }
        #expect(played == Played(log: ["true"]))
    }

    @Test("Without an alert of the system, allowing it fails")
    func noSystemAlert() {
        let played = play(PresentingStage(.alert)) { _ in When.ITouchAllowSystemAlert() }
        #expect(
            played
                == Played(failures: [
                    """
                    When ITouchAllowSystemAlert(): failed after 2 s of virtual time.
                    Did not find an alert of the system within 2 s.
                    The application shows an alert of its own. Try: ITouchElement(withLabel:)
                    """
                ]))
    }

    // MARK: Alerts

    @Test("An alert is waited for")
    func alert() {
        let played = play(PresentingStage(.alert, after: 1.5)) { _ in
            Then.IWaitToSeeAlert()
            And.ITouchElement(withLabel: "Keep")
        }
        #expect(played == Played(log: ["dismissed"]))
    }

    @Test("An alert that does not come fails, and says what there is instead")
    func noAlert() {
        let played = play(PresentingStage(.sheet)) { _ in Then.IWaitToSeeAlert() }
        #expect(
            played
                == Played(failures: [
                    """
                    Then IWaitToSeeAlert(): failed after 2 s of virtual time.
                    Did not find an alert within 2 s.
                    PresentedController is presented instead.
                    """
                ]))
    }

    @Test("An alert of the system does not count as one of the application")
    func systemAlert() {
        let played = play(ActionForm()) { _ in
            CLLocationManager().requestWhenInUseAuthorization()
            Then.IWaitToSeeAlert()
        }
        #expect(
            played.failures.map { $0.split(separator: "\n").last.map(String.init) } == [
                #"The system shows an alert: "Allow “App” to use your location?". Try: ITouchAllowSystemAlert()"#
            ])
    }
}
