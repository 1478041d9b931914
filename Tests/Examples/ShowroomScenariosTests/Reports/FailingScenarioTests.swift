import FailureReporting
import Showroom
import ShowroomScreens
import TABTestKit
import Testing

/// What the failures of mistaken steps say.
@MainActor
@Suite("Failures of mistaken steps", .tabTestKit(app: AppDelegate.self, scene: SceneDelegate.self))
struct FailingScenarioTests: ShowroomContext {
    @Test("A drag that turns a wheel instead of scrolling is a failure that names the wheel")
    func wheelInTheWay() {
        amLookingAtTheOtherElements()
        let lines = failureLines {
            scroll(otherScreen, .downwards, until: otherScreen.countDownPicker, is: .hittable)
        }
        #expect(
            lines.dropFirst().first == """
                The last 5 scrolls did not move ScrollingColumn #MyScrollView. The drag begins on PickerWheel, which \
                scrolls instead: begin it elsewhere, by .from(_:to:).
                """)
    }

    @Test("Scrolling for a row that does not exist is a failure that names the end of the table")
    func endOfTable() {
        amLookingAtTheTable()
        let lines = failureLines {
            scroll(tableScreen, .downwards, until: tableScreen.row(15, inSection: 1), is: .exists)
        }
        #expect(
            lines.prefix(2) == [
                "Ran out of tries (10) waiting for element to become exists: "
                    + "Cell \"TableCell 1-15\" in Table \"TableController\" does not exist.",
                "The last 8 scrolls did not move UITableView #TableController. It is at its end.",
            ])
    }

    /// The lines of the failures.
    private func failureLines(_ body: () -> Void) -> [String] {
        FailureCollector.failures(of: body).flatMap { $0.text.split(separator: "\n").map(String.init) }
    }
}
