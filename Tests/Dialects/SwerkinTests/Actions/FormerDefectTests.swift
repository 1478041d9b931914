import HeadlessUIKit
import Swerkin
import Testing
import UserNotifications

// What the steps of the original do wrong, and these do right.
@MainActor @Suite("Defects that steps do not share", .robot) struct FormerDefectTests {
    @Test("ITouchTextBox(withFieldName:) and IDismissKeyboard are steps of the report")
    func performStepMissing() {
        var report = ""
        _ = play(ActionForm()) { _ in
            When.ITouchTextBox(withFieldName: "Nickname")
            And.ITouchButtonBarButton(withLabel: "Done")
            And.IDismissKeyboard()
            report = ScenarioReport.current.description
        }
        #expect(report.contains("When ITouchTextBox(withFieldName:): Nickname"))
        #expect(report.contains("And IDismissKeyboard()"))
    }

    @Test("A step after one that failed is skipped")
    func skipping() {
        let played = play(ActionForm()) { _ in
            When.ITouchButton("nothing")
            And.ITouchButton("save")
        }
        #expect(played.failures.count == 1)
        #expect(played.log.isEmpty)
    }

    @Test("ITouchRow(withIdentifier:) touches the row with the id, not one with such a label")
    func touchRowTapsByLabel() {
        let played = play(ListStage()) { stage in
            stage.names = [2: "row5"]
            stage.table.reloadData()
            When.ITouchRow(withIdentifier: "row5")
        }
        #expect(played == Played(log: ["selected 5"]))
    }

    @Test("IScrollDownUntilISeeElement(withLabel:) scrolls")
    func scrollDownDoesNotScroll() {
        let played = play(ListStage()) { stage in
            When.IScrollDownUntilISeeElement(withLabel: "Row 39")
            stage.log.append("\(stage.table.contentOffset.y > 0)")
        }
        #expect(played == Played(log: ["true"]))
    }

    @Test("ITouchAllowSystemAlert answers the alert")
    func allowDoesNothing() {
        let played = play(ActionForm()) { stage in
            UNUserNotificationCenter.current().requestAuthorization(options: .alert) { isGranted, _ in
                stage.log.append("granted: \(isGranted)")
            }
            When.ITouchAllowSystemAlert()
            And.IWaitForSeconds(0)
        }
        #expect(played == Played(log: ["granted: true"]))
    }
}
