/// State that a module above adds to a world: one instance of each type for each world.
@MainActor
package protocol WorldPart: AnyObject, Sendable {
    init()
}
