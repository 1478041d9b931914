import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Alerts, action sheets and activity sheets.
@MainActor @Suite("Presented elements", .robot) struct PresentedElementTests {
    private let controller = UIViewController()

    init() {
        UIWindow.createWindowForTesting().rootViewController = controller
    }

    private func present(_ style: UIAlertController.Style, _ log: EventLog, _ titles: String...) {
        let alert = UIAlertController(
            title: "Delete the note?", message: "It is lost.", preferredStyle: style)
        for title in titles {
            alert.addAction(
                UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { _ in
                    log.add(title)
                })
        }
        controller.present(alert, animated: true)
    }

    @Test("The buttons of an alert are those inside it; it is dismissed by Cancel or another one")
    func alert() {
        let log = EventLog()
        let behind = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
        behind.setTitle("Delete", for: .normal)
        behind.addAction(UIAction { _ in log.add("behind") }, for: .touchUpInside)
        controller.view.addSubview(behind)
        let alert = Alert(id: "Delete the note?", dismissButtonID: "OK")
        present(.alert, log, "Delete", "Cancel")
        alert.actionButton(withID: "Delete").tap()
        #expect(log.take() == "Delete")
        alert.waitFor(not: .exists, timeout: 1)
        present(.alert, log, "Delete", "Cancel")
        Alert(id: nil).dismiss()
        present(.alert, log, "OK")
        alert.await()
        alert.dismissButton.waitFor(.enabled, timeout: 0)
        alert.dismiss()
        #expect(log.take() == "Cancel\nOK")
    }

    @Test("An action sheet has its buttons, one of which dismisses it")
    func sheet() {
        let log = EventLog()
        let sheet = Sheet(id: "Delete the note?")
        present(.actionSheet, log, "Delete", "Cancel")
        sheet.actionButton(withID: "Delete").tap()
        present(.actionSheet, log, "Delete", "Cancel")
        sheet.await()
        sheet.dismiss()
        present(.actionSheet, log, "Not now")
        Sheet(id: "Delete the note?", dismissButtonID: "Not now").dismiss()
        #expect(log.take() == "Delete\nCancel\nNot now")
    }

    @Test("A button that is not in the alert, and an alert that is not there, are failures")
    func missing() {
        present(.alert, EventLog(), "Delete", "Cancel")
        #expect(
            firstLines(2) { Alert(id: "Delete the note?").actionButton(withID: "Remove").tap() } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Button "Remove" in Alert "Delete the note?" does not exist.
                The alert "Delete the note?" with the buttons "Delete", "Cancel" is in front.
                """
            ])
        let sheet: any Dismissable = Sheet(id: "Delete the note?")
        #expect(
            firstLines(2) { sheet.dismiss() } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Button "Cancel" in Sheet "Delete the note?" does not exist.
                Already app.sheets.matching(identifier: "Delete the note?").element(boundBy: 0) finds none.
                """
            ])
        #expect(
            firstLines { Sheet(id: "Delete the note?").await() } == [
                "Failed awaiting element to be exists with timeout 30.0: Sheet \"Delete the note?\" does not exist."
            ])
    }

    @Test("An activity sheet is found by the identifier of its view, and closed")
    func activities() {
        let sheet = UIActivityViewController(activityItems: ["A note"], applicationActivities: nil)
        var isOver = false
        sheet.completionWithItemsHandler = { _, completed, _, _ in isOver = !completed }
        controller.present(sheet, animated: true)
        let element = ActivitySheet()
        element.await()
        #expect(element.underlyingXCUIElement.view === sheet.view)
        #expect(element.underlyingXCUIElement.elementType == .other)
        element.cancelButton.waitFor(.hittable, timeout: 0)
        element.dismiss()
        element.waitFor(not: .exists, timeout: 1)
        #expect(isOver)
        #expect(
            firstLines { element.dismiss() } == [
                "Failed awaiting element to be exists with timeout 30.0: Button \"Close\" in ActivitySheet \"ActivityListView\" does not exist."
            ])
    }
}
