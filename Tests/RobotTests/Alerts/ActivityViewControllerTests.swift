import Robot
import Testing

@MainActor @Suite("UIActivityViewController", .robot(lapse: .animations)) struct ActivityViewControllerTests {
    /// Prints the shared items, with its own controller or immediately.
    private final class PrintActivity: UIActivity {
        var note: (String) -> Void = { _ in }
        var preview: UIViewController?
        var endsWell = true

        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("example.print") }
        override var activityTitle: String? { "Print" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.contains { $0 is String }
        }
        override func prepare(withActivityItems activityItems: [Any]) { note("prepare \(activityItems)") }
        override var activityViewController: UIViewController? { preview }
        override func perform() {
            note("perform")
            activityDidFinish(endsWell)
        }
    }

    private final class LateText: UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
        {
            ""
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "for \(activityType?.rawValue ?? "")" }
    }

    let stage = AlertStage()
    private let printer = PrintActivity()

    private func share(_ items: [Any], without excluded: [UIActivity.ActivityType] = []) {
        printer.note = stage.note
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: [printer])
        sheet.excludedActivityTypes = excluded
        sheet.completionWithItemsHandler = { [stage] type, completed, _, _ in
            stage.note("\(type?.rawValue ?? "nothing") \(completed)")
        }
        stage.screen.present(sheet, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        _ = stage.take()
    }

    @Test("Copying puts the shared items on the pasteboard, and dismisses the sheet")
    func copy() {
        share(["A note"])
        #expect(allViews(withText("A note")).count == 1)
        tapOn(theFirstView(withLabel("Copy")))
        #expect(UIPasteboard.general.string == "A note")
        #expect(stage.take() == "com.apple.UIKit.activity.CopyToPasteboard true")
        #expect(stage.screen.presentedViewController == nil)
    }

    @Test("The application's own activity is prepared, performed, and ends the sheet")
    func own() {
        share(["A note", LateText()])
        tapOn(theFirstView(withLabel("Print")))
        #expect(
            stage.take() == """
                prepare ["A note", "for example.print"]
                perform
                example.print true
                """)
        #expect(stage.screen.presentedViewController == nil)
    }

    @Test("An activity that is not finished leaves the sheet for another one")
    func failed() {
        printer.endsWell = false
        share(["A note"])
        tapOn(theFirstView(withLabel("Print")))
        #expect(stage.take() == "prepare [\"A note\"]\nperform\nexample.print false")
        tapOn(theFirstView(withLabel("Copy")))
        #expect(UIPasteboard.general.string == "A note")
    }

    @Test("An activity's controller is presented over the sheet")
    func controller() {
        let preview = UIViewController()
        printer.preview = preview
        share(["A note"])
        tapOn(theFirstView(withLabel("Print")))
        TimeLapse.waitForAnimationsToFinish()
        #expect(preview.presentingViewController != nil)
        printer.activityDidFinish(true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(stage.take() == "prepare [\"A note\"]\nexample.print true")
        #expect(stage.screen.presentedViewController == nil)
        printer.preview = nil
    }

    @Test("Activities that reject the items, or are excluded, are not offered; closing reports no activity")
    func closing() {
        share([1], without: [])
        #expect(allViews(ofClass("UIButton")).compactMap(\.accessibilityLabel) == ["Close"])
        tapOn(theFirstView(withLabel("Close")))
        #expect(stage.take() == "nothing false")
        share(["A note"], without: [.copyToPasteboard])
        #expect(allViews(withLabel("Copy")).isEmpty)
        tapOn(theFirstView(withLabel("Close")))
        #expect(stage.take() == "nothing false")
    }
}
