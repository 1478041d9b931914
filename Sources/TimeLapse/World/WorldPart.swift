/// What a module above hangs on a world: one of each type for each world.
@MainActor
package protocol WorldPart: AnyObject, Sendable {
    /// Makes a world's part, as it is at the beginning.
    init()
}
