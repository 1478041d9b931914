/// The controllers that are being made for one another: children of containers, and those that views embed.
///
/// The limits are far above what any storyboard has: a file that exceeds them is a failure, and neither ends the
/// program nor takes forever.
@MainActor
package final class ControllersInMaking {
    /// How many controllers may be inside each other; few enough for the stack.
    nonisolated static let depthLimit = 100
    private static let countLimit = 1_000
    @TaskLocal private static var current: ControllersInMaking?

    /// The places of those that are being made, each inside the one before it.
    private var places: [ScenePlace] = []
    private var count = 0

    /// Makes a controller, unless that would make it again inside itself.
    ///
    /// - Throws: what names the circle, by relationships and by references to storyboards.
    package static func make(
        at place: ScenePlace, _ body: () throws(NibProblem) -> UIViewController
    ) throws(NibProblem) -> UIViewController {
        try together { making in
            Result { () throws(NibProblem) in try making.make(at: place, body) }
        }.get()
    }

    /// Makes controllers that count together, such as those that a view embeds, and those that their views embed.
    package static func together<Made>(_ body: (ControllersInMaking) -> Made) -> Made {
        if let current { return body(current) }
        let making = ControllersInMaking()
        return $current.withValue(making) { body(making) }
    }

    private func make(
        at place: ScenePlace, _ body: () throws(NibProblem) -> UIViewController
    ) throws(NibProblem) -> UIViewController {
        try place.check(inside: places)
        count += 1
        guard count <= Self.countLimit else {
            throw NibProblem(
                "\(place.file): there are more than \(Self.countLimit) controllers inside each other.",
                cure: "remove some of the segues between them in Xcode.")
        }
        places.append(place)
        defer { places.removeLast() }
        return try body()
    }
}
