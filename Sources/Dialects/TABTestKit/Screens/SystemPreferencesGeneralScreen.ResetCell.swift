import FailureReporting
import XCUIAutomation

extension SystemPreferencesGeneralScreen {
    /// The row of the general settings that leads to what can be reset.
    ///
    /// Before iOS 15 it is called "Reset". Since then that row is on a screen of its own, which the row
    /// "Transfer or Reset iPhone" opens: this element is that row, and a tap on it goes on to the second one. So the screen
    /// of what can be reset follows a tap on either.
    public struct ResetCell: Element, Tappable {
        /// What the row is called before iOS 15.
        public let id: String? = "Reset"
        /// The table.
        public let parent: any Element = Table(parent: SystemPreferences())
        /// `cell`.
        public let type: XCUIElement.ElementType = .cell

        init() {}

        /// The row that is on the screen: the one that leads to "Reset" or, where there is none, "Reset" itself.
        public var underlyingXCUIElement: XCUIElement {
            let leading = ["iPhone", "iPad"].map { cell("Transfer or Reset \($0)") }.first { $0.exists }
            return leading ?? cell("Reset")
        }

        private func cell(_ title: String) -> XCUIElement {
            Cell(id: title, parent: parent).underlyingXCUIElement
        }

        /// Taps the row, once it exists, and where it leads to "Reset" that one, too.
        public func tap(
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { openReset() }
        }

        /// The same, as ``Tappable`` asks for it.
        @_disfavoredOverload
        public func tap() { openReset() }

        private func openReset() {
            guard StateWait(self, [.exists]).requireAll() else { return }
            let row = underlyingXCUIElement
            let leadsOn = row.identifier != id
            CallSequence.run({ row.tap() }, { if leadsOn { Cell(id: id, parent: parent).tap() } })
        }
    }
}
