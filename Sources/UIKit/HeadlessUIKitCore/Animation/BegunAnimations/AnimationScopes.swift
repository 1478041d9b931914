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

    /// The innermost last.
    private var entries: [Entry] = []

    init() {}

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

    static func with<Result>(_ scope: AnimationScope?, _ body: () throws -> Result) rethrows -> Result {
        let scopes = UIApplication.shared.world.part(AnimationScopes.self)
        scopes.open(Entry(scope: scope, isBegun: false))
        defer { scopes.close(scope, isBegun: false) }
        return try body()
    }

    // MARK: Begun and committed

    private var lastBegun: AnimationScope? { entries.last(where: \.isBegun)?.scope }

    /// The animation that was begun last in the current world and is not committed.
    static var begun: BegunAnimation? {
        UIApplication.shared.animationScopes?.lastBegun?.animation as? BegunAnimation
    }

    /// Opens a scope in the current world that stays open until it is ended.
    static func begin(_ animation: BegunAnimation) {
        let application = UIApplication.shared
        let scope = AnimationScope(animation, begin: application.clock.now, duration: animation.duration)
        application.world.part(AnimationScopes.self).open(Entry(scope: scope, isBegun: true))
    }

    /// Ends the scope that was begun last in the current world, and returns its animation; `nil` if there is none.
    static func endBegun() -> BegunAnimation? { UIApplication.shared.animationScopes?.endBegun() }

    private func endBegun() -> BegunAnimation? {
        guard let scope = lastBegun else { return nil }
        scope.layOutViews()
        close(scope, isBegun: true)
        return scope.animation as? BegunAnimation
    }

    /// Commits what an application's turn has begun and not committed: it would animate what comes after.
    static func endTurn(of application: UIApplication) {
        guard areOpen, let scopes = application.animationScopes, scopes.lastBegun != nil else { return }
        AnimationFailure.neverCommitted.record()
        while let begun = scopes.endBegun() { begun.run() }
    }

    static func forgetBegun(of application: UIApplication) {
        guard areOpen, let scopes = application.animationScopes else { return }
        while let scope = scopes.lastBegun { scopes.close(scope, isBegun: true) }
    }
}

extension UIApplication {
    /// The animation blocks that are under way, if there was ever one.
    final var animationScopes: AnimationScopes? { world.existingPart(AnimationScopes.self) }
}
