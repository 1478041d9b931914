/// What makes room for the keyboard.
@MainActor
protocol KeyboardFollower: AnyObject {
    /// Called when the keyboard moved, was shown or was hidden.
    func keyboardMoved()
}

/// The objects that follow a keyboard, held weakly, in the order in which they were added.
@MainActor
struct KeyboardFollowers {
    private struct Link {
        weak var follower: (any KeyboardFollower)?
    }

    private var links: [Link] = []

    mutating func append(_ follower: any KeyboardFollower) {
        links.removeAll { $0.follower == nil }
        links.append(Link(follower: follower))
    }

    /// Those that still exist.
    var present: [any KeyboardFollower] { links.compactMap(\.follower) }
}
