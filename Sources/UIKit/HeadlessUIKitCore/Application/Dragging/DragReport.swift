/// What became of a drag, for the test's gesture that performs it.
@MainActor
package final class DragReport {
    package internal(set) var empty: UIDragInteraction?
    /// Whether items were lifted, and whether they were dragged away.
    package internal(set) var isLifted = false
    package internal(set) var hasBegun = false
    /// The drop interactions under the finger that cannot handle the items, the last ones.
    package internal(set) var refusing: [UIDropInteraction] = []
    /// The drop interaction under the finger at the end, and what it proposed.
    package internal(set) var target: UIDropInteraction?
    package internal(set) var proposal: UIDropOperation?
    package internal(set) var allowsMoving = true
    /// What the drag ended with; `nil` before its end.
    package internal(set) var operation: UIDropOperation?

    package init() {}
}
