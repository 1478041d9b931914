import HeadlessUIKit

/// What changed in a tree since its order was known: the views that left, and those that joined.
///
/// The tree is its former order without all that was inside the views that left, and with all that is inside those that
/// joined. A view that moved has left and joined. None of the views that joined is inside another.
@MainActor
struct TreeChanges {
    /// How many changes are noted; mending more takes longer than another walk.
    private static let limit = 64

    /// The views of the former order that left it; they may be freed since.
    private(set) var left: [ViewReference] = []
    /// The views that are in the tree and not in its former order, except those inside others of them.
    private(set) var joined: [ViewReference] = []

    var isEmpty: Bool { left.isEmpty && joined.isEmpty }

    var areTooMany: Bool { left.count > Self.limit || joined.count > Self.limit }

    /// Forgets all, and keeps the memory for the next ones.
    mutating func removeAll() {
        left.removeAll(keepingCapacity: true)
        joined.removeAll(keepingCapacity: true)
    }

    /// Notes that a view was added to a view of the tree, with all inside it.
    mutating func noteJoining(_ view: UIView) {
        if !isInsideJoined(view) { joined.append(.passUnretained(view)) }
    }

    /// Notes that a view is about to leave the tree, with all inside it.
    mutating func noteLeaving(_ view: UIView) {
        if let index = joined.index(of: view) {
            joined.remove(at: index)
        } else if !isInsideJoined(view) {
            forgetJoined(inside: view)
            left.append(.passUnretained(view))
        }
    }

    /// Notes that a view is at another place in the tree, or has to be looked at again, with all inside it.
    mutating func noteMove(_ view: UIView) {
        if joined.contains(view) || isInsideJoined(view) { return }
        forgetJoined(inside: view)
        left.append(.passUnretained(view))
        joined.append(.passUnretained(view))
    }

    /// Whether an ancestor of the view joined, so that the view will be found in it.
    private func isInsideJoined(_ view: UIView) -> Bool {
        if joined.isEmpty { return false }
        var ancestor = view.superviewLink
        while let current = ancestor {
            if joined.contains(current) { return true }
            ancestor = current.superviewLink
        }
        return false
    }

    private mutating func forgetJoined(inside view: UIView) {
        for index in joined.indices.reversed() {
            var ancestor = joined[index].takeUnretainedValue().superviewLink
            while let current = ancestor, current !== view { ancestor = current.superviewLink }
            if ancestor != nil { joined.remove(at: index) }
        }
    }
}
