/// State that a module above adds to a world: one instance of each type for each world.
@MainActor
package protocol WorldPart: AnyObject, Sendable {
    init()
}

/// State that a module above adds to a world and that is used on any thread: one instance of each type for each world.
package protocol SharedWorldPart: AnyObject, Sendable {
    init(in world: World)
}
