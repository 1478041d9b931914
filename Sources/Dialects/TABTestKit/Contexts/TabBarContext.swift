import FailureReporting
import XCUIAutomation

/// Counts the tabs of tab bars.
///
/// ```swift
/// Then(the: numberOfTabs(in: mainScreen.tabBar, is: 4))
/// ```
public protocol TabBarContext {}

extension TabBarContext {
    /// Checks how many tabs a tab bar has, once it is hittable; another number is a failure.
    public func numberOfTabs(
        in tabBar: TabBar, is count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            guard StateWait(tabBar, [.exists, .hittable]).requireAll() else { return }
            let actual = tabBar.underlyingXCUIElement.buttons.count
            guard actual != count else { return }
            let names = tabBar.underlyingXCUIElement.buttons.allElementsBoundByIndex.map(\.label)
            AutomationFailure(
                "Expected \(count) \(count == 1 ? "tab" : "tabs") in \(tabBar.name), but it has \(actual): \(names.joined(separator: ", "))."
            ).record()
        }
    }
}
