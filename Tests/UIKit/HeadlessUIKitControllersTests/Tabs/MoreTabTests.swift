import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("The More tab") struct MoreTabTests {
    private func rows(_ stage: TabStage) -> [String] {
        UIApplication.shared.commit()
        let list = stage.tabs.moreNavigationController.viewControllers[0] as? UITableViewController
        return (list?.tableView.visibleCells ?? []).map { $0.textLabel?.text ?? "?" }
    }

    private func tapRow(_ index: Int, _ stage: TabStage) {
        UIApplication.shared.commit()
        let list = stage.tabs.moreNavigationController.viewControllers[0] as? UITableViewController
        guard let cell = list?.tableView.visibleCells[index] else { return }
        Finger.tap(cell.convertToScreen(cell.bounds).center)
    }

    @Test("From the sixth tab on, the fifth is More, with a list of the rest")
    func more() {
        NavigationStage.run {
            let stage = TabStage("ABCDE")
            #expect(stage.shownTabs == "[A] B C D E")
            stage.tabs.viewControllers = "ABCDEFG".map { stage[String($0)] }
            #expect(stage.shownTabs == "[A] B C D More")
            stage.tap(stage.tabs.moreNavigationController.tabBarItem)
            #expect(stage.shownTabs == "A B C D [More]" && rows(stage) == ["E", "F", "G"])
            #expect(stage.tabs.selectedIndex == NSNotFound)
            #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
            _ = stage.settled()
            tapRow(1, stage)
            #expect(
                stage.settled() == """
                    F willMove(toParent:) nil
                    F viewDidLoad
                    F viewWillAppear animated
                    F viewIsAppearing animated
                    F viewDidAppear animated
                    F didMove(toParent:) nil
                    """)
            #expect(stage.tabs.selectedViewController === stage["F"] && stage.tabs.selectedIndex == 5)
            #expect(stage["F"].navigationController === stage.tabs.moreNavigationController)
            stage.tap(stage.tabs.moreNavigationController.tabBarItem)
            _ = stage.settled()
            #expect(rows(stage) == ["E", "F", "G"] && stage["F"].parent === stage.tabs)
            stage.tabs.selectedIndex = 6
            #expect(stage["G"].view.window != nil && stage.shownTabs == "A B C D [More]")
            stage.tabs.selectedIndex = 0
            #expect(stage["G"].parent === stage.tabs && stage.shownTabs == "[A] B C D More")
            stage.tabs.viewControllers = [stage["G"], stage["A"]]
            #expect(stage.shownTabs == "G [A]" && Set(stage.tabs.children) == [stage["A"], stage["G"]])
        }
    }

    @Test("A navigation controller under More lends its stack to More's, and gets it back")
    func moreNavigation() {
        NavigationStage.run {
            let stage = TabStage("ABCDE")
            let inner = UINavigationController(rootViewController: stage["X"])
            inner.pushViewController(stage["Y"], animated: false)
            stage.tabs.viewControllers = "ABCDE".map { stage[String($0)] } + [inner]
            stage.tabs.selectedViewController = inner
            let more = stage.tabs.moreNavigationController
            #expect(more.viewControllers.dropFirst() == [stage["X"], stage["Y"]])
            #expect(stage["Y"].view.window != nil)
            stage.tabs.selectedIndex = 0
            #expect(inner.viewControllers == [stage["X"], stage["Y"]] && more.viewControllers.count == 1)
            stage.tap(more.tabBarItem)
            #expect(rows(stage) == ["E", "X"])
            tapRow(1, stage)
            _ = stage.settled()
            #expect(more.viewControllers.count == 3 && stage.tabs.selectedViewController === inner)
            more.popToRootViewController(animated: true)
            _ = stage.settled()
            #expect(inner.viewControllers == [stage["X"]] && inner.children == [stage["X"]])
            #expect(stage.tabs.selectedViewController === more && inner.parent === stage.tabs)
        }
    }
}
