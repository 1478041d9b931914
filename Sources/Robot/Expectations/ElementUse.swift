import TimeLapse

/// Whether a test has used XCUITest's elements: what it expects then comes from the application, and not from threads.
package final class ElementUse: WorldPart {
    private var isNoted = false

    package init() {}

    /// Notes that the test of a world has used an element, or has not yet.
    package static func note(_ isUsed: Bool, in world: World) {
        world.part(ElementUse.self).isNoted = isUsed
    }

    @MainActor
    static var isNoted: Bool { World.current.existingPart(ElementUse.self)?.isNoted ?? false }
}
