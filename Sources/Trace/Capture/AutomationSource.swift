import HeadlessUIKit
import TimeLapse

/// Where a recording gets the tree of XCUITest's elements from; the module that has them sets it.
@MainActor
package final class AutomationSource: WorldPart {
    /// A row of the tree.
    package struct Row {
        package var depth: Int
        /// The view, if the element is one.
        package var view: UIView?
        package var record: AutomationRecord
        /// Where it is on the screen.
        package var frame: CGRect
        /// Which one it is of the elements of its type, if not as many of them come before it in the tree.
        package var number: Int?

        package init(depth: Int, view: UIView?, record: AutomationRecord, frame: CGRect) {
            self.depth = depth
            self.view = view
            self.record = record
            self.frame = frame
        }
    }

    /// Reads the tree, from the application down.
    package var read: (@MainActor () -> [Row])?

    package init() {}

    func rows(_ film: Film) -> [RecordedRow<AutomationRecord>] {
        read?().map { row in
            RecordedRow(
                depth: row.depth, view: row.view.map { film.give($0) } ?? 0, record: row.record,
                frame: row.view == nil ? row.frame : nil, number: row.number)
        } ?? []
    }
}
