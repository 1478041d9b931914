import TimeLapse

/// The animation blocks that are under way in a world, and the animations that were begun in it and not committed.
@MainActor
final class AnimationScopes: WorldPart {
    private struct Entry {
        /// The block; `nil` where changes are not animated.
        let scope: AnimationScope?
        /// Whether it stays open until its animation is committed.
        let isBegun: Bool
    }

    /// How many scopes are open in all worlds: while there is none, no change asks for its world.
    ///
    /// Not checked for overlapping accesses, as nothing calls out: every setter of a view reads it. A world that is freed
    /// with one open leaves the number too high, which costs time and nothing else.
    @exclusivity(unchecked) private static var openCount = 0

    /// Whether a scope is open in any world.
    static var areOpen: Bool { openCount > 0 }

    /// The scopes of the current world, if one was ever opened.
    static var current: AnimationScopes? { World.current.existingPart(AnimationScopes.self) }

    /// The innermost last.
    private var entries: [Entry] = []

    init() {}

    /// The block that changes are animated by.
    var innermost: AnimationScope? { entries.last?.scope }

    private func open(_ entry: Entry) {
        entries.append(entry)
        if entry.scope != nil { Self.openCount += 1 }
    }

    /// Closes the last one of a scope: code in a block may have begun an animation, or committed one, meanwhile.
    private func close(_ scope: AnimationScope?, isBegun: Bool) {
        guard let index = entries.lastIndex(where: { $0.scope === scope && $0.isBegun == isBegun })
        else { return }
        entries.remove(at: index)
        if scope != nil { Self.openCount -= 1 }
    }

    /// Runs `body` as a block of the current world.
    static func with<Result>(_ scope: AnimationScope?, _ body: () throws -> Result) rethrows -> Result {
        let scopes = World.current.part(AnimationScopes.self)
        scopes.open(Entry(scope: scope, isBegun: false))
        defer { scopes.close(scope, isBegun: false) }
        return try body()
    }

    // MARK: Begun and committed

    private var lastBegun: AnimationScope? { entries.last(where: \.isBegun)?.scope }

    /// The animation that was begun last in the current world and is not committed.
    static var begun: BegunAnimation? { current?.lastBegun?.animation as? BegunAnimation }

    /// Opens a scope in the current world that stays open until it is ended.
    static func begin(_ animation: BegunAnimation) {
        let scope = AnimationScope(animation, begin: VirtualClock.current.now, duration: animation.duration)
        World.current.part(AnimationScopes.self).open(Entry(scope: scope, isBegun: true))
    }

    /// Ends the scope that was begun last in the current world, and returns its animation; `nil` if there is none.
    static func endBegun() -> BegunAnimation? { current?.endBegun() }

    private func endBegun() -> BegunAnimation? {
        guard let scope = lastBegun else { return nil }
        scope.layOutViews()
        close(scope, isBegun: true)
        return scope.animation as? BegunAnimation
    }

    /// Commits what a world's turn has begun and not committed: it would animate what comes after.
    static func endTurn(in world: World) {
        guard areOpen, let scopes = world.existingPart(AnimationScopes.self), scopes.lastBegun != nil
        else { return }
        AnimationFailure.neverCommitted.record()
        while let begun = scopes.endBegun() { begun.run() }
    }

    /// Drops what was begun in a world and not committed.
    static func forgetBegun(in world: World) {
        guard areOpen, let scopes = world.existingPart(AnimationScopes.self) else { return }
        while let scope = scopes.lastBegun { scopes.close(scope, isBegun: true) }
    }
}
